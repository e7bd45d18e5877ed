import type { EnquiryInput } from "#domain/enquiry.ts";
import type { Client, Row } from "./client.ts";
import { ensureDone, unwrap } from "./errors.ts";

export type Enquiry = Row<"enquiries">;

/** Where a message came from. `senderKey` is a keyed hash of the network address, for the limit of five in ten minutes. */
export type Sender = { page: string; senderKey: string };

/** Stores what a visitor sent; a DatabaseError of code PT429 where one sender sends too much. Needs the secret key. */
export async function submitEnquiry(
  client: Client,
  enquiry: EnquiryInput,
  productSlug: string | null,
  { page, senderKey }: Sender,
): Promise<string> {
  return unwrap(
    await client.rpc("submit_enquiry", {
      enquiry,
      product_slug: productSlug ?? "",
      from_page: page,
      of_sender: senderKey,
    }),
  );
}

/** Stores a newsletter address, or does nothing where it is stored already. Needs the secret key. */
export async function subscribe(client: Client, email: string, { page, senderKey }: Sender): Promise<void> {
  ensureDone(await client.rpc("subscribe", { address: email, from_page: page, of_sender: senderKey }));
}
