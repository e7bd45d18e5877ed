import { readFileSync } from "node:fs";
import { PRODUCT_FIELDS } from "./product-fields.ts";
import { attribute, brand, category, product, provideContent } from "./site-content.ts";
import { ATTRIBUTES } from "../../../scripts/seed/attributes.ts";
import { BRANDS } from "../../../scripts/seed/brands.ts";
import { CATEGORIES } from "../../../scripts/seed/categories.ts";
import { EXPECTED } from "../../../scripts/seed/expected-attributes.ts";
import { slugOf } from "../../../scripts/seed/identity.ts";
import { PRODUCTS } from "../../../scripts/seed/products.ts";

type Words = Readonly<Record<string, { name: string; description?: string; features?: string[] }>>;

const FOLDER = new URL("../../../scripts/seed/arabic/", import.meta.url);
const wordsOf = (table: string): Words => JSON.parse(readFileSync(new URL(`${table}.json`, FOLDER), "utf8")) as Words;

/** Makes the sample the content of the pages: as it was written, or with its Arabic words. Addresses are the same in both. */
export function provideSample(language: "en" | "ar"): void {
  const inArabic = (table: string): Words => (language === "ar" ? wordsOf(table) : {});
  const [names, brandWords, categoryWords, productWords] = [
    inArabic("attributes"),
    inArabic("brands"),
    inArabic("categories"),
    inArabic("products"),
  ];
  const attributeName = (name: string): string => names[slugOf(name)]?.name ?? name;
  const attributes = ATTRIBUTES.map(({ name, unit = null, ...more }) =>
    attribute(attributeName(name), unit, { decimals: null, ...more, id: `attribute ${name}` }),
  );
  const categoryOf = new Map(
    CATEGORIES.flatMap((root) =>
      [{ ...root, parent: null }, ...root.children.map((child) => ({ ...child, parent: root.name }))].map(
        ({ name, description, parent }) => {
          const slug = slugOf(name);
          const words = categoryWords[slug];
          const parent_id = parent === null ? null : `category ${parent}`;
          const row = { id: `category ${name}`, slug, parent_id, description: words?.description ?? description };
          return [name, category(words?.name ?? name, row)] as const;
        },
      ),
    ),
  );
  const brandOf = new Map(
    BRANDS.map(({ name, slug, description }) => {
      const words = brandWords[slug];
      return [slug, brand(words?.name ?? name, { slug, description: words?.description ?? description })] as const;
    }),
  );
  const products = PRODUCTS.map((one) => {
    const slug = slugOf(one.name);
    const words = productWords[slug];
    return product(
      words?.name ?? one.name,
      {
        brand: brandOf.get(one.brand) ?? brand(one.brand),
        category: categoryOf.get(one.category) ?? category(one.category),
      },
      {
        ...PRODUCT_FIELDS,
        slug,
        model: one.model,
        description: words?.description ?? one.text,
        features: words?.features ?? [...one.features],
        specifications: one.specifications.map(([name, value]) => ({ name: attributeName(name), value })),
        item_type: one.family ? "category" : "product",
        series_id: one.series && `product ${productWords[slugOf(one.series)]?.name ?? one.series}`,
      },
    );
  }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const expected = Object.entries(EXPECTED).flatMap(([name, of]) =>
    of.map((one, position) => ({ category_id: `category ${name}`, attribute_id: `attribute ${one}`, position })),
  );
  const categories = [...categoryOf.values()];
  provideContent({ attributes, brands: [...brandOf.values()], categories, expected, products });
}
