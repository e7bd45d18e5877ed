import { isNumber, distinct, isKey } from "../table/table-cells.ts";
import { columnOf, type Target } from "./mapping.ts";
import { likelyRecord, type NamedRecord } from "./named-records.ts";

/** A proposed name gets at most this many columns beside brand and model. */
const NAME_COLUMNS = 3;

/** Brand and model, and further columns until the names of the rows differ. */
export function proposedName(
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

/** One or two columns whose texts together name existing categories. */
export function proposedCategory(
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
