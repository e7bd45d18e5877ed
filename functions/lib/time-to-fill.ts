import { MINIMUM_FILL_MS } from "#domain/enquiries/enquiry.ts";
import { DAY_MS } from "#domain/text/numbers.ts";
import { isSameText, sign } from "./signature.ts";

/** Hidden field of the page that asks a browser without JavaScript to send once more: the signed time at which it was made. */
export const SIGNED_TIME_FIELD = "askedAt";

/** The present time, signed so that nobody else can make one: '1764000000000.signature'. */
export async function signedTime(secret: string, now = Date.now()): Promise<string> {
  return `${now}.${await sign(`form opened at ${now}`, secret)}`;
}

/**
 * How a form was filled in: by a person as far as one can tell, too fast, or without the time at which it was opened.
 * `confirmed too fast`: the sender was asked to send it once more, and did so too fast.
 */
export type Filling = "in time" | "too fast" | "not known" | "confirmed too fast";

/** Reads the time at which a form was opened: set by the script of the page, or our own signed time. */
export async function fillingOf(fields: Record<string, string>, secret: string, now = Date.now()): Promise<Filling> {
  const asked = fields[SIGNED_TIME_FIELD];
  if (asked) {
    const at = Number(asked.split(".")[0]);
    const isOurs = isSameText(asked, await signedTime(secret, at));
    if (!isOurs || Math.abs(now - at) > DAY_MS) return "too fast";
    // A signed time in the future: the clock was set back. Asking once more gives the form a new time.
    if (now < at) return "not known";
    return now - at >= MINIMUM_FILL_MS ? "in time" : "confirmed too fast";
  }
  const openedAt = fields["openedAt"];
  if (!openedAt) return "not known";
  // Both times are from the clock of the browser, which may differ from ours by hours.
  const sentAt = Number(fields["sentAt"] ?? now);
  return sentAt - Number(openedAt) >= MINIMUM_FILL_MS ? "in time" : "too fast";
}
