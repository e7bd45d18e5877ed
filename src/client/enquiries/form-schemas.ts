import { enquirySchema, fieldErrors, subscriptionSchema } from "#domain/enquiries/enquiry.ts";
import { quoteSchema } from "#domain/enquiries/quote-request.ts";

/* The schemas of the edge functions, for the browser. Loaded when a form first receives the focus. */

const SCHEMAS = { enquiry: enquirySchema, newsletter: subscriptionSchema, quote: quoteSchema };

/** The message of each field that the server would refuse. `form` is the name in `data-enhanced`. */
export function fieldErrorsOf(form: string, fields: Record<string, unknown>): Record<string, string> {
  const { error } = SCHEMAS[form as keyof typeof SCHEMAS].safeParse(fields);
  return error ? fieldErrors(error) : {};
}
