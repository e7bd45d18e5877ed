import type { EnquiryStatus } from "#domain/enquiries/enquiry-status.ts";
import type { Client } from "../client.ts";
import { unwrap, unwrapCount } from "../errors.ts";

/** How many enquiries have each status, in the inbox or in the archive. */
export async function countByStatus(client: Client, archived: boolean): Promise<Record<EnquiryStatus, number>> {
  const counts = { new: 0, in_work: 0, quoted: 0, won: 0, lost: 0, closed: 0 };
  for (const { status, enquiries } of unwrap(await client.rpc("count_enquiries", { archived })))
    counts[status] = enquiries;
  return counts;
}

/** The number of unread enquiries that are not archived. */
export async function countUnreadEnquiries(client: Client): Promise<number> {
  return unwrapCount(
    await client
      .from("enquiries")
      .select("id", { count: "exact", head: true })
      .is("read_at", null)
      .is("archived_at", null),
  );
}

/** How many submittals have marks that nobody has seen. */
export async function countWaitingSubmittals(client: Client): Promise<number> {
  return unwrap(await client.rpc("count_waiting_submittals"));
}
