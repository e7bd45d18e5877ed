import type { PostgrestError } from "@supabase/postgrest-js";
import { NOBODY, type EnquiryStatus } from "#domain/enquiries/enquiry-status.ts";
import type { SentFile } from "#domain/enquiries/enquiry-files.ts";
import type { EnquiryInput } from "#domain/enquiries/enquiry.ts";
import type { QuoteInput } from "#domain/enquiries/quote-request.ts";
import type { Client, Row } from "../client.ts";
import { ConflictError, DatabaseError, isOvertaken, unwrap, unwrapOptional } from "../errors.ts";
import { readPage, type ListPage } from "../list-page.ts";
import { readAll } from "../read-all.ts";

const COLUMNS =
  "id, reference, first_name, last_name, email, phone, company, project_name, deadline, project_type, budget, timeline, message, product_id, product_name, page, read_at, archived_at, status, status_at, status_by, outcome_reason, due_on, assignee, created_at, product:products(slug, model), lines:enquiry_lines(position, product_id, product_name, model, quantity, note), files:enquiry_files(position, name, media_type, bytes)";

/** A product of a request for quotation. */
type EnquiryLine = Omit<Row<"enquiry_lines">, "enquiry_id">;

/** What only the database uses. */
type Unread =
  | "sender_key"
  | "submission"
  | "repeats"
  | "repeated_at"
  | "office_mailed_at"
  | "office_tried_at"
  | "reminded_at"
  | "visitor_mailed_at";

export type EnquiryFile = Omit<Row<"enquiry_files">, "enquiry_id" | "sha256">;

/** An enquiry with the slug of its product, if that still exists, and the products of a request and its files in their order. */
export type Enquiry = Omit<Row<"enquiries">, Unread> & {
  product: { slug: string; model: string | null } | null;
  lines: EnquiryLine[];
  files: EnquiryFile[];
};

export type EnquiryState = "inbox" | "unread" | "archived";
/** `assignee` is the id of a colleague's account, or NOBODY. */
export type EnquiryFilter = {
  search?: string | undefined;
  state?: EnquiryState | undefined;
  status?: EnquiryStatus | undefined;
  assignee?: string | undefined;
};

/**
 * The page a message was sent from. `senderKey` is a keyed hash of the IP address, for the limit of five messages in ten
 * minutes; null if the address is not known.
 */
export type Sender = { page: string; senderKey: string | null };

/** The files of an enquiry with the hashes of their bytes. */
type HashedFiles = { files: readonly (SentFile & { sha256?: string })[] };

/**
 * Stores an enquiry, or a request with a quote list, and returns its id and number, and the positions of those of its files that
 * are to be stored. Throws an error of which isTooMany is true if the sender has sent too many. Needs the secret key.
 */
export async function submitEnquiry(
  client: Client,
  enquiry: (EnquiryInput | QuoteInput) & HashedFiles,
  productSlug: string | null,
  { page, senderKey }: Sender,
): Promise<{ id: string; reference: string; files_to_store: number[] }> {
  return unwrap(
    await client
      .rpc("submit_enquiry", {
        enquiry,
        product_slug: productSlug ?? "",
        from_page: page,
        of_sender: senderKey ?? "",
      })
      .single(),
  );
}

/** The query for the enquiries of a filter. Archived ones are only in the state 'archived'. */
function matching(client: Client, { search, state = "inbox", status, assignee }: EnquiryFilter, counted: boolean) {
  const term = search?.trim();
  const options = counted ? ({ count: "exact" } as const) : {};
  let rows = term
    ? client.rpc("enquiries_containing", { term }, options).select(COLUMNS)
    : client.from("enquiries").select(COLUMNS, options);
  rows = state === "archived" ? rows.not("archived_at", "is", null) : rows.is("archived_at", null);
  if (state === "unread") rows = rows.is("read_at", null);
  if (status) rows = rows.eq("status", status);
  if (assignee) rows = assignee === NOBODY ? rows.is("assignee", null) : rows.eq("assignee", assignee);
  return rows
    .order("created_at", { ascending: false })
    .order("id")
    .order("position", { referencedTable: "lines" })
    .order("position", { referencedTable: "files" });
}

/** One page of enquiries, newest first, with the number of all that match the filter. */
export async function listEnquiries(
  client: Client,
  { limit, offset, ...filter }: EnquiryFilter & { limit: number; offset: number },
): Promise<ListPage<Enquiry>> {
  return readPage(() => matching(client, filter, true), { limit, offset });
}

/** All enquiries of a filter, for the CSV export. */
export function listAllEnquiries(client: Client, filter: EnquiryFilter): Promise<Enquiry[]> {
  return readAll((from, to) => matching(client, filter, false).range(from, to));
}

/** One enquiry, or null if there is none. */
export async function getEnquiry(client: Client, id: string): Promise<Enquiry | null> {
  return unwrapOptional(
    await client
      .from("enquiries")
      .select(COLUMNS)
      .eq("id", id)
      .order("position", { referencedTable: "lines" })
      .order("position", { referencedTable: "files" })
      .maybeSingle(),
  );
}

/** Some enquiries by their ids, the oldest first. */
export async function enquiriesById(client: Client, ids: readonly string[]): Promise<Enquiry[]> {
  return unwrap(
    await client
      .from("enquiries")
      .select(COLUMNS)
      .in("id", [...ids])
      .order("created_at")
      .order("position", { referencedTable: "lines" }),
  );
}

/** Throws the error, as a ConflictError if one of the rows no longer exists. */
function refuseOvertaken({ error, status }: { error: PostgrestError | null; status: number }): void {
  if (!error) return;
  const refusal = new DatabaseError(error, status);
  throw isOvertaken(refusal) ? new ConflictError(refusal.message) : refusal;
}

export type EnquiryMark = { read?: boolean; archived?: boolean };

/** Marks enquiries as read or unread, archived or not. Throws a ConflictError if one of them has been deleted. */
export async function markEnquiries(
  client: Client,
  ids: readonly string[],
  { read, archived }: EnquiryMark,
): Promise<void> {
  const answer = await client.rpc("mark_enquiries", {
    enquiry_ids: [...ids],
    ...(read === undefined ? {} : { is_read: read }),
    ...(archived === undefined ? {} : { is_archived: archived }),
  });
  refuseOvertaken(answer);
}

/** Deletes enquiries for good. Throws a ConflictError, and deletes none, if one of them is gone already. */
export async function deleteEnquiries(client: Client, ids: readonly string[]): Promise<void> {
  const answer = await client.rpc("delete_enquiries", { enquiry_ids: [...ids] });
  refuseOvertaken(answer);
}
