import { listFrom, type QuoteLine } from "#domain/enquiries/quote-list.ts";
import { persistedJson } from "../lists/persisted-json.ts";

/** The last request that was sent from this browser: its number is shown until the next one, and its list can be put back. */
export type SentRequest = { reference: string; sentAt: string; lines: QuoteLine[] };

export const $sentRequest = persistedJson<SentRequest | null>("quote-sent", null, (stored) => {
  const { reference, sentAt, lines } = stored as Record<keyof SentRequest, unknown>;
  return typeof reference === "string" && typeof sentAt === "string"
    ? { reference, sentAt, lines: listFrom(lines) }
    : null;
});
