import * as z from "zod";
import { previewRowSchema, type LinkDays, type PreviewRow } from "#domain/publishing/preview.ts";
import type { Client } from "../client.ts";
import { ensureDone, unwrap, unwrapOptional } from "../errors.ts";

/** A link that shows a draft to whoever has it. */
export type PreviewLink = {
  id: string;
  /** Null if it was made with the secret key. */
  made_by: string | null;
  made_at: string;
  ends_at: string;
};

/** Where browsers reach the previews; null where nothing renders any. */
export async function getPreviewPlace(client: Client): Promise<string | null> {
  return unwrapOptional(await client.from("preview_place").select("address").maybeSingle())?.address ?? null;
}

/** Notes where browsers reach the previews. Needs the secret key. */
export async function setPreviewPlace(client: Client, address: string | null): Promise<void> {
  ensureDone(await client.from("preview_place").update({ address }).eq("only_row", true));
}

/** Whether the caller may see previews of what is not published. */
export async function mayPreview(client: Client): Promise<boolean> {
  return unwrap(await client.rpc("may", { permission: "content.draft" }));
}

/** Makes a link to what `subject` names (see draftSubject), and returns its token, which is not stored. */
export async function makePreviewLink(client: Client, subject: string, days: LinkDays): Promise<string> {
  return unwrap(await client.rpc("make_preview_link", { what: subject, days }));
}

/** The links that work, newest first. */
export async function listPreviewLinks(client: Client, subject: string): Promise<PreviewLink[]> {
  return unwrap(await client.rpc("list_preview_links", { what: subject }));
}

/** Withdraws a link: it shows nothing from now on. */
export async function withdrawPreviewLink(client: Client, id: string): Promise<void> {
  ensureDone(await client.rpc("withdraw_preview_link", { link: id }));
}

/** What a preview shows. `rows` is null if the caller knows this version. */
export type StoredPreview = { version: string; name: string; isPlan: boolean; rows: PreviewRow[] | null };

type Answer = { version: string; name: string | null; is_plan: boolean; rows: unknown };

const storedPreview = ({ version, name, is_plan, rows }: Answer): StoredPreview => ({
  version,
  name: name ?? "",
  isPlan: is_plan,
  rows: z.array(previewRowSchema).nullable().parse(rows),
});
const unlessKnown = (known: string | undefined) => (known === undefined ? {} : { known });

/** What `subject` names (see draftSubject); null if it was published or discarded. Needs the secret key. */
export async function previewOf(client: Client, subject: string, known?: string): Promise<StoredPreview | null> {
  const [found] = unwrap(await client.rpc("preview_of", { what: subject, ...unlessKnown(known) }));
  return found ? storedPreview(found) : null;
}

/** What the link with this token shows; null if it does not work (any more). Needs the secret key. */
export async function previewOfLink(
  client: Client,
  token: string,
  known?: string,
): Promise<(StoredPreview & { endsAt: string }) | null> {
  const [found] = unwrap(await client.rpc("preview_of_link", { token, ...unlessKnown(known) }));
  return found ? { ...storedPreview(found), endsAt: found.ends_at } : null;
}

/** Rows of a table by their ids, with columns as they are stored. Needs the secret key, since they may be hidden. */
export async function storedRows(client: Client, table: string, ids: readonly string[]): Promise<{ id: string }[]> {
  // The client's types cannot follow a variable table name.
  const rows = client.from(table as "brands").select("*");
  return unwrap(await rows.in("id", [...ids]));
}
