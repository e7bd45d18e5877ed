import {
  packProductData,
  readProductData,
  type ProductData,
  type ListedAttribute,
  type ListedProduct,
} from "#domain/listing/product-data.ts";
import { packFacets, filePositions, type FacetRow, type Facets } from "#domain/listing/facet-columns.ts";
import { readFacets, allSteps } from "#domain/listing/facet-reading.ts";

const attribute = (id: string, changes: Partial<ListedAttribute> = {}): ListedAttribute => ({
  id,
  name: id.toUpperCase(),
  unit: null,
  kind: "number",
  better: null,
  decimals: null,
  group: "performance",
  ...changes,
});

/** Two main categories, one with two categories below it; three brands; numbers and choices. */
export const LISTS = {
  brands: [
    { id: "b-1", slug: "carrier", name: "Carrier" },
    { id: "b-2", slug: "trane", name: "Trane" },
    { id: "b-3", slug: "york", name: "York" },
  ],
  categories: [
    { slug: "chillers", name: "Chillers", depth: 0, holds: [0, 1, 2], expected: ["capacity", "cop"] },
    { slug: "screw-chillers", name: "Screw Chillers", depth: 1, holds: [1], expected: ["cop"] },
    {
      slug: "scroll-chillers",
      name: "Scroll Chillers",
      depth: 1,
      holds: [2],
      expected: ["refrigerant", "cop", "capacity"],
    },
    { slug: "pumps", name: "Pumps", depth: 0, holds: [3], expected: ["head"] },
  ],
  oldCategories: { refrigeration: "chillers" },
  attributes: [
    attribute("capacity", { name: "Cooling capacity", unit: "kW", better: "higher" }),
    attribute("cop", { name: "COP", better: "higher", decimals: 2 }),
    attribute("head", { name: "Head", unit: "m" }),
    attribute("refrigerant", { name: "Refrigerant", kind: "choice" }),
    attribute("eer", { name: "EER", better: "higher", decimals: 2, conditions: ["water", "leaving"] }),
    attribute("water", { name: "Entering condenser water temperature", unit: "°C", decimals: 1 }),
    attribute("leaving", { name: "Leaving chilled water temperature", unit: "°C", decimals: 1 }),
  ],
};

export type SampleProduct = Partial<ListedProduct> & { name: string; values?: FacetRow };

export const listed = (product: SampleProduct): ListedProduct => ({
  slug: null,
  brand: null,
  category: null,
  categoryText: LISTS.categories[product.category ?? -1]?.name ?? null,
  updated: 1_700_000_000,
  family: false,
  series: null,
  featured: false,
  availability: "current",
  ...product,
});

/** A catalogue of products, which are sorted by name, with all of their values, as a browser reads it. */
export function sampleCatalogue(products: readonly SampleProduct[]): { catalogue: ProductData; facets: Facets } {
  const data = packProductData(LISTS, products.map(listed));
  const catalogue = readProductData(JSON.parse(JSON.stringify(data)) as typeof data);
  const files = [...filePositions(catalogue)].map(([file, positions]) => {
    const rows = Array.from(positions, (position) => products[position]?.values ?? {});
    return [
      file,
      packFacets(
        rows,
        Array.from(positions, (position) => catalogue.names[position] ?? ""),
      ),
    ] as const;
  });
  return { catalogue, facets: allSteps(readFacets(catalogue, Object.fromEntries(files))).facets };
}
