import { productTableColumns } from "../product-table/columns.ts";
import { cellText, isNumber, textKey, type Table } from "./cells.ts";
import { decimalSignOf, type DecimalSign } from "./decimals.ts";
import { headings as headingsOf, rowsThatAreNoProducts, type HeaderRows } from "./header.ts";
import { readHeading } from "./header-text.ts";
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
import { likelyRecord, recordFinder, type NamedRecord } from "./named-records.ts";
import { countsRows, proposedTarget, specificationFinder, type KnownSpecification } from "./propose-target.ts";

export type Known = {
  brands: readonly NamedRecord[];
  categories: readonly NamedRecord[];
  specifications: readonly KnownSpecification[];
};
export type KeptMapping = { name: string; mapping: SavedMapping };

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

/** From how much of a saved mapping on it is taken without asking. */
const FITS_FROM = 0.7;
/** A made name gets at most this many columns more, so that rows differ. */
const NAME_COLUMNS = 3;

/**
 * The mapping that fits a table most likely: a saved one, or one by the headings. `usualSign` parts decimals where no figure
 * says which sign does.
 */
export function proposeMapping(
  table: Table,
  header: HeaderRows,
  known: Known,
  saved: readonly KeptMapping[],
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

const distinct = (body: readonly (readonly string[])[], columns: readonly number[]): number =>
  new Set(body.map((row) => columns.map((at) => textKey(row[at] ?? "")).join("\n"))).size;

/** Whether copies of rows left aside nearly every row has a value of its own in these columns. */
function isKey(body: readonly (readonly string[])[], columns: readonly number[]): boolean {
  const rows = new Set(body.map((row) => row.join("\n"))).size;
  return !columns.includes(-1) && rows > 0 && distinct(body, columns) >= rows * 0.97;
}

function proposedMatch(body: readonly (readonly string[])[], targets: readonly Target[], madeName: string): MatchBy {
  const model = columnOf(targets, "model");
  const brand = columnOf(targets, "brand");
  if (columnOf(targets, "slug") !== -1) return { by: "slug" };
  if (model !== -1 && isKey(body, brand === -1 ? [model] : [brand, model])) return { by: "model" };
  return madeName !== "" || isKey(body, [columnOf(targets, "name")]) ? { by: "name" } : { by: "nothing" };
}

/**
 * Where no heading says name or model: the first column of texts that tell the rows apart; -1 for none. The corner above the
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

/** Brand and model, with as many figures as it takes to tell the rows apart. */
function proposedName(
  body: readonly (readonly string[])[],
  headings: readonly string[],
  targets: readonly Target[],
): string {
  const model = columnOf(targets, "model");
  const brand = columnOf(targets, "brand");
  const columns = [brand, model].filter((at) => at !== -1);
  const others = targets.flatMap((target, at) => (target.kind === "specification" ? [at] : []));
  const isFigure = (at: number): boolean => body.filter((row) => isNumber(row[at] ?? "")).length > body.length / 2;
  const further: number[] = [];
  if (columns.length === 0) columns.push(...others.splice(0, 1));
  for (const at of others.filter(isFigure)) {
    if (further.length === NAME_COLUMNS || isKey(body, [...columns, ...further])) break;
    if (distinct(body, [...columns, ...further, at]) > distinct(body, [...columns, ...further])) further.push(at);
  }
  const part = (at: number): string => {
    const target = targets[at];
    const unit = target?.kind === "specification" ? target.unit : "";
    if (at === model && !headings[at]) return "{model}";
    return `{${headings[at] ?? ""}}${unit ? ` ${unit}` : ""}`;
  };
  const named = further.map((at) => {
    const target = targets[at];
    const bare = target?.kind === "specification" && target.unit === "";
    return bare ? `${target.name} ${part(at)}` : part(at);
  });
  const start = [...(brand === -1 ? ["{brand}"] : []), ...columns.map(part)].join(" ");
  return [start, ...named].join(", ");
}

/** One or two columns whose texts together name categories that there are. */
function proposedCategory(
  body: readonly (readonly string[])[],
  headings: readonly string[],
  targets: readonly Target[],
  categories: readonly NamedRecord[],
): string {
  const texts = targets.flatMap((target, at) =>
    target.kind === "specification" &&
    body.some((row) => (row[at] ?? "") !== "") &&
    distinct(body, [at]) <= 40 &&
    !isNumber(body[0]?.[at] ?? "")
      ? [at]
      : [],
  );
  const some = texts.slice(0, 8);
  let best = { columns: [] as number[], size: 0 };
  for (const columns of [
    ...some.map((at) => [at]),
    ...some.flatMap((a) => some.filter((b) => b > a).map((b) => [a, b])),
  ]) {
    const values = new Set(body.map((row) => columns.map((at) => row[at] ?? "").join(" ")));
    let size = 0;
    for (const value of values) size += likelyRecord(value, categories)?.name.split(/[\s-]/).length ?? -2;
    const mean = size / values.size;
    if (mean > best.size + 0.2) best = { columns, size: mean };
  }
  return best.columns.map((at) => `{${headings[at] ?? ""}}`).join(" ");
}

/** A value of the table that names no record, how often it stands there, and what it most likely means. */
export type UnknownValue = { value: string; rows: number; likely: string };

/** The values of a table for brands or categories that name no record. */
export function unknownValues(values: readonly string[], records: readonly NamedRecord[]): UnknownValue[] {
  const find = recordFinder(records);
  const counts = Map.groupBy(
    values.filter((value) => value !== ""),
    textKey,
  );
  return [...counts.values()].flatMap((same) => {
    const [value = ""] = same;
    return find(value) ? [] : [{ value, rows: same.length, likely: likelyRecord(value, records)?.id ?? "" }];
  });
}

/** The mapping with what each unknown value most likely means, where nothing was chosen for it. */
export function withLikely(
  mapping: Mapping,
  unknown: { brands: readonly UnknownValue[]; categories: readonly UnknownValue[] },
): Mapping {
  const complete = (choices: Mapping["brands"], values: readonly UnknownValue[]): Mapping["brands"] => {
    const chosen = new Set(choices.map(({ value }) => textKey(value)));
    const likely = values.filter(({ value }) => !chosen.has(textKey(value)));
    return [...choices, ...likely.flatMap(({ value, likely: choice }) => (choice ? [{ value, choice }] : []))];
  };
  return {
    ...mapping,
    brands: complete(mapping.brands, unknown.brands),
    categories: complete(mapping.categories, unknown.categories),
  };
}
