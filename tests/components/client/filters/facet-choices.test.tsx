import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FacetChoices } from "#client/filters/facet-choices.tsx";

const BRANDS = "Airedale, Bitzer, Carrier, Daikin, DKC, HiRef, Kärcher, Mitsubishi, Trane, Wilo, York".split(", ");
const choicesOf = (names: readonly string[]) =>
  names.map((label, index) => ({ value: label.toLowerCase(), label, count: index + 1 }));

function Example({ names }: { names: readonly string[] }) {
  const [chosen, setChosen] = useState<string[]>([]);
  return <FacetChoices name="Brand" choices={choicesOf(names)} chosen={chosen} onChange={setChosen} />;
}

const find = page.getByRole("searchbox", { name: "Find in Brand" });
const offered = () =>
  page
    .getByRole("checkbox")
    .elements()
    .map((box) => box.closest("label")?.textContent);
const none = page.getByText("Nothing found");

test("a long list is narrowed while typing, whatever the case and the accents, and says when nothing matches", async () => {
  await render(<Example names={BRANDS} />);
  expect(offered()).toHaveLength(11);
  await find.fill("ai");
  expect(offered()).toEqual(["Airedale1", "Daikin4"]);
  await find.fill("KARCH");
  expect(offered()).toEqual(["Kärcher7"]);
  await page.getByRole("checkbox", { name: "Kärcher" }).click();
  await expect.element(none).not.toBeInTheDocument();
  await find.fill("pump");
  await expect.element(none).toBeVisible();
  expect(offered()).toEqual([]);
  // What was chosen stays chosen.
  await find.fill("");
  await expect.element(page.getByRole("checkbox", { name: "Kärcher" })).toBeChecked();
  expect(offered()).toHaveLength(11);
});

test("a short list has no search", async () => {
  await render(<Example names={BRANDS.slice(0, 10)} />);
  expect(offered()).toHaveLength(10);
  await expect.element(find).not.toBeInTheDocument();
});
