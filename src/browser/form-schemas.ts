import { enquirySchema, fieldErrors, subscriptionSchema } from "#domain/enquiry.ts";

/* What the edge functions check, for the browser. Loaded when a visitor first touches a form. */

const SCHEMAS = { enquiry: enquirySchema, newsletter: subscriptionSchema };

/** The message of each field that the server would refuse. `form` is the name that data-enhanced gives. */
export function faultsIn(form: string, fields: Record<string, unknown>): Record<string, string> {
  const { error } = SCHEMAS[form as keyof typeof SCHEMAS].safeParse(fields);
  return error ? fieldErrors(error) : {};
}
