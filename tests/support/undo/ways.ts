import * as fc from "fast-check";
import { saveDraft } from "#db/changes/drafts.ts";
import { planParts, publishPlan, putInPlan, savePlan, versionsOf } from "#db/changes/plans.ts";
import { saveRecord } from "#db/changes/save-record.ts";
import { storeChange, type ProductChange } from "#db/changes/store-change.ts";
import type { Client } from "#db/client.ts";
import { deleteRecords } from "#db/content/records.ts";
import { saveSettings } from "#db/content/settings.ts";
import { ALL_KINDS, contentKind, type ContentKind } from "#domain/content/content-kinds.ts";
import { SETTINGS_DRAFT } from "#domain/content/draft.ts";
import { renaming } from "#domain/specifications/specification-changes.ts";
import { newCompanyRecord, newDocument, unique } from "../database/database.ts";
import { recordsOf, type Content, type Stored } from "./house.ts";

const word = fc
  .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(..."abcäß ٣ '\"\\{}") })
  .map((text) => `x${text}x`);
const maybe = fc.option(word);
const kind = fc.constantFrom(...ALL_KINDS);
/** The address of a record: as it is, a new one, or one that this or another record had before. */
const slug = fc.constantFrom("kept", "new", "own former", "former of another");
const which = fc.nat(1);
const edit = { kind, which, name: word, text: word, slug };

/** The ways to change content, each with values of its own. */
export const ways = fc.oneof(
  { weight: 3, arbitrary: fc.record({ way: fc.constant("form" as const), ...edit }) },
  { weight: 2, arbitrary: fc.record({ way: fc.constant("creation" as const), ...edit }) },
  { weight: 2, arbitrary: fc.record({ way: fc.constant("deletion" as const), kind, which, both: fc.boolean() }) },
  fc.record({
    way: fc.constantFrom("table" as const, "bulk" as const),
    values: fc.record(
      { model: maybe, features: fc.array(word, { maxLength: 3 }), featured: fc.boolean() },
      { requiredKeys: ["model"] },
    ),
    moves: fc.boolean(),
  }),
  fc.record({ way: fc.constant("specifications" as const), name: word }),
  fc.record({ way: fc.constant("import" as const), names: fc.array(word, { minLength: 1, maxLength: 3 }), slug }),
  fc.record({
    way: fc.constant("plan" as const),
    edits: fc.uniqueArray(fc.record(edit), { selector: (one) => one.kind, minLength: 1, maxLength: 4 }),
    added: fc.record(edit),
    model: word,
  }),
);
export type Way = typeof ways extends fc.Arbitrary<infer T> ? T : never;
type Edit = { kind: ContentKind; which: number; name: string; text: string; slug: string };

/** A column of each kind that holds a text. */
const TEXT = {
  ...{ brand: "country", product: "model", category: "description", page: "body", setting: "description" },
  ...{ project: "client", service: "summary", sector: "hint", testimonial: "company" },
  ...{ article: "summary", certificate: "issuer", member: "position", document: "revision" },
} as const satisfies Record<ContentKind, string>;

/** One of the slugs that records of a kind had before, or else a new one. */
function slugFor(content: Content, of: ContentKind, record: Stored | undefined, wanted: string): string {
  const former = (content["redirects"] ?? []).filter(
    (row) => row["kind"] === of && (row["record_id"] === record?.id) === (wanted === "own former"),
  );
  return wanted === "new" || former.length === 0 ? unique("new") : String(former[0]?.["old_slug"]);
}

/** The columns of a record that an edit sets. */
function edited(
  content: Content,
  { kind: of, name, text, slug: wanted }: Edit,
  record?: Stored,
): Record<string, string> {
  return {
    [contentKind(of).nameColumn]: name,
    [TEXT[of]]: text,
    ...(wanted !== "kept" && { slug: slugFor(content, of, record, wanted) }),
  };
}

/** The columns of a new record of a kind. */
function added(content: Content, one: Edit): Record<string, unknown> {
  const { table } = contentKind(one.kind);
  const needed = table in NEEDED ? NEEDED[table as keyof typeof NEEDED](content) : {};
  return { ...needed, ...edited(content, { ...one, slug: one.slug === "kept" ? "new" : one.slug }) };
}
const company = (table: Parameters<typeof newCompanyRecord>[0]) => () => newCompanyRecord(table);
const NEEDED = {
  products: (content: Content) => ({
    description: "New.",
    brand_id: recordsOf(content, "brand")[0]?.id,
    category_id: recordsOf(content, "category")[0]?.id,
  }),
  projects: company("projects"),
  services: company("services"),
  sectors: company("sectors"),
  testimonials: company("testimonials"),
  articles: company("articles"),
  certificates: company("certificates"),
  members: company("members"),
  documents: () => newDocument(),
};

/** Changes the content in one of the ways. */
export async function changeContent(client: Client, content: Content, way: Way): Promise<void> {
  const products = recordsOf(content, "product");
  const record = (one: Pick<Edit, "kind" | "which">): Stored => recordsOf(content, one.kind)[one.which] as Stored;
  const store = (of: "table" | "bulk" | "specifications" | "import", changes: ProductChange[], more = {}) =>
    storeChange(client, { kind: of, title: "Test", ...more }, changes);
  const draftOf = async (one: Edit, seen: Stored | null): Promise<string> => {
    const after = seen ? edited(content, one, seen) : added(content, one);
    const before = seen && Object.fromEntries(Object.keys(after).map((column) => [column, seen[column]]));
    const draft = { kind: one.kind, name: one.name, replaces: null, typed: { seen, values: after } };
    if (one.kind !== "setting")
      return saveDraft(client, { ...draft, record: seen?.id ?? crypto.randomUUID(), change: { before, after } });
    const key = String(seen?.["key"] ?? unique("key"));
    const change = { before: seen && { [key]: seen["value"] }, after: { [key]: { text: one.text } } };
    return saveDraft(client, { ...draft, record: SETTINGS_DRAFT, change });
  };

  switch (way.way) {
    case "form": {
      const seen = record(way);
      if (way.kind === "setting") {
        const old = { value: seen["value"] ?? null, description: (seen["description"] ?? null) as string | null };
        await saveSettings(client, {
          [String(seen["key"])]: { value: { text: way.text }, description: way.name, seen: old },
        });
      } else {
        const { table } = contentKind(way.kind);
        await saveRecord(client, table, { wanted: edited(content, way, seen), stored: { id: seen.id, seen } });
      }
      return;
    }
    case "creation":
      if (way.kind === "setting") await saveSettings(client, { [unique("key")]: { value: way.text } });
      else await saveRecord(client, contentKind(way.kind).table, { wanted: added(content, way) });
      return;
    case "deletion": {
      const all = recordsOf(content, way.kind).map(({ id }) => id);
      await deleteRecords(client, way.kind, way.both ? all : [record(way).id]);
      return;
    }
    case "table":
    case "bulk": {
      const category_id = way.moves ? recordsOf(content, "category")[1]?.id : undefined;
      const values = { ...way.values, ...(category_id !== undefined && { category_id }) };
      await store(
        way.way,
        products.map((row) => ({ id: row.id, seen: row, values })),
      );
      return;
    }
    case "specifications": {
      const rename = renaming(new Set(["COP"]), way.name);
      const values = (row: Stored) => ({ specifications: rename(row["specifications"] as never).specifications ?? [] });
      await store(
        "specifications",
        products.map((row) => ({ id: row.id, seen: row, values: values(row) })),
      );
      return;
    }
    case "import": {
      const brand = { id: crypto.randomUUID(), name: unique("with"), slug: unique("with") };
      const category = { ...brand, id: crypto.randomUUID(), parent_id: record({ kind: "category", which: 0 }).id };
      const owners = { brand_id: brand.id, category_id: category.id };
      const fresh = way.names.map((name) => ({
        ...{ id: crypto.randomUUID(), seen: null },
        values: { name, slug: unique("new"), description: "New.", ...owners },
      }));
      const seen = products[1] as Stored;
      const values = edited(
        content,
        { ...record, kind: "product", which: 1, name: "Imported", text: "M", slug: way.slug },
        seen,
      );
      const more = { newBrands: [brand], newCategories: [category] };
      await store("import", [...fresh, { id: seen.id, seen, values }], more);
      return;
    }
    case "plan": {
      const plan = await savePlan(client, "Test");
      const drafts: string[] = [];
      for (const one of way.edits) drafts.push(await draftOf(one, record(one)));
      // The settings have one draft together, and no two records can have the same address.
      const isPossible = way.added.kind !== "setting" || way.edits.every((one) => one.kind !== "setting");
      if (isPossible) drafts.push(await draftOf({ ...way.added, slug: "new" }, null));
      await putInPlan(client, drafts, plan);
      const isEdited = way.edits.some((one) => one.kind === "product");
      const changes = isEdited ? [] : products.map((row) => ({ id: row.id, seen: row, values: { model: way.model } }));
      await storeChange(client, { kind: "bulk", title: "Test" }, changes, { plan });
      await publishPlan(client, plan, { seen: versionsOf(await planParts(client, plan)) });
    }
  }
}
