import { subscribe } from "#db/enquiries.ts";
import { subscriptionSchema } from "#domain/enquiry.ts";
import { publicForm } from "../lib/forms.ts";
import { onlyPost } from "../lib/respond.ts";

export const onRequest = onlyPost;

/** POST /api/newsletter: the newsletter form in the footer. */
export const onRequestPost = publicForm({
  schema: subscriptionSchema,
  thanks: "Thank you. You are on the list.",
  store: (client, { email }, sender) => subscribe(client, email, sender),
});
