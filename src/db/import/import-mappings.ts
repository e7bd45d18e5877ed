import { savedMappingSchema, type SavedMapping } from "#domain/import/columns/mapping.ts";
import { compareNames } from "#domain/text/names.ts";
import type { Client } from "../client.ts";
import { ensureDone, unwrap } from "../errors.ts";
import { readAll } from "../read-all.ts";

export type ImportMapping = { id: string; name: string; mapping: SavedMapping };

/** The saved mappings by name. One that a newer or older release cannot read is left out. */
export async function listImportMappings(client: Client): Promise<ImportMapping[]> {
  const rows = await readAll((from, to) =>
    client.from("import_mappings").select("id, name, mapping").order("id").range(from, to),
  );
  return rows
    .flatMap(({ mapping, ...row }) => {
      const { data } = savedMappingSchema.safeParse(mapping);
      return data ? [{ ...row, mapping: data }] : [];
    })
    .sort((a, b) => compareNames(a.name, b.name));
}

/** Stores a mapping under a name, and replaces an earlier one of that name. */
export async function saveImportMapping(client: Client, name: string, mapping: SavedMapping): Promise<void> {
  const saved = { name: name.trim(), mapping };
  const changed = unwrap(await client.from("import_mappings").update(saved).eq("name", saved.name).select("id"));
  if (changed.length === 0) ensureDone(await client.from("import_mappings").insert(saved));
}

export async function deleteImportMapping(client: Client, id: string): Promise<void> {
  ensureDone(await client.from("import_mappings").delete().eq("id", id));
}
