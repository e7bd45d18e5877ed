import { cellText, textKey, type Cell } from "./table/table-cells.ts";
import { readFields, specificationLines, checkValues } from "./changed-values.ts";
import { plainFigure } from "./table/decimals.ts";
import { differencesOf } from "./differences.ts";
import { headings as headingsOf } from "./table/header.ts";
import { templateOf } from "./columns/built-text.ts";
import { needsOfNewProducts, type ImportField } from "./columns/mapping.ts";
import { matchingOf } from "./match.ts";
import type { ExistingProduct, Plan, PlanInput, PlannedRow, RowProblem, StoredValues } from "./plan-types.ts";
import { CLEAR, columnName, isEmptyContent, rowReader, type RowContent } from "./read-row.ts";
import { rowChecker } from "./row-problems.ts";
import { rowRecords } from "./row-records.ts";
import { rowSeries } from "./row-series.ts";
import { slugRegistry } from "./slug-registry.ts";
import { seenFields } from "../content/changed-fields.ts";

/** The import field that fills each of these database columns. */
const FIELD_OF: Readonly<Record<string, ImportField>> = {
  brand_id: "brand",
  category_id: "category",
  series_id: "series",
};

/** Plans an import: what each row would change in the catalogue. Stores nothing. */
export function planImport(input: PlanInput): Plan {
  const planner = rowPlanner(input);
  const rows: PlannedRow[] = [];
  const from = input.header.first + input.header.count;
  for (const [at, cells] of input.table.rows.entries()) {
    const planned = at < from ? null : planner.plan(at, cells);
    if (planned) rows.push(planned);
  }
  return planner.settled(rows);
}

function rowPlanner(input: PlanInput) {
  const { table, header, mapping, products, pictures, slugFromName } = input;
  const headings = headingsOf(table, header);
  const read = rowReader(mapping, headings, pictures);
  const gate = rowChecker(input, headings);
  const matching = matchingOf(mapping, headings);
  const existing = Map.groupBy(products, (product) => matching?.ofProduct(product) ?? "");
  const slugs = slugRegistry(products, slugFromName);
  const fieldColumn = (field: ImportField): string => columnName(mapping, headings, field);
  const records = rowRecords(input, fieldColumn);
  const series = rowSeries(products);
  const needs = needsOfNewProducts(mapping).map((reason): RowProblem => ({ column: "", reason }));
  const rowsByKey = new Map<string, number>();
  const columnAt = new Map(headings.map((heading, at) => [textKey(heading), at]));
  const OWN_NAMES = ["brand", "model", "category", "name"];
  const made = {
    name: templateOf(mapping.made.name, [...headings, ...OWN_NAMES.slice(0, 3)]),
    description: templateOf(mapping.made.description, [...headings, ...OWN_NAMES]),
    category: templateOf(mapping.made.category, headings),
  };
  const cellOf = (cells: readonly Cell[], name: string): string => {
    const at = columnAt.get(textKey(name)) ?? -1;
    // Numbers in the notation of the specifications.
    const isFigure = mapping.targets[at]?.kind === "specification";
    return isFigure ? plainFigure(cells[at], mapping.decimal) : cellText(cells[at]);
  };

  function plan(at: number, cells: readonly Cell[]): PlannedRow | null {
    if (cells.every((cell) => cell === "")) return null;
    const row = at + 1;
    const shown = cells.map(cellText).find((text) => text !== "") ?? "";
    const refused = (problems: RowProblem[], name = shown): PlannedRow => ({ row, name, kind: "refused", problems });
    const whole = (reason: string, name = shown): PlannedRow => refused([{ column: "", reason }], name);

    const closed = gate(at, cells);
    if (closed) return refused(closed);
    const content = read(cells);
    if (isEmptyContent(content)) return null;

    const { values, problems } = readFields(content);
    const { fromCells, forNew, ...found } = records.of(content, () => made.category((name) => cellOf(cells, name)));
    /** The value of {Column} in a template, or of {brand} and the like if no column has that name. */
    const ownText = (name: string): string => {
      if (columnAt.has(textKey(name))) return cellOf(cells, name);
      const own = textKey(name);
      if (own === "brand") return forNew.brand_id ? records.names.brand(forNew.brand_id) : "";
      if (own === "category") return forNew.category_id ? records.names.category(forNew.category_id) : "";
      return own === "model" ? (values.model ?? "") : (values.name ?? made.name(ownText));
    };
    const name = values.name ?? made.name(ownText);
    const label = name || shown;
    const known = [
      ...content.problems,
      ...problems.map(({ column, reason }) => ({ column: fieldColumn(column as ImportField), reason })),
      ...found.problems,
    ];
    if (known.length > 0) return refused(known, label);

    const key = matching?.ofRow({ cells, values, brand: forNew.brand_id ?? null, name }) ?? "";
    if (matching && key === "") return whole(`Products are found by ${matching.missing}, which is missing here`, label);
    if (matching) {
      const earlier = rowsByKey.get(key);
      if (earlier !== undefined) return whole(`This row is the same product as row ${earlier}`, label);
      rowsByKey.set(key, row);
    }
    const fitting = matching ? (existing.get(key) ?? []) : [];
    const [product, second] = fitting;
    if (product && second)
      return whole(`${fitting.length} products fit this row, among them "${product.name}" and "${second.name}"`, label);
    if (product ? mapping.onMatch === "skip" : mapping.onNew === "skip")
      return { row, name: product?.name ?? label, kind: "skipped" };
    if (!product && needs.length > 0) return { row, name: label, kind: "refused", problems: needs, lacking: true };
    if (!product && found.problemsOfNew.length > 0) return refused(found.problemsOfNew, label);
    const of = series.of(content, { ...product, ...values, ...(product ? fromCells : forNew) });
    if ("reason" in of) return refused([{ column: fieldColumn("series"), reason: of.reason }], label);
    if (product) return changed(row, product, content, { ...values, ...fromCells, ...of.values });
    const description = values.description || made.description(ownText);
    return created(row, label, content, { ...values, ...forNew, ...of.values, name, description });
  }

  /** The lists that a row fills, which replace the stored ones. */
  function listsOf(content: RowContent, before: StoredValues["specifications"]) {
    const lines = content.specifications.length > 0 ? specificationLines(before, content) : undefined;
    const values: Partial<StoredValues> = {
      ...(lines ? { specifications: lines.map(({ name, value }) => ({ name, value: String(value) })) } : {}),
      ...(content.features ? { features: content.features === CLEAR ? [] : content.features } : {}),
      ...(content.pictures ? { images: content.pictures === CLEAR ? [] : content.pictures } : {}),
    };
    const columnOf = (field: string, entry: number): string => {
      const line = field === "specifications" ? lines?.[entry] : undefined;
      if (line) return headings[line.column ?? -1] ?? line.name;
      const listed = (kind: "feature" | "picture") => headings[mapping.targets.findIndex((one) => one.kind === kind)];
      if (field === "features") return listed("feature") ?? "Features";
      if (field === "images") return listed("picture") ?? "Pictures";
      return field === "specifications" ? "Specifications" : fieldColumn(FIELD_OF[field] ?? (field as ImportField));
    };
    return { values, columnOf };
  }

  const usedSlug = (slug: string): RowProblem[] => [
    { column: fieldColumn("slug"), reason: `Another product has the slug "${slug}"` },
  ];

  function created(row: number, label: string, content: RowContent, given: Partial<StoredValues>): PlannedRow {
    const lists = listsOf(content, []);
    const id = crypto.randomUUID();
    const checked = checkValues(
      {
        item_type: "product",
        series_id: "",
        model: "",
        specifications: [],
        features: [],
        images: [],
        featured: false,
        availability: "current",
        successor: "",
        ...given,
        slug: given.slug || slugs.free(given.name ?? ""),
        ...lists.values,
      },
      lists.columnOf,
    );
    if (checked.problems) return { row, name: label, kind: "refused", problems: checked.problems };
    const values = checked.values as StoredValues;
    if (slugs.isUsedByOther(values.slug, id))
      return { row, name: label, kind: "refused", problems: usedSlug(values.slug) };
    slugs.take(values.slug, id);
    return { row, name: values.name, kind: "new", id, values };
  }

  function changed(
    row: number,
    product: ExistingProduct,
    content: RowContent,
    given: Partial<StoredValues>,
  ): PlannedRow {
    const { id, name } = product;
    const lists = listsOf(content, product.specifications);
    const checked = checkValues({ ...given, ...lists.values }, lists.columnOf);
    if (checked.problems) return { row, name, kind: "refused", problems: checked.problems };
    const { slug } = checked.values;
    if (slug !== undefined && slugs.isUsedByOther(slug, id))
      return { row, name, kind: "refused", problems: usedSlug(slug) };
    const { values, differences } = differencesOf(product, checked.values, { ...records.names, series: series.nameOf });
    if (differences.length === 0) return { row, name, kind: "unchanged", id };
    if (values.slug !== undefined) slugs.take(values.slug, id);
    const seen = seenFields({ ...product, category_id: product.category_id || null }, values);
    return { row, name: values.name ?? name, kind: "changed", id, seen, values, differences };
  }

  return {
    plan,
    settled: (rows: readonly PlannedRow[]): Plan => ({ ...series.settle(rows, slugs.free), ...records.created(rows) }),
  };
}
