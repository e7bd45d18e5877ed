import type { StoredAttribute } from "#db/specifications/attributes.ts";

/** An entry of the catalogue of specifications. */
export const attribute = (name: string, more: Partial<StoredAttribute> = {}): StoredAttribute => ({
  id: name.toLowerCase().replaceAll(" ", "-"),
  name,
  unit: null,
  kind: "number",
  category: "general",
  better: null,
  synonyms: [],
  decimals: null,
  choices: [],
  conditions: [],
  asked: null,
  translations: {},
  updated_at: "2026-01-01T00:00:00Z",
  ...more,
});
