import { MINIMUM_FILL_MS } from "#domain/enquiries/enquiry.ts";
import { DAY_MS } from "#domain/time.ts";
import { isSameText, sign } from "./signature.ts";

/** The field of the page that asks a browser without JavaScript to send once more: when that was made, signed. */
export const ASKED_AT_FIELD = "askedAt";

/** A time that nobody else can make: '1764000000000.signature'. */
export async function signedTime(secret: string, now = Date.now()): Promise<string> {
  return `${now}.${await sign(`form opened at ${now}`, secret)}`;
}

/**
 * How a form was filled in: by a person as far as one can tell, too fast, or without saying when it was opened.
 * `asked just now`: we asked to send it once more, and that came too soon.
 */
export type Filling = "in time" | "too fast" | "not known" | "asked just now";

/** Reads the two ways in which a form says when it was opened: by the page's script, or by our own signed time. */
export async function fillingOf(fields: Record<string, string>, secret: string, now = Date.now()): Promise<Filling> {
  const asked = fields[ASKED_AT_FIELD];
  if (asked) {
    const at = Number(asked.split(".")[0]);
    const isOurs = isSameText(asked, await signedTime(secret, at));
    if (!isOurs || Math.abs(now - at) > DAY_MS) return "too fast";
    // A time of ours that is still to come: the clock was set back. Asking once more gives the form a new time.
    if (now < at) return "not known";
    return now - at >= MINIMUM_FILL_MS ? "in time" : "asked just now";
  }
  const openedAt = fields["openedAt"];
  if (!openedAt) return "not known";
  // Both by the clock of the browser, which may differ from ours by hours.
  const sentAt = Number(fields["sentAt"] ?? now);
  return sentAt - Number(openedAt) >= MINIMUM_FILL_MS ? "in time" : "too fast";
}
