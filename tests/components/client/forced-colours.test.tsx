import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ListButton } from "#client/lists/list-button.tsx";
import { FacetCategories } from "#client/filters/facet-categories.tsx";
import { FacetChoices } from "#client/filters/facet-choices.tsx";
import { FacetRange } from "#client/filters/facet-range.tsx";
import { UnitSwitch } from "#client/units/unit-switch.tsx";
import { ViewToggle } from "#client/products/view-toggle.tsx";
import { keepInThisFile } from "../../support/own-storage.ts";
import { LISTS } from "../../support/content/sample-catalogue.ts";
import { prefer } from "../chrome.ts";
import "#styles/states.css";

keepInThisFile();

/** A system with its own colours, here light on black. */
beforeEach(async () => {
  document.documentElement.classList.add("js");
  await prefer({ "forced-colors": "active", "prefers-color-scheme": "dark" });
});
afterEach(() => prefer());

/** How bright each point of a part of the page is, from 0 to 255, in rows. */
async function brightness(part: Element): Promise<number[][]> {
  const base64 = await page.screenshot({ element: part, save: false });
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context?.drawImage(image, 0, 0);
  const points = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
  const at = (x: number, y: number) =>
    Math.max(...points.slice(4 * (y * image.width + x), 4 * (y * image.width + x) + 3));
  return Array.from({ length: image.height }, (_, y) => Array.from({ length: image.width }, (_, x) => at(x, y)));
}

/** How much of a part is bright, from 0 to 1. */
async function brightPart(part: Element): Promise<number> {
  const points = (await brightness(part)).flat();
  return points.filter((value) => value > 128).length / points.length;
}

const VIEWS = ["grid", "list", "table"] as const;
const CHOICES = ["Carrier", "Trane"].map((name) => ({ value: name, label: name, count: 3 }));
const CATEGORIES = LISTS.categories.map(({ slug, name, depth }) => ({ slug, name, depth, count: 3 }));

/** Everything that can be chosen in lists, in the comparison and on cards. */
function Choosable() {
  const [view, setView] = useState<(typeof VIEWS)[number]>("grid");
  const [brands, setBrands] = useState<string[]>([]);
  const [category, setCategory] = useState("");
  const product = { slug: "chiller", name: "Chiller", place: "row" } as const;
  return (
    <>
      <ViewToggle views={VIEWS} view={view} onView={setView} />
      <UnitSwitch />
      <ListButton list="compare" {...product} />
      <ListButton list="quote" {...product} />
      <ListButton list="favourite" {...product} />
      <FacetChoices name="Brand" choices={CHOICES} chosen={brands} onChange={setBrands} />
      <FacetCategories categories={CATEGORIES} chosen={category} total={3} isCounting={false} onChange={setCategory} />
    </>
  );
}

test.each([
  ["button", "Table view"],
  ["button", /^IP/],
  ["button", "Compare: Chiller"],
  ["button", "Quote list: Chiller"],
  ["button", "Favourite: Chiller"],
  ["checkbox", "Trane"],
  ["radio", "Pumps"],
] as const)("what is chosen is seen in forced colours: %s %s", async (role, name) => {
  await render(<Choosable />);
  const control = page.getByRole(role, { name });
  const before = await brightPart(control.element());
  await control.click();
  await expect.poll(async () => (await brightPart(control.element())) - before).toBeGreaterThan(0.25);
});

test("the thumbs of a range and the line between them are seen in forced colours", async () => {
  const [attribute] = LISTS.attributes;
  if (!attribute) throw new Error("The sample catalogue has no attributes.");
  const histogram = { edges: [100, 200, 300, 400, 500], counts: [1, 2, 3, 4] };
  await render(
    <FacetRange
      attribute={attribute}
      histogram={histogram}
      range={{ min: 200, max: null }}
      system="si"
      onChange={() => undefined}
    />,
  );
  const slider = page.getByRole("slider", { name: "Cooling capacity from" }).element();
  const rows = await brightness(slider);
  const isBright = (value = 0) => value > 128;
  // Above the line each thumb is a ring, that is bright, dark and bright again.
  const above = rows[Math.round(rows.length / 4)] ?? [];
  const edges = above.filter((value, x) => isBright(value) && !isBright(above[x - 1]));
  expect(edges).toHaveLength(4);
  const line = rows[rows.length / 2] ?? [];
  expect(line.filter(isBright).length / line.length).toBeGreaterThan(0.8);
});
