import type { ComparedSpecification } from "../comparison/compared-product.ts";
import { shownIn } from "../units/shown-value.ts";
import type { UnitSystem } from "../units/unit-system.ts";
import { nameOf, type QuoteLine } from "./quote-list.ts";

/* The quote list as the table that a consultant's form wants: its columns, in its order, under its heads. */

/** What a column may show beside the specifications; `empty` is filled in by hand, such as a rate. */
export const LINE_FIELDS = [
  "number",
  "product",
  "model",
  "brand",
  "category",
  "quantity",
  "note",
  "address",
  "empty",
] as const;
export type LineField = (typeof LINE_FIELDS)[number];
/** A field, or 'specification:' and the name of one. */
export type ColumnOf = LineField | `specification:${string}`;
export type ListColumn = { of: ColumnOf; head: string };
/** Columns that were kept under a name. */
export type ColumnSet = { name: string; columns: ListColumn[] };

export const LIST_COLUMN_LIMITS = { columns: 40, sets: 20, head: 100, name: 60 } as const;

export const FIRST_COLUMNS: readonly LineField[] = ["number", "product", "model", "brand", "quantity", "note"];

const SPECIFICATION = "specification:";
export const specificationColumn = (name: string): ColumnOf => `${SPECIFICATION}${name}`;
/** The specification that a column shows; null for a field. */
export const specificationOf = (of: ColumnOf): string | null =>
  of.startsWith(SPECIFICATION) ? of.slice(SPECIFICATION.length) : null;

/** What is known of a product that is on the list. */
export type TabledProduct = {
  name: string;
  model: string | null;
  brand: string | null;
  category: string | null;
  address: string;
  specifications: readonly ComparedSpecification[];
};

/** The heads and a row for each line. A product that is not in the catalogue any more has its name alone. */
export function listTable(
  lines: readonly QuoteLine[],
  productOf: (line: QuoteLine) => TabledProduct | null,
  columns: readonly ListColumn[],
  system: UnitSystem,
): string[][] {
  const rows = lines.map((line, at) => {
    const product = productOf(line);
    return columns.map(({ of }) => cellOf(of, { line, at, product, system }));
  });
  return [columns.map(({ head }) => head), ...rows];
}

type Row = { line: QuoteLine; at: number; product: TabledProduct | null; system: UnitSystem };

function cellOf(of: ColumnOf, { line, at, product, system }: Row): string {
  const name = specificationOf(of);
  if (name !== null) {
    const stated = product?.specifications.find((one) => one.name === name);
    return stated ? shownIn(stated, system) : "";
  }
  switch (of) {
    case "number":
      return String(at + 1);
    case "product":
      return product?.name ?? nameOf(line);
    case "quantity":
      return String(line.quantity);
    case "note":
      return line.note;
    case "model":
    case "brand":
    case "category":
    case "address":
      return product?.[of] ?? "";
    default:
      return "";
  }
}

/** The names of the specifications that products of a list state, those of most products first. */
export function specificationsOf(products: readonly Pick<TabledProduct, "specifications">[]): string[] {
  const counts = new Map<string, number>();
  for (const { specifications } of products)
    for (const { name } of specifications) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

/** A list with the entry at one place moved to another; as it is where that is outside of it. */
export function withMoved<One>(all: readonly One[], from: number, to: number): One[] {
  const one = all[from];
  if (one === undefined || to < 0 || to >= all.length) return [...all];
  return all.toSpliced(from, 1).toSpliced(to, 0, one);
}

/** Sets with one more, or with another one in place of that of the same name. */
export const withSet = (sets: readonly ColumnSet[], set: ColumnSet): ColumnSet[] =>
  [...sets.filter(({ name }) => name !== set.name), set].slice(-LIST_COLUMN_LIMITS.sets);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function columnFrom(stored: unknown): ListColumn[] {
  if (!isObject(stored) || typeof stored["of"] !== "string" || typeof stored["head"] !== "string") return [];
  const { of, head } = stored;
  const isKnown = (LINE_FIELDS as readonly string[]).includes(of as string) || specificationOf(of as ColumnOf) !== null;
  return isKnown ? [{ of: of as ColumnOf, head: (head as string).slice(0, LIST_COLUMN_LIMITS.head) }] : [];
}

/** Makes sets of whatever the browser has stored. */
export function columnSetsFrom(stored: unknown): ColumnSet[] {
  if (!Array.isArray(stored)) return [];
  return (stored as unknown[])
    .flatMap((one): ColumnSet[] => {
      if (!isObject(one) || typeof one["name"] !== "string" || !Array.isArray(one["columns"])) return [];
      const columns = (one["columns"] as unknown[]).flatMap(columnFrom).slice(0, LIST_COLUMN_LIMITS.columns);
      return columns.length > 0 ? [{ name: one["name"].slice(0, LIST_COLUMN_LIMITS.name), columns }] : [];
    })
    .slice(-LIST_COLUMN_LIMITS.sets);
}
