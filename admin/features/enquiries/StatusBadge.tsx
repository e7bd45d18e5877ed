import { ENQUIRY_STATUSES, type EnquiryStatus } from "#domain/enquiries/enquiry-status.ts";
import { badge } from "#styles/variants/product-lists.ts";

const TONES = { new: "copper", in_work: "copper", quoted: "good", closed: "plain" } as const;

/** How far the answer to an enquiry is. */
export function StatusBadge({ status }: { status: EnquiryStatus }) {
  return <span className={badge({ tone: TONES[status] })}>{ENQUIRY_STATUSES[status]}</span>;
}
