import { submitEnquiry } from "#db/enquiries.ts";
import { enquirySchema } from "#domain/enquiry.ts";
import { publicForm } from "../lib/forms.ts";

/** The product's slug. Without JavaScript the field is empty, but the referrer may be /contact?product=slug. */
function productOf(fields: Record<string, string>, request: Request): string | null {
  const referrer = request.headers.get("referer");
  const asked = referrer && URL.canParse(referrer) ? new URL(referrer).searchParams.get("product") : null;
  return fields["product"] || asked;
}

/** POST /api/enquiry: the contact form, also for quotes (the field `product` has the slug of the product). */
export const onRequestPost = publicForm({
  schema: enquirySchema,
  thanks: "Thank you. Your message has arrived, and an engineer will answer it.",
  store: (client, enquiry, sender, { fields, request }) =>
    submitEnquiry(client, enquiry, productOf(fields, request), sender),
});
