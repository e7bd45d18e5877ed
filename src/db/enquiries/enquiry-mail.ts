import type { Client, Row } from "../client.ts";
import { ConflictError, unwrap } from "../errors.ts";

/** How the office is told of enquiries, and what became of the last mail. */
export type EnquiryMail = Omit<Row<"enquiry_mail">, "only_row" | "digest_at">;
export type EnquiryMailChoices = Pick<EnquiryMail, "addresses" | "delivery" | "promised_days" | "confirm_visitors">;

export async function getEnquiryMail(client: Client): Promise<EnquiryMail> {
  return unwrap(
    await client
      .from("enquiry_mail")
      .select("addresses, delivery, promised_days, confirm_visitors, sent_at, failed_at, failure")
      .single(),
  );
}

/** Changes how the office is told; throws a ConflictError without 'office.manage'. */
export async function setEnquiryMail(client: Client, choices: EnquiryMailChoices): Promise<void> {
  const changed = unwrap(await client.from("enquiry_mail").update(choices).eq("only_row", true).select("delivery"));
  if (changed.length === 0) throw new ConflictError();
}
