import { submitEnquiry } from "#db/enquiries.ts";
import { enquirySchema } from "#domain/enquiry.ts";
import { publicForm } from "../lib/forms.ts";

/** POST /api/enquiry: the contact form and every Request Quote (field `product`: the slug it came from). */
export const onRequestPost = publicForm({
  schema: enquirySchema,
  thanks: "Thank you. Your message has arrived, and an engineer will answer it.",
  store: (client, enquiry, sender, fields) => submitEnquiry(client, enquiry, fields["product"] ?? null, sender),
});
