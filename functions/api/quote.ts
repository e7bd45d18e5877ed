import { submitQuote } from "#db/enquiries/enquiries.ts";
import { quoteSchema, quoteThanks } from "#domain/enquiries/quote-request.ts";
import { publicForm } from "../lib/forms.ts";
import { onlyPost } from "../lib/respond.ts";

export const onRequest = onlyPost;

/** POST /api/quote: the form of the quote list. Returns the number of the request. */
export const onRequestPost = publicForm({
  schema: quoteSchema,
  // Fifty products with notes of three hundred characters, in any script.
  bodyBytes: 160_000,
  store: (client, quote, sender) => submitQuote(client, quote, sender),
  thanks: (_env, reference) => ({ message: quoteThanks(reference), reference }),
});
