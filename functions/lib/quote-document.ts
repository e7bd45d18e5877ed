import { quoteListSheet } from "#documents/sheets/quote-list.ts";
import type { QuoteListView } from "#documents/views/quote-list.ts";
import { prepareFonts, type ReadFile } from "./fonts.ts";

/** Draws a quote list with fonts of the release. */
export async function drawQuoteList(view: QuoteListView, read: ReadFile): Promise<Uint8Array<ArrayBuffer>> {
  await prepareFonts(view, read);
  return new Uint8Array(await quoteListSheet(view));
}
