import { PRODUCT_FIELDS } from "./product-fields.ts";
import { attribute, brand, category, product, provideContent } from "./site-content.ts";
import { allSteps, readFacets } from "#domain/listing/facet-reading.ts";
import type { FacetFile } from "#domain/listing/facet-columns.ts";
import { readProductData } from "#domain/listing/product-data.ts";
import { ATTRIBUTES } from "../../../scripts/seed/attributes.ts";
import { BRANDS } from "../../../scripts/seed/brands.ts";
import { CATEGORIES } from "../../../scripts/seed/categories.ts";
import { EXPECTED } from "../../../scripts/seed/expected-attributes.ts";
import { PRODUCTS } from "../../../scripts/seed/products.ts";
import { facetFiles, packedProductData, textFiles } from "#site/listing/listing-data.ts";
import { askedAttributes } from "#site/listing/schedule-data.ts";

/** The catalogue that an installation begins with, as a browser loads it from the files of the site. */
export function seededCatalogue() {
  const attributes = ATTRIBUTES.map(({ name, unit = null, ...more }) =>
    attribute(name, unit, { decimals: null, ...more }),
  );
  const categories = CATEGORIES.flatMap(({ name, children }) => {
    const root = category(name);
    return [
      root,
      ...children.filter(({ inactive }) => !inactive).map((child) => category(child.name, { parent_id: root.id })),
    ];
  });
  const categoryOf = new Map(categories.map((one) => [one.name, one]));
  const brands = BRANDS.map(({ name, slug }) => brand(name, { slug }));
  const products = PRODUCTS.map((one) =>
    product(
      one.name,
      {
        brand: brands.find(({ slug }) => slug === one.brand) ?? brand(one.brand),
        category: categoryOf.get(one.category) ?? category(one.category),
        specifications: Object.fromEntries(one.specifications),
      },
      {
        ...PRODUCT_FIELDS,
        name: one.name,
        description: one.text,
        availability: one.availability,
        specifications: one.specifications.map(([name, value]) => ({ name, value })),
        item_type: one.family ? "category" : "product",
        series_id: one.series && `product ${one.series}`,
      },
    ),
  ).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const expected = Object.entries(EXPECTED).flatMap(([name, names]) =>
    names.map((one, position) => ({
      category_id: `category ${name}`,
      attribute_id: `attribute ${one}`,
      position,
    })),
  );
  provideContent({ attributes, brands, categories, expected, products });
  const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
  const productData = readProductData(copy(packedProductData()));
  const read = (files: Map<string, FacetFile>) =>
    allSteps(readFacets(productData, copy(Object.fromEntries(files)))).facets;
  return {
    productData,
    facets: read(facetFiles()),
    texts: read(textFiles()),
    attributes: copy(askedAttributes()),
    products,
  };
}
