import { subscribe } from "#db/enquiries/subscribers.ts";
import { subscriptionSchema } from "#domain/enquiries/enquiry.ts";
import { NEWSLETTER_ANSWERS } from "#domain/enquiries/newsletter.ts";
import { readLinkEnvironment, readMailEnvironment } from "../lib/environment.ts";
import { publicForm } from "../lib/forms.ts";
import { askToConfirm } from "../lib/newsletter-mail.ts";
import { onlyPost } from "../lib/respond.ts";

export const onRequest = onlyPost;

/** POST /api/newsletter: the newsletter form in the footer. */
export const onRequestPost = publicForm({
  schema: subscriptionSchema,
  thanks: (env) => (readMailEnvironment(env) ? NEWSLETTER_ANSWERS.mailed : NEWSLETTER_ANSWERS.unconfirmed),
  async store(client, { email }, sender, { env, waitUntil }) {
    const server = readMailEnvironment(env);
    const id = await subscribe(client, email, sender, server !== null);
    // After the response: the time that sending takes would reveal which addresses are on the list.
    if (id && server)
      waitUntil(askToConfirm(client, { id, email, page: sender.page }, server, readLinkEnvironment(env).secret));
  },
});
