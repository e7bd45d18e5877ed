import { fieldErrors, MINIMUM_FILL_MS, subscriptionSchema } from "#domain/enquiries/enquiry.ts";
import { schemaOfEnquiry } from "#domain/enquiries/quote-request.ts";

import type { FormAnswer } from "#domain/enquiries/waiting-enquiry.ts";
import { shownMessage } from "#texts/messages.ts";
import { describeFile } from "#domain/enquiries/enquiry-files.ts";
import { filesOf } from "./waiting-enquiries.ts";

/* The schemas of the edge functions, for the browser. Loaded when a form first receives the focus. */
export { MINIMUM_FILL_MS };

/** The message of each field that the server would refuse. `form` is the name in `data-enhanced`. */
export async function fieldErrorsOf(form: string, sent: FormData): Promise<Record<string, string>> {
  const fields: Record<string, unknown> = Object.fromEntries(sent);
  fields["files"] = await Promise.all(filesOf(sent).map(describeFile));
  const { error } = (form === "newsletter" ? subscriptionSchema : schemaOfEnquiry(fields)).safeParse(fields);
  return error ? shownErrors(fieldErrors(error)) : {};
}

const shownErrors = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, shownMessage(message)]));

/** The answer of the server in the language of the page. */
export const shownAnswer = (answer: FormAnswer): FormAnswer => ({
  ...answer,
  ...(answer.message === undefined ? {} : { message: shownMessage(answer.message) }),
  ...(answer.errors === undefined ? {} : { errors: shownErrors(answer.errors) }),
});
