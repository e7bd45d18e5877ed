import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ImageInput } from "../../../../admin/ui/pictures/ImageInput.tsx";

function Example({ start = "" }: { start?: string }) {
  const [address, setAddress] = useState(start);
  return <ImageInput label="Logo" value={address} maxMB={1} onChange={setAddress} />;
}

const logo = page.getByRole("group", { name: "Logo" });
const address = logo.getByRole("textbox", { name: "Logo URL" });
const tab = (name: string) => logo.getByRole("tab", { name });

/** Chooses a file of these bytes, as a person does in the file chooser. */
async function choose(bytes: BlobPart, name: string, type: string) {
  await tab("Upload").click();
  await userEvent.upload(logo.getByLabelText("Logo file"), new File([bytes], name, { type }));
}

test("an address is typed, shown and cleared", async () => {
  await render(<Example />);
  await tab("URL").click();
  await address.fill("/brands/carrier.webp");
  const clear = logo.getByRole("button", { name: "Clear logo" });
  await expect.element(clear).toBeVisible();
  await clear.click();
  await expect.element(address).toHaveValue("");
  await expect.element(clear).not.toBeInTheDocument();
});

test("a file that is not a picture is refused by its content, whatever its name", async () => {
  await render(<Example />);
  await choose("<svg onload='alert(1)'/>", "logo.png", "image/png");
  await expect.element(logo.getByRole("alert")).toHaveTextContent("Choose a PNG, JPEG, WebP or AVIF picture.");
});

test("a file that is too large is refused before it is read", async () => {
  await render(<Example />);
  await choose(new Uint8Array(1024 * 1024 + 1), "logo.png", "image/png");
  await expect.element(logo.getByRole("alert")).toHaveTextContent("File size must be less than 1MB");
});

test("a refused file leaves the picture as it was", async () => {
  await render(<Example start="/brands/carrier.webp" />);
  await choose("no picture", "logo.png", "image/png");
  await expect.element(logo.getByRole("alert")).not.toBeEmptyDOMElement();
  await tab("URL").click();
  await expect.element(address).toHaveValue("/brands/carrier.webp");
});
