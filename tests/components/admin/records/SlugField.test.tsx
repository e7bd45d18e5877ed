import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SlugField } from "../../../../admin/records/SlugField.tsx";

function Example() {
  const [slug, setSlug] = useState("carrier");
  const taken = slug === "carrier";
  return (
    <SlugField
      before="/brands/"
      value={slug}
      onChange={(event) => setSlug(event.target.value)}
      error={taken ? "This slug is already used. Choose another." : undefined}
      offer={taken ? { slug: "carrier-2", because: "taken" } : null}
      onAccept={setSlug}
    />
  );
}

const slug = page.getByRole("textbox", { name: /^URL slug/ });

test("a taken slug is refused, and a free one is offered and taken over by one press", async () => {
  await render(<Example />);
  await expect.element(slug).toBeInvalid();
  await expect.element(slug).toHaveAccessibleDescription(/This slug is already used. Choose another./);
  const offer = page.getByRole("button", { name: "Use carrier-2 instead" });
  await offer.click();
  await expect.element(slug).toHaveValue("carrier-2");
  await expect.element(slug).not.toBeInvalid();
  await expect.element(offer).not.toBeInTheDocument();
});

test("the beginning of the address is shown, and is not part of the input", async () => {
  await render(<Example />);
  await expect.element(page.getByText("/brands/")).toBeVisible();
  await slug.fill("trane");
  await expect.element(slug).toHaveValue("trane");
});
