import { compareNames } from "#domain/text/names.ts";
import type { Client } from "../client.ts";
import { unwrap } from "../errors.ts";

/** A document or certificate that ends. */
export type Ending = { kind: "document" | "certificate"; id: string; title: string; valid_until: string };

const MOST = 200;

/** What ends by a day, the earliest first: documents of makers, and the company's own certificates. */
export async function listEnding(client: Client, by: string): Promise<Ending[]> {
  const of = async (kind: Ending["kind"], table: "documents" | "certificates"): Promise<Ending[]> => {
    const rows = client.from(table).select("id, title, valid_until").lte("valid_until", by);
    return unwrap(await rows.order("valid_until").order("id").limit(MOST)).map((row) => ({
      ...row,
      kind,
      valid_until: row.valid_until ?? "",
    }));
  };
  const all = (await Promise.all([of("document", "documents"), of("certificate", "certificates")])).flat();
  return all.sort((a, b) => (a.valid_until < b.valid_until ? -1 : 1) || compareNames(a.title, b.title));
}
