import type { LinkDays } from "#domain/publishing/preview.ts";
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

/** Whether an account may see them now. Needs the secret key. */
export async function accountMayPreview(client: Client, account: string): Promise<boolean> {
  return unwrap(await client.rpc("account_may_preview", { account }));
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

/** What a preview shows, in its present version. */
export type StoredPreview = { version: string; name: string; isPlan: boolean };

/** What `subject` names (see draftSubject); null if it was published or discarded. Needs the secret key. */
export async function previewOf(client: Client, subject: string): Promise<StoredPreview | null> {
  const [found] = unwrap(await client.rpc("preview_of", { what: subject }));
  return found ? storedPreview(found) : null;
}

/** The same with the rows of changes (PreviewRow) as a text of JSON; null for more than a preview may have. Needs the secret key. */
export async function previewWithRows(
  client: Client,
  subject: string,
): Promise<(StoredPreview & { rows: string | null }) | null> {
  const [found] = unwrap(await client.rpc("preview_of", { what: subject, with_rows: true }));
  // Generated types do not say what may be null.
  return found ? { ...storedPreview(found), rows: found.rows as string | null } : null;
}

/** What the link with this token shows, and until when; null if it does not work (any more). Needs the secret key. */
export async function shownByLink(client: Client, token: string): Promise<{ subject: string; endsAt: string } | null> {
  const [found] = unwrap(await client.rpc("shown_by_link", { token }));
  return found ? { subject: found.what, endsAt: found.ends_at } : null;
}

type Found = { version: string; name: string | null; is_plan: boolean };
const storedPreview = ({ version, name, is_plan }: Found): StoredPreview => ({
  ...{ version, name: name ?? "", isPlan: is_plan },
});

/** Rows of a table by their ids, with columns as they are stored. Needs the secret key, since they may be hidden. */
export async function storedRows(client: Client, table: string, ids: readonly string[]): Promise<{ id: string }[]> {
  // The client's types cannot follow a variable table name.
  const rows = client.from(table as "brands").select("*");
  return unwrap(await rows.in("id", [...ids]));
}
