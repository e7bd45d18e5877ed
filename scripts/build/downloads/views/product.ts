import type { ProductWithBrand } from "#db/products.ts";
import { KEY_SPECIFICATIONS, productFacts, type ProductFact } from "#domain/product.ts";
import { SPECIFICATION_CATEGORIES, specificationRows, type SpecificationCategory } from "#domain/specifications.ts";
import { counted } from "#domain/text.ts";
import type { CompanyView } from "./company.ts";
import type { FindPicture, PictureRef } from "./pictures.ts";

export type SpecificationLine = { name: string; value: string; unit: string };
export type SpecificationGroup = { title: string; rows: SpecificationLine[] };

/** A product as sheets and catalogues show it. */
export type ProductView = {
  name: string;
  brand: string | null;
  model: string | null;
  facts: ProductFact[];
  category: string | null;
  family: boolean;
  description: string;
  features: string[];
  key: SpecificationLine[];
  groups: SpecificationGroup[];
  picture: PictureRef | null;
  pictureText: string;
  revised: string;
};

export type ProductSheetView = { kind: "product"; company: CompanyView; product: ProductView; revised: string };

const GROUP_TITLES: Record<SpecificationCategory, string> = {
  electrical: "Electrical",
  performance: "Performance",
  physical: "Physical",
  environmental: "Environmental",
  general: "General",
};

export function productView(product: ProductWithBrand, find: FindPicture, pictureWidth: number): ProductView {
  const rows = specificationRows(product.specifications).map(({ name, value, unit, category }) => ({
    category,
    line: { name, value: unit === "" ? value : withSeparators(value), unit },
  }));
  // The first picture that the build has; one at another address is linked by the site and never fetched.
  const picture = product.images
    .map(({ url, alt }) => ({ ref: find(url, pictureWidth), alt }))
    .find(({ ref }) => ref !== null);
  return {
    name: product.name,
    brand: product.brand?.name ?? null,
    model: product.model,
    facts: productFacts(product),
    category: product.category,
    family: product.item_type === "category",
    description: product.description,
    features: product.features,
    key: rows.slice(0, KEY_SPECIFICATIONS).map(({ line }) => line),
    groups: SPECIFICATION_CATEGORIES.map((category) => ({
      title: GROUP_TITLES[category],
      rows: rows.filter((row) => row.category === category).map(({ line }) => line),
    })).filter((group) => group.rows.length > 0),
    picture: picture?.ref ?? null,
    pictureText: picture?.alt || product.name,
    revised: isoDate(product.updated_at),
  };
}

/** Whole numbers as a printed table has them: '1888' → '1,888'. A value in which a comma may mean something else stays. */
export function withSeparators(value: string): string {
  if (value.includes(",")) return value;
  return value.replace(/(?<![\d.])\d{4,}/g, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ","));
}

/** The newest of several times of the database, as an ISO date and time. */
export function isoDate(...times: string[]): string {
  const newest = Math.max(0, ...times.map((time) => new Date(time).getTime()).filter(Number.isFinite));
  return new Date(newest).toISOString();
}

/** 'Carrier · Centurion 50PG12' */
export function productLine({ brand, facts }: Pick<ProductView, "brand" | "facts">): string {
  return [brand, ...facts.map(({ alone }) => alone)].filter(Boolean).join("  ·  ");
}

/** '12 products' as the catalogues say it. */
export const productCount = (count: number): string => counted(count, "product");
