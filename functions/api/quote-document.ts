import { quoteListView } from "#documents/views/quote-list-view.ts";
import { FIRST_LANGUAGE, LANGUAGES } from "#domain/languages/languages.ts";
import { isQuoteList } from "#domain/enquiries/quote-list.ts";
import { assetBytes, findDatasheets } from "../lib/release-assets.ts";
import { bodyWithin } from "../lib/request.ts";
import type { EdgeFunction } from "../lib/edge-function.ts";
import { rateLimiter } from "../lib/rate-limit.ts";
import { onlyPost, refuse } from "../lib/respond.ts";

export const onRequest = onlyPost;

/** Fifty products with notes of three hundred characters, in any script. */
const BODY_BYTES = 80_000;
const isTooOften = rateLimiter(20, 10);

/**
 * POST /api/quote-document with {lines, language}: the quote list as a PDF. The data of the products comes from the release; names in
 * the request are used only for products that are not in the catalogue any more.
 */
export const onRequestPost: EdgeFunction = async ({ request, env }) => {
  const body = await bodyWithin(request, BODY_BYTES);
  if (typeof body === "string") return refuse(413, "This list is too long for a PDF.");
  const sent = (await body.json().catch(() => null)) as { lines?: unknown; language?: unknown } | null;
  const lines = sent?.lines;
  const language = LANGUAGES.find((one) => one === sent?.language) ?? FIRST_LANGUAGE;
  if (!isQuoteList(lines)) return refuse(422, "This list could not be read. Please reload the page.");
  if (isTooOften(request.headers.get("cf-connecting-ip") ?? ""))
    return refuse(429, "That were many PDFs in a short time. Please try again in ten minutes.");
  const found = await findDatasheets(
    lines.map(({ slug }) => slug),
    env,
    request,
    language,
  );
  const [first] = found.values();
  if (!first) return refuse(404, "There is no PDF of these products.");
  const day = new Date().toISOString().slice(0, 10);
  const view = quoteListView(
    first,
    lines.map((line) => ({ line, product: found.get(line.slug)?.datasheet.product ?? null })),
    day,
  );
  // Loaded only here, so that no other function has to start with it.
  const { drawQuoteList } = await import("../lib/documents.ts");
  const { buffer } = await drawQuoteList(view, (path) => assetBytes(env, path, request));
  return new Response(buffer, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="quote-list-${day}.pdf"`,
      "cache-control": "no-store",
    },
  });
};
