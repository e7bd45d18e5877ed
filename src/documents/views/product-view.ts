import type { ProductWithBrand } from "#db/products/products.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { KEY_SPECIFICATIONS } from "#domain/products/product.ts";
import { SPECIFICATION_CATEGORIES } from "#domain/specifications/specification-categories.ts";
import { conditionNotes } from "#domain/specifications/conditions.ts";
import { comparedSpecifications } from "#domain/comparison/compared-product.ts";
import type { Language } from "#domain/languages/languages.ts";
import { DOCUMENT_WORDS } from "#texts/documents.ts";
import { specificationRows } from "#domain/specifications/specifications.ts";
import { commonSpecifications, inSizeOrder, sizeColumns, sizeLabels } from "#domain/products/series.ts";
import type { CompanyView } from "./company-view.ts";
import type { FindPicture, PictureRef } from "./pictures.ts";

export type SpecificationLine = { name: string; value: string; unit: string };
export type SpecificationGroup = { title: string; rows: SpecificationLine[] };

/** The content of a product that datasheets and catalogues show. */
export type ProductView = {
  name: string;
  brand: string | null;
  model: string | null;
  /** Brand, model and the like in one line. */
  line: string;
  category: string | null;
  family: boolean;
  description: string;
  features: string[];
  key: SpecificationLine[];
  groups: SpecificationGroup[];
  /** 'Reference COP at AHRI 550/590: entering condenser water 29.44 °C, …' */
  conditions: string[];
  /** Of a series its sizes: their names, and the figures in which they differ. */
  sizes: { columns: string[]; rows: string[][] } | null;
  picture: PictureRef | null;
  pictureText: string;
  revised: string;
};

/** A page has room for so many columns of figures. */
const SIZE_COLUMNS = 6;

/** The sizes of a series in their order; null where there are none. */
function sizesView(
  sizes: readonly ProductWithBrand[],
  attributes: Snapshot["attributes"],
  size: string,
): ProductView["sizes"] {
  if (sizes.length === 0) return null;
  const compared = new Map(sizes.map((one) => [one, comparedSpecifications(one, attributes)]));
  const ordered = inSizeOrder(sizes, (one) => compared.get(one) ?? []);
  const columns = sizeColumns(ordered.map((one) => compared.get(one) ?? [])).slice(0, SIZE_COLUMNS);
  const labels = sizeLabels(ordered);
  return {
    columns: [size, ...columns.map(({ name }) => name)],
    rows: ordered.map((_, at) => [labels[at] ?? "", ...columns.map(({ cells }) => cells[at]?.value ?? "–")]),
  };
}

/** What all sizes of a series state alike, and it does not state itself. */
function commonLines(
  { specifications }: ProductWithBrand,
  sizes: readonly ProductWithBrand[],
  attributes: Snapshot["attributes"],
): ProductWithBrand["specifications"] {
  const compared = sizes.map((one) => comparedSpecifications(one, attributes));
  const common = commonSpecifications(compared);
  const own = new Set(specifications.map(({ name }) => name));
  return (sizes[0]?.specifications ?? []).filter((line, at) => {
    const one = compared[0]?.[at];
    return one !== undefined && common.includes(one) && !own.has(line.name);
  });
}

export type ProductSheetView = {
  kind: "product";
  language: Language;
  company: CompanyView;
  product: ProductView;
  revised: string;
};

type ShownPicture = { ref: PictureRef; alt: string };

/** The first picture of a product that the build has. Pictures on other sites are never fetched. */
export function shownPicture(
  { images }: Pick<ProductWithBrand, "images">,
  find: FindPicture,
  width: number,
): ShownPicture | null {
  for (const { url, alt } of images) {
    const ref = find(url, width);
    if (ref) return { ref, alt };
  }
  return null;
}

export function productView(
  product: ProductWithBrand,
  attributes: Snapshot["attributes"],
  picture: ShownPicture | null,
  language: Language,
  sizes: readonly ProductWithBrand[] = [],
): ProductView {
  const { SHEET_WORDS, DATASHEET_WORDS } = DOCUMENT_WORDS[language];
  const { brand, model, availability } = product;
  const offered = availability === "current" ? null : DATASHEET_WORDS.availability[availability];
  const lines = [...product.specifications, ...commonLines(product, sizes, attributes)];
  const rows = specificationRows(lines, attributes).map(({ name, value, unit, category }) => ({
    category,
    line: { name, value, unit },
  }));
  return {
    name: product.name,
    brand: product.brand?.name ?? null,
    model: product.model,
    line: SHEET_WORDS.line([brand?.name, model, offered].flatMap((fact) => fact || [])),
    category: product.category,
    family: product.item_type === "category",
    description: product.description,
    features: product.features,
    key: rows.slice(0, KEY_SPECIFICATIONS).map(({ line }) => line),
    groups: SPECIFICATION_CATEGORIES.map((category) => ({
      title: DATASHEET_WORDS.groups[category],
      rows: rows.filter((row) => row.category === category).map(({ line }) => line),
    })).filter((group) => group.rows.length > 0),
    conditions: conditionNotes(comparedSpecifications(product, attributes)).map(({ names, value }) =>
      DATASHEET_WORDS.heldAt(names, value),
    ),
    sizes: sizesView(sizes, attributes, DATASHEET_WORDS.size),
    picture: picture?.ref ?? null,
    pictureText: picture?.alt || product.name,
    revised: isoDate(product.updated_at),
  };
}

/** The latest of several timestamps of the database, as an ISO date and time. */
export function isoDate(...times: string[]): string {
  const newest = Math.max(0, ...times.map((time) => new Date(time).getTime()).filter(Number.isFinite));
  return new Date(newest).toISOString();
}
