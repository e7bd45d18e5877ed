import type { Language } from "#domain/languages/languages.ts";
import { DOCUMENT_WORDS } from "#texts/documents.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { catalogueCategories } from "#domain/publishing/catalogues.ts";
import { compareNames } from "#domain/text/names.ts";
import type { CatalogueName } from "#domain/addresses/routes.ts";
import { valueWithUnit } from "#domain/specifications/value-with-unit.ts";
import type { CompanyView } from "./company-view.ts";
import type { FindPicture, PictureRef } from "./pictures.ts";
import { isoDate, productView, shownPicture, type ProductView } from "./product-view.ts";

type Comparison = {
  category: string | null;
  names: string[];
  rows: { product: string; values: string[] }[];
  /** Products without any of the compared specifications, such as a product family that gives ranges. */
  others: string[];
};

export type CatalogueView = {
  kind: "catalogue";
  language: Language;
  company: CompanyView;
  title: string;
  subtitle: string;
  description: string;
  /** The parts that are shown of each product. */
  parts: { presentation: boolean; specification: boolean };
  products: ProductView[];
  /** How many products the category has. The catalogue says so if it shows fewer. */
  total: number;
  /** For each category, the specifications that at least half of its products have. */
  comparison: Comparison[];
  cover: PictureRef | null;
  revised: string;
};

const PARTS: Record<CatalogueName, CatalogueView["parts"]> = {
  "air-handling-general": { presentation: true, specification: false },
  "air-handling-technical": { presentation: false, specification: true },
  "rooftop-units": { presentation: true, specification: true },
};

/** With more products a catalogue would be too large to send; the website has all of them. */
const MOST_PRODUCTS = 80;
const COMPARED = 4;

/** The catalogue of a category and all below it, or null if they have no products. */
export function catalogueView(
  name: CatalogueName,
  snapshot: Snapshot,
  company: CompanyView,
  find: FindPicture,
  language: Language,
): CatalogueView | null {
  const parts = PARTS[name];
  const found = catalogueCategories(name, snapshot.categories);
  if (!found) return null;
  const { category, ids } = found;
  const order = new Map(snapshot.categories.map(({ id }, index) => [id, index]));
  const place = (id: string | null): number => order.get(id ?? "") ?? order.size;
  const all = snapshot.products
    .filter(({ category_id }) => category_id !== null && ids.has(category_id))
    .sort(
      (a, b) => place(a.category_id) - place(b.category_id) || compareNames(a.name, b.name) || compareNames(a.id, b.id),
    );
  if (all.length === 0) return null;
  const shown = all.slice(0, MOST_PRODUCTS);
  const products = shown.map((product) =>
    productView(product, snapshot.attributes, parts.presentation ? shownPicture(product, find, 420) : null, language),
  );
  const cover = shown
    .flatMap(({ images }) => images)
    .map(({ url }) => find(url, 1200))
    .find((picture) => picture !== null);
  return {
    kind: "catalogue",
    language,
    company,
    title: category.name,
    subtitle: DOCUMENT_WORDS[language].CATALOGUE_WORDS.kinds[name],
    description: category.description ?? "",
    parts,
    products,
    total: all.length,
    comparison: [...Map.groupBy(products, ({ category }) => category)].map(([name, members]) =>
      comparison(name, members),
    ),
    cover: cover ?? null,
    revised: isoDate(category.updated_at, ...shown.map(({ updated_at }) => updated_at)),
  };
}

function comparison(category: string | null, products: readonly ProductView[]): Comparison {
  // A product's first specifications are the most important ones, so their order decides among equally frequent names.
  const rows = products.map((product) => ({
    product,
    lines: [...product.key, ...product.groups.flatMap((group) => group.rows)],
  }));
  const counts = new Map<string, number>();
  for (const { lines } of rows)
    for (const name of new Set(lines.map((line) => line.name))) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts]
    .filter(([, count]) => count * 2 >= products.length)
    .sort(([, a], [, b]) => b - a)
    .slice(0, COMPARED)
    .map(([name]) => name);
  const valueOf = (lines: ProductView["key"], name: string): string => {
    const line = lines.find((candidate) => candidate.name === name);
    return line ? valueWithUnit(line) : "–";
  };
  const hasNone = ({ lines }: { lines: ProductView["key"] }): boolean =>
    names.length > 0 && !lines.some(({ name }) => names.includes(name));
  return {
    category,
    names,
    rows: rows
      .filter((row) => !hasNone(row))
      .map(({ product, lines }) => ({ product: product.name, values: names.map((name) => valueOf(lines, name)) })),
    others: rows.filter(hasNone).map(({ product }) => product.name),
  };
}
