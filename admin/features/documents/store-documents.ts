import { storePrepared } from "#db/changes/prepared-change.ts";
import { storeDocument } from "#db/content/documents.ts";
import type { Json } from "#db/database.types.ts";
import { slugFromName } from "#domain/addresses/slug-from-name.ts";
import { counted } from "#domain/text/text.ts";
import { client } from "../../environment.ts";
import type { Dropped, RowsInput } from "./use-dropped.ts";

/** Others have added documents with the same titles meanwhile; another attempt finds other addresses. */
export class SlugsTaken extends Error {}

/** An address for each title, of which none is taken. */
function slugsFor(titles: readonly string[], taken: ReadonlySet<string>): string[] {
  const used = new Set(taken);
  return titles.map((title) => {
    const slug = slugFromName(title).slice(0, 110).replace(/-$/, "");
    let free = slug;
    for (let number = 2; used.has(free); number += 1) free = `${slug}-${number}`;
    used.add(free);
    return free;
  });
}

/** Stores the files, and then all documents as one change. */
export async function storeDocuments(
  rows: RowsInput["rows"],
  taken: ReadonlySet<string>,
  { fileOf }: Pick<Dropped, "fileOf">,
  onProgress: (done: number) => void,
): Promise<void> {
  for (const [index, { file }] of rows.entries()) {
    onProgress(index);
    const dropped = fileOf(file.stored);
    if (dropped) await storeDocument(client, file.stored, dropped.read.bytes);
  }
  onProgress(rows.length);
  const slugs = slugsFor(
    rows.map(({ title }) => title),
    taken,
  );
  const { applied } = await storePrepared(
    client,
    { kind: "import", title: counted(rows.length, "document") },
    {
      rows: rows.map((row, index) => ({
        table_name: "documents",
        record: crypto.randomUUID(),
        before: null,
        after: { ...row, slug: slugs[index] } as unknown as Json,
      })),
    },
  );
  if (applied && applied.slugs_used.length > 0) throw new SlugsTaken();
}
