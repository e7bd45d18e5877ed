import { productTableColumns } from "#domain/export/export-columns.ts";
import { cellText, isNumber, type Table, isKey } from "../table/table-cells.ts";
import { decimalSignOf, type DecimalSign } from "../table/decimals.ts";
import { headings as headingsOf, rowsThatAreNoProducts, type HeaderRows } from "../table/header.ts";
import { readHeading } from "../table/header-text.ts";
import {
  columnOf,
  fitOf,
  fromSaved,
  IGNORE,
  type Mapping,
  type MatchBy,
  type SavedMapping,
  type Target,
} from "./mapping.ts";
import type { NamedRecord } from "./named-records.ts";
import { proposedCategory, proposedName } from "./propose-built-text.ts";
import { proposedTarget, specificationFinder, type KnownSpecification } from "./propose-target.ts";
import { countsRows } from "./row-numbers.ts";

export type Known = {
  brands: readonly NamedRecord[];
  categories: readonly NamedRecord[];
  specifications: readonly KnownSpecification[];
};
export type StoredMapping = { name: string; mapping: SavedMapping };

const PLAIN_RULES = {
  exported: false,
  decimal: ".",
  onMatch: "update",
  onNew: "create",
  clearWord: "",
  made: { name: "", description: "", category: "" },
  brand: "",
  category: "",
  brands: [],
  categories: [],
} as const satisfies Omit<Mapping, "targets" | "match">;

/** A saved mapping is used without asking if the file has at least this share of its columns. */
const FITS_FROM = 0.7;

/**
 * The mapping that most likely fits a table: a saved one, or one made from its headings. `usualSign` is the decimal sign if the
 * numbers fit both.
 */
export function proposeMapping(
  table: Table,
  header: HeaderRows,
  known: Known,
  saved: readonly StoredMapping[],
  usualSign: DecimalSign = ".",
): { mapping: Mapping; savedAs: string | null } {
  const headings = headingsOf(table, header);
  const exported = exportedMapping(table);
  if (exported) return { mapping: exported, savedAs: null };
  const proposed = {
    ...proposedMapping(table, header, headings, known),
    decimal: decimalSignOf(table.rows.slice(header.first + header.count), usualSign),
  };
  const [best] = saved
    .map((kept) => ({ kept, fit: fitOf(kept.mapping, headings) }))
    .filter(({ fit }) => fit >= FITS_FROM)
    .sort((a, b) => b.fit - a.fit);
  return best
    ? { mapping: fromSaved(best.kept.mapping, headings, proposed), savedAs: best.kept.name }
    : { mapping: proposed, savedAs: null };
}

function proposedMapping(table: Table, header: HeaderRows, headings: readonly string[], known: Known): Mapping {
  const find = specificationFinder(known.specifications);
  const used = new Set<string>();
  const targets = headings.map((heading): Target => {
    const target = proposedTarget(heading, find);
    if (target.kind !== "field") return target;
    if (used.has(target.field)) return { kind: "specification", ...readHeading(heading) };
    used.add(target.field);
    return target;
  });
  const rows = table.rows.slice(header.first + header.count);
  const noProducts = new Set(rowsThatAreNoProducts(table, header).map(({ row }) => row - header.first - header.count));
  const body = rows
    .filter((_, at) => !noProducts.has(at))
    .map((row) => row.map(cellText))
    .filter((row) => row.some((text) => text !== ""));
  for (const at of targets.keys()) {
    const values = body.map((row) => row[at] ?? "").filter((text) => text !== "");
    if (values.length === 0 || countsRows(headings[at] ?? "", values)) targets[at] = IGNORE;
  }
  const model = modelAmong(body, headings, targets);
  if (model !== -1) targets[model] = { kind: "field", field: "model" };
  const made = {
    name: columnOf(targets, "name") === -1 ? proposedName(body, headings, targets) : "",
    category: columnOf(targets, "category") === -1 ? proposedCategory(body, headings, targets, known.categories) : "",
    description: "",
  };
  made.description =
    columnOf(targets, "description") === -1
      ? `{${made.name === "" ? (headings[columnOf(targets, "name")] ?? "") : "name"}}.`
      : "";
  return {
    ...PLAIN_RULES,
    targets,
    match: proposedMatch(body, targets, made.name),
    made,
  };
}

/** The mapping of a table that this administration exported; null for any other. */
export function exportedMapping({ rows }: Table): Mapping | null {
  const columns = productTableColumns((rows[0] ?? []).map(cellText));
  if (!columns) return null;
  const targets = columns.map((column): Target => {
    if (column.kind === "specification") return { ...column, unit: "" };
    if (column.kind === "order") return column;
    if (column.field === "features") return { kind: "feature" };
    return column.field === "images" ? { kind: "picture" } : { kind: "field", field: column.field };
  });
  return { ...PLAIN_RULES, exported: true, targets, match: { by: "slug" } };
}

function proposedMatch(body: readonly (readonly string[])[], targets: readonly Target[], madeName: string): MatchBy {
  const model = columnOf(targets, "model");
  const brand = columnOf(targets, "brand");
  if (columnOf(targets, "slug") !== -1) return { by: "slug" };
  if (model !== -1 && isKey(body, brand === -1 ? [model] : [brand, model])) return { by: "model" };
  return madeName !== "" || isKey(body, [columnOf(targets, "name")]) ? { by: "name" } : { by: "nothing" };
}

/**
 * If no heading names the name or the model: the first column whose texts identify the rows; -1 for none. The heading of the
 * models is often left empty.
 */
function modelAmong(
  body: readonly (readonly string[])[],
  headings: readonly string[],
  targets: readonly Target[],
): number {
  if (columnOf(targets, "name") !== -1 || columnOf(targets, "model") !== -1) return -1;
  const isText = (at: number): boolean =>
    body.filter((row) => (row[at] ?? "") !== "" && !isNumber(row[at] ?? "")).length > body.length / 2;
  return targets.findIndex(
    ({ kind }, at) => (kind === "specification" || headings[at] === "") && isText(at) && isKey(body, [at]),
  );
}
