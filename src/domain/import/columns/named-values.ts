import { brandSchema } from "#domain/brands/brand.ts";
import { requiredText } from "#domain/text/form-fields.ts";
import { freeSlug } from "#domain/addresses/slug.ts";
import { textKey } from "../table/table-cells.ts";
import type { Mapping } from "./mapping.ts";
import { pathOf, recordFinder, type NamedRecord } from "./named-records.ts";
import type { NewBrand, NewCategory, PlannedRow } from "../plan-types.ts";

/** A record that is there or will be created, or why there is none. */
export type Found = { id: string; name: string } | { reason: string };

/** The choice that creates a record for a value, in place of the id of an existing one. */
export const CREATE = "create";

const nameSchemas = { brand: brandSchema.shape.name, category: requiredText(200, "Enter a name") };

/** Finds the brands or categories that the values of a table mean, and collects those that are to be created. */
export function namedValues(
  noun: "brand" | "category",
  records: readonly NamedRecord[],
  choices: Mapping["brands"],
  slugFromName: (name: string) => string,
) {
  const find = recordFinder(records);
  const chosen = new Map(choices.map(({ value, choice }) => [textKey(value), choice]));
  const byId = new Map(records.map((record) => [record.id, record]));
  const slugs = new Set(records.map(({ slug }) => slug));
  const answers = new Map<string, Found>();
  const created: NewCategory[] = [];

  const create = (name: string, parent: string | null): Found => {
    const known = created.find((record) => textKey(record.name) === textKey(name) && record.parent_id === parent);
    if (known) return known;
    const checked = nameSchemas[noun].safeParse(name);
    if (!checked.success) return { reason: checked.error.issues[0]?.message ?? "cannot be its name" };
    const slug = freeSlug(slugFromName(checked.data), slugs);
    slugs.add(slug);
    const record = { id: crypto.randomUUID(), name: checked.data, slug, parent_id: parent };
    created.push(record);
    return record;
  };

  /** Creates a category and the missing ones above it: 'Pumps > Booster sets'. */
  const createPath = (value: string): Found => {
    const path = noun === "category" ? pathOf(value) : [value];
    let parent: string | null = null;
    let answer: Found = { reason: `is no ${noun}` };
    for (const [at, part] of path.entries()) {
      const whole = path.slice(0, at + 1).join(" > ");
      const there = at < path.length - 1 || at > 0 ? find(whole) : undefined;
      answer = there ?? create(part, parent);
      if ("reason" in answer) return answer;
      parent = answer.id;
    }
    return answer;
  };

  const answer = (value: string): Found => {
    const choice = chosen.get(textKey(value));
    const found = choice && choice !== CREATE ? byId.get(choice) : find(value);
    if (found) return found;
    if (choice === CREATE) return createPath(value);
    return { reason: `There is no ${noun} "${value.slice(0, 60)}"` };
  };

  return {
    /** The record of a value. */
    of: (value: string): Found => {
      const key = textKey(value);
      const known = answers.get(key) ?? answer(value);
      answers.set(key, known);
      return known;
    },
    byId: (id: string): NamedRecord | undefined => byId.get(id) ?? created.find((record) => record.id === id),
    created,
  };
}

export type NewRecords = { newBrands: NewBrand[]; newCategories: NewCategory[] };

/** The planned records that accepted rows use, with the categories above them. */
export function newRecords(
  rows: readonly PlannedRow[],
  brands: readonly NewCategory[],
  categories: readonly NewCategory[],
): NewRecords {
  const used = new Set<string>();
  for (const row of rows) {
    if (row.kind !== "new" && row.kind !== "changed") continue;
    if (row.values.brand_id) used.add(row.values.brand_id);
    if (row.values.category_id) used.add(row.values.category_id);
  }
  // A category comes after the one above it, so go through them backwards.
  for (const { id, parent_id } of categories.toReversed()) if (used.has(id) && parent_id) used.add(parent_id);
  return {
    newBrands: brands.filter(({ id }) => used.has(id)).map(({ id, name, slug }) => ({ id, name, slug })),
    newCategories: categories.filter(({ id }) => used.has(id)),
  };
}
