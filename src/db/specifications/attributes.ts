import { expectedIn, type Attribute } from "#domain/specifications/attribute.ts";
import type { Translations } from "#domain/languages/translations.ts";
import { sortedByName } from "#domain/text/names.ts";
import type { Client, Row } from "../client.ts";
import { saveRecord } from "../changes/save-record.ts";
import { ensureDone, unwrap } from "../errors.ts";
import { readAll } from "../read-all.ts";

/** An attribute as it is stored. */
export type StoredAttribute = Attribute & { translations: Translations; updated_at: string };

const COLUMNS =
  "id, name, unit, kind, category, better, synonyms, decimals, choices, conditions, asked, translations, updated_at";

/** A safe cast: the database has checks for the columns that take only certain values. */
const typed = (row: Pick<Row<"attributes">, keyof StoredAttribute>) => row as StoredAttribute;

/** The whole catalogue of specifications, by name. */
export async function listAttributes(client: Client): Promise<StoredAttribute[]> {
  const rows = await readAll((from, to) => client.from("attributes").select(COLUMNS).order("id").range(from, to));
  return sortedByName(rows.map(typed));
}

type NewAttribute = Omit<Attribute, "id"> & { translations?: Translations };

export async function createAttribute(client: Client, attribute: NewAttribute): Promise<StoredAttribute> {
  return typed(unwrap(await client.from("attributes").insert(attribute).select(COLUMNS).single()));
}

/** Stores what differs from the attribute as it was `seen`; throws a ConflictError if others changed the same, or deleted it. */
export async function updateAttribute(
  client: Client,
  id: string,
  attribute: NewAttribute,
  seen: StoredAttribute,
): Promise<StoredAttribute> {
  return saveRecord<StoredAttribute>(client, "attributes", { wanted: attribute, stored: { id, seen } });
}

/** Deletes an attribute. Products keep their specifications. */
export async function deleteAttribute(client: Client, id: string): Promise<void> {
  ensureDone(await client.from("attributes").delete().eq("id", id));
}

export type CategoryAttribute = Row<"category_attributes">;

/** Which categories expect which attributes themselves, in their order. */
export async function listCategoryAttributes(client: Client): Promise<CategoryAttribute[]> {
  const rows = await readAll((from, to) =>
    client.from("category_attributes").select("*").order("category_id").order("attribute_id").range(from, to),
  );
  return rows.sort((a, b) => a.position - b.position);
}

/** Sets which attributes a category itself expects, in this order. */
export async function setCategoryAttributes(
  client: Client,
  categoryId: string,
  attributeIds: readonly string[],
): Promise<void> {
  ensureDone(
    await client.rpc("set_category_attributes", { of_category: categoryId, attribute_ids: [...attributeIds] }),
  );
}

/** The attributes that products of a category are expected to have: those of the topmost category above it first, each once. */
export async function expectedAttributes(client: Client, categoryId: string): Promise<StoredAttribute[]> {
  const [attributes, expected, categories] = await Promise.all([
    listAttributes(client),
    listCategoryAttributes(client),
    readAll((from, to) => client.from("categories").select("id, parent_id").order("id").range(from, to)),
  ]);
  return expectedIn(categoryId, attributes, expected, categories);
}
