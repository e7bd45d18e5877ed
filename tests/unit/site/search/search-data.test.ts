import { expect, test } from "vitest";
import type { SizePart } from "#domain/search/search-quantities.ts";
import { searchFiles } from "#site/search/search-data.ts";
import { attribute, brand, category, product, provideContent } from "../../../support/content/site-content.ts";

const CAPACITY = attribute("Cooling capacity", "kW", { synonyms: ["Nominal cooling capacity"] });
const INPUT = attribute("Power input", "kW", { category: "electrical" });
const CHILLERS = category("Chillers");
const MAKER = brand("Carrier");

/** By which specification each product is found when somebody searches for a power. */
function foundBy(): Map<string, string> {
  const { directory, files } = searchFiles();
  const found = new Map<string, string>();
  for (const [name, file] of Object.entries(directory.sizes)) {
    if (!name.startsWith("power.")) continue;
    const part = JSON.parse(files.get(file) ?? "") as SizePart;
    for (const [at, position] of part.product.entries())
      found.set(`${position}`, `${part.names[part.name[at] ?? 0]} ${part.low[at]} ${part.units[part.unit[at] ?? 0]}`);
  }
  return found;
}

const specifications = { "Power input": "180 kW", "Nominal cooling capacity": "1000 kW", Weight: "4 t" };
const content = {
  brands: [MAKER],
  categories: [CHILLERS],
  attributes: [INPUT, CAPACITY],
  products: [product("19XR", { brand: MAKER, category: CHILLERS, specifications })],
};

test("a chiller is found by its cooling capacity, although its power input was typed first", () => {
  provideContent({ ...content, expected: [{ category_id: CHILLERS.id, attribute_id: CAPACITY.id, position: 0 }] });
  expect(foundBy()).toEqual(new Map([["0", "Nominal cooling capacity 1000 kW"]]));
});

test("in a category that expects nothing, the order in which specifications were typed decides", () => {
  provideContent(content);
  expect(foundBy()).toEqual(new Map([["0", "Power input 180 kW"]]));
});
