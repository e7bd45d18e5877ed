import { expect, test } from "vitest";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { attributeFinder } from "#domain/specifications/attribute.ts";
import { contentIn } from "#site/content/content-language.ts";

const EMPTY = {
  ...{ brands: [], categories: [], featured: [], pages: [], projects: [], services: [], sectors: [] },
  ...{ testimonials: [], articles: [], certificates: [], members: [] },
};
const attribute = (name: string, unit: string, arabic: string) => ({
  ...{ id: name, name, unit, kind: "number", category: "performance", better: null, synonyms: [], decimals: null },
  ...{ choices: [], conditions: [], translations: { ar: { name: [[name, arabic]] } }, updated_at: "" },
});
/** As far as names are concerned. */
const content = (attributes: readonly ReturnType<typeof attribute>[]) =>
  ({
    ...EMPTY,
    attributes,
    products: [
      {
        ...{ id: "1", name: "Tank", brand: null, category_id: null, category: null, translations: {} },
        specifications: attributes.map(({ name }) => ({ name, value: "500" })),
      },
    ],
  }) as unknown as Snapshot;

/** By its name in a product, the unit in which the site takes a specification to be meant. */
const unitsOf = ({ products, attributes }: Snapshot): unknown[] =>
  products.flatMap(({ specifications }) =>
    specifications.map(({ name }) => [name, attributeFinder(attributes)(name)?.unit]),
  );

test("specifications have their names in the language", () => {
  const stored = content([attribute("Cooling capacity", "kW", "قدرة التبريد"), attribute("Volume", "l", "السعة")]);
  expect(unitsOf(contentIn(stored, "ar"))).toEqual([
    ["قدرة التبريد", "kW"],
    ["السعة", "l"],
  ]);
});

test("two with the same translation keep their own names, so that no figure gets the unit of the other", () => {
  const stored = content([attribute("Cooling capacity", "kW", "السعة"), attribute("Volume", "l", "السعة ")]);
  expect(unitsOf(contentIn(stored, "ar"))).toEqual([
    ["Cooling capacity", "kW"],
    ["Volume", "l"],
  ]);
});
