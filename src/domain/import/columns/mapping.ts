import * as z from "zod";
import { textKey } from "../table/table-cells.ts";

/** The fields of a product that a column may fill; specifications, features and pictures are targets of their own. */
export const IMPORT_FIELDS = {
  name: "Name",
  slug: "URL slug",
  model: "Model",
  brand: "Brand",
  category: "Category",
  series: "Series",
  description: "Description",
  item_type: "Item type",
  featured: "Featured",
  availability: "Availability",
  successor: "Successor",
} as const;
export type ImportField = keyof typeof IMPORT_FIELDS;
const FIELD_NAMES = Object.keys(IMPORT_FIELDS) as [ImportField, ...ImportField[]];

const targetSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ignore") }),
  z.object({ kind: z.literal("field"), field: z.enum(FIELD_NAMES) }),
  /** The unit is added to values that have none. */
  z.object({ kind: z.literal("specification"), name: z.string(), unit: z.string() }),
  /** Each line of a cell is a feature. */
  z.object({ kind: z.literal("feature") }),
  /** Each line of a cell is an address, or the name of a file that was dropped. */
  z.object({ kind: z.literal("picture") }),
  /** The names of the product's specifications in their order, as in an export of this administration. */
  z.object({ kind: z.literal("order") }),
]);
/** What a column fills. */
export type Target = z.infer<typeof targetSchema>;

const matchSchema = z.discriminatedUnion("by", [
  z.object({ by: z.literal("slug") }),
  z.object({ by: z.literal("model") }),
  z.object({ by: z.literal("name") }),
  z.object({ by: z.literal("column"), column: z.number().int() }),
  z.object({ by: z.literal("nothing") }),
]);
/** How a row is matched with the product that it changes. 'nothing': every row is a new product. */
export type MatchBy = z.infer<typeof matchSchema>;

/** For a value that names no record: "create", the id of the one that is meant, or an empty text to refuse its rows. */
const choicesSchema = z.array(z.object({ value: z.string(), choice: z.string() }));

const rulesSchema = z.object({
  /** Whether the table is an export of this administration (src/domain/product-table/), whose cells are taken literally. */
  exported: z.boolean(),
  decimal: z.enum([".", ","]),
  match: matchSchema,
  onMatch: z.enum(["update", "skip"]),
  onNew: z.enum(["create", "skip"]),
  /** A cell with this word empties its field; an empty cell leaves it. */
  clearWord: z.string().max(100),
  /** Templates with {Column} in them (made-text.ts), for fields of new products that no column fills. */
  made: z.object({ name: z.string(), description: z.string(), category: z.string() }),
  /** The ids of brand and category for new products whose row names none; empty for none. */
  brand: z.string(),
  category: z.string(),
  brands: choicesSchema,
  categories: choicesSchema,
});

/** How a table becomes products. `targets` has an entry for each column. */
export type Mapping = z.infer<typeof rulesSchema> & { targets: Target[] };

/** A mapping as it is kept for the next file: by headings, since the next file may have its columns in another order. */
export const savedMappingSchema = rulesSchema.extend({
  columns: z.array(z.object({ heading: z.string(), target: targetSchema })).max(1000),
  /** The heading of the column in `match`. */
  matchHeading: z.string(),
});
export type SavedMapping = z.infer<typeof savedMappingSchema>;

export const MAPPING_NAME_MAX = 100;

export function toSaved({ targets, ...rules }: Mapping, headings: readonly string[]): SavedMapping {
  const columns = targets.map((target, at) => ({ heading: headings[at] ?? "", target }));
  return {
    ...rules,
    columns: columns.filter(({ heading }) => heading !== ""),
    matchHeading: rules.match.by === "column" ? (headings[rules.match.column] ?? "") : "",
  };
}

/** The saved mapping for a file with these headings; columns that it does not know get their target from `proposed`. */
export function fromSaved(saved: SavedMapping, headings: readonly string[], proposed: Mapping): Mapping {
  const { columns, matchHeading, ...rules } = saved;
  const known = new Map(columns.map(({ heading, target }) => [textKey(heading), target]));
  const targets = headings.map((heading, at): Target => known.get(textKey(heading)) ?? proposed.targets[at] ?? IGNORE);
  const column = headings.findIndex((heading) => matchHeading !== "" && textKey(heading) === textKey(matchHeading));
  const match =
    rules.match.by !== "column" ? rules.match : column === -1 ? proposed.match : { by: "column" as const, column };
  return { ...rules, targets, match };
}

/** Which share of a saved mapping's columns a file with these headings has, from 0 to 1. */
export function fitOf({ columns }: SavedMapping, headings: readonly string[]): number {
  const present = new Set(headings.map(textKey));
  const used = columns.filter(({ target }) => target.kind !== "ignore");
  return used.length === 0 ? 0 : used.filter(({ heading }) => present.has(textKey(heading))).length / used.length;
}

/** The heading of the column that says why rows were refused; the next import leaves it out. */
export const REASON_HEADING = "Why refused";

export const IGNORE: Target = { kind: "ignore" };

/** The column that fills a field, or -1. */
export const columnOf = (targets: readonly Target[], field: ImportField): number =>
  targets.findIndex((target) => target.kind === "field" && target.field === field);

/** Problems of a mapping that do not depend on the rows, as texts for the editor. */
export function mappingProblems({ targets, match, made, exported }: Mapping): string[] {
  const problems: string[] = [];
  for (const field of FIELD_NAMES) {
    const columns = targets.filter((target) => target.kind === "field" && target.field === field);
    if (columns.length > 1 && !exported)
      problems.push(`${columns.length} columns fill ${IMPORT_FIELDS[field]}: choose one of them.`);
  }
  const has = fillsField(targets);
  if (targets.some((target) => target.kind === "specification" && target.name.trim() === ""))
    problems.push("A specification has no name.");
  if (targets.every(({ kind }) => kind === "ignore")) problems.push("No column fills anything.");
  if (match.by === "slug" && !has("slug")) problems.push("Products are found by their slug, but no column fills it.");
  if (match.by === "name" && !has("name") && made.name.trim() === "")
    problems.push("Products are found by their name: choose a column, or say what it is made of.");
  if (match.by === "model" && !has("model"))
    problems.push("Products are found by their model, but no column fills it.");
  if (
    match.by === "column" &&
    targets[match.column]?.kind !== "specification" &&
    targets[match.column]?.kind !== "field"
  )
    problems.push("The column by which products are found fills no field and no specification.");
  return problems;
}

/** What the mapping lacks for new products, as texts for the editor. Whether any row is a new product, only the plan knows. */
export function needsOfNewProducts({ targets, made, brand, category }: Mapping): string[] {
  const has = fillsField(targets);
  const needs: string[] = [];
  if (!has("name") && made.name.trim() === "")
    needs.push("New products need a name: choose a column, or say what it is made of.");
  if (!has("description") && made.description.trim() === "")
    needs.push("New products need a description: choose a column, or say what it is made of.");
  if (!has("brand") && brand === "")
    needs.push("New products need a brand: choose a column or a brand for all of them.");
  if (!has("category") && made.category.trim() === "" && category === "")
    needs.push("New products need a category: choose a column or a category for all of them.");
  return needs;
}

const fillsField =
  (targets: readonly Target[]) =>
  (field: ImportField): boolean =>
    columnOf(targets, field) !== -1;
