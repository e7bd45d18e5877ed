import type { EnquiryStatus } from "#domain/enquiries/enquiry-status.ts";
import type { Client, Row } from "../client.ts";
import type { Enquiry } from "./enquiries.ts";
import { ConflictError, ensureDone, unwrap } from "../errors.ts";

/** The products of requests that are still in the catalogue, with their present slugs, by id. */
export async function requestedProducts(
  client: Client,
  lines: Enquiry["lines"],
): Promise<ReadonlyMap<string, { name: string; slug: string }>> {
  const ids = lines.flatMap(({ product_id }) => product_id ?? []);
  if (ids.length === 0) return new Map();
  const found = unwrap(await client.from("products").select("id, name, slug").in("id", ids));
  return new Map(found.map(({ id, ...product }) => [id, product]));
}

/**
 * A change of an enquiry: the new value, and the value that the screen showed before. A status can come with the reason why the
 * enquiry was won or lost.
 */
export type WorkChange =
  | { status: EnquiryStatus; reason?: string | null; before: EnquiryStatus }
  | { assignee: string | null; before: string | null }
  | { due_on: string; before: string | null };

/** Changes an enquiry. Throws a ConflictError if somebody else has changed the same meanwhile, or the enquiry is gone. */
export async function changeWork(client: Client, id: string, change: WorkChange): Promise<void> {
  const one = client.from("enquiries");
  const was = change.before === null ? "is" : "eq";
  const answer =
    "status" in change
      ? one
          .update({ status: change.status, outcome_reason: change.reason ?? null })
          .eq("id", id)
          .eq("status", change.before)
      : "due_on" in change
        ? one.update({ due_on: change.due_on }).eq("id", id).filter("due_on", was, change.before)
        : one.update({ assignee: change.assignee }).eq("id", id).filter("assignee", was, change.before);
  if (unwrap(await answer.select("id")).length === 0) throw new ConflictError();
}

export type EnquiryNote = Pick<Row<"enquiry_notes">, "id" | "body" | "author" | "created_at">;

/** What the office has noted about an enquiry, oldest first. */
export async function listNotes(client: Client, enquiry: string): Promise<EnquiryNote[]> {
  return unwrap(
    await client
      .from("enquiry_notes")
      .select("id, body, author, created_at")
      .eq("enquiry_id", enquiry)
      .order("created_at")
      .order("id"),
  );
}

export async function addNote(client: Client, enquiry: string, body: string): Promise<void> {
  ensureDone(await client.from("enquiry_notes").insert({ enquiry_id: enquiry, body }));
}

/** Deletes a note; nothing happens if it is gone already. */
export async function deleteNote(client: Client, note: string): Promise<void> {
  ensureDone(await client.from("enquiry_notes").delete().eq("id", note));
}
