import { tooLong } from "../text/text.ts";
import { mailHref, replyHref } from "./enquiry.ts";

/* How the office handles enquiries: notes, summaries, replies. */

/** The longest internal note. */
export const NOTE_MAX = 4000;

/** What is wrong with an internal note; the database refuses the same. */
export function noteProblem(typed: string): string | null {
  if (typed.trim() === "") return "Write the note first";
  return typed.trim().length > NOTE_MAX ? tooLong(NOTE_MAX) : null;
}

type RequestedLine = { product_name: string; quantity: number; note: string | null };

/** '2 × Air Cooled Chiller (On the roof)' */
function requestedText({ product_name, quantity, note }: RequestedLine): string {
  return `${quantity} × ${product_name}${note ? ` (${note})` : ""}`;
}

/** One line that says what an enquiry is about: its products, and the message. */
export function enquirySummary({
  lines,
  message,
}: {
  lines: readonly RequestedLine[];
  message: string | null;
}): string {
  return [lines.map(requestedText).join("; "), message ?? ""].filter(Boolean).join(" — ").replace(/\s+/g, " ");
}

/** The whole list of a request as a text, for a mail. */
export const requestedList = (lines: readonly RequestedLine[]): string => lines.map(requestedText).join("\n");

type Enquirer = Parameters<typeof replyHref>[0] & {
  reference: string | null;
  project_name: string | null;
  lines: readonly RequestedLine[];
};

/** Longer links are cut or refused by some browsers and mail programs. */
const MAILTO_MAX = 1900;

/** A link that opens a reply in the mail program, with as many products of the request as such a link can hold. */
export function enquiryReplyHref(enquirer: Enquirer, company: string): string {
  const { reference, project_name, lines, first_name, last_name, email } = enquirer;
  if (reference === null) return replyHref(enquirer, company);
  const subject = `Your request ${reference}${project_name ? `: ${project_name}` : ""}`;
  const withLines = (shown: number): string => {
    const left = lines.length - shown;
    const list = [
      ...lines.slice(0, shown).map((line) => `- ${requestedText(line)}`),
      ...(left > 0 ? [shown === 0 ? `${left} products, as on your list` : `- and ${left} more, as on your list`] : []),
    ].join("\n");
    const body = `Dear ${first_name} ${last_name},\n\nThank you for your request ${reference}:\n\n${list}\n\n\n\nKind regards,\n${company}`;
    return mailHref(email, subject, body);
  };
  for (let shown = lines.length; shown > 0; shown -= 1) {
    const href = withLines(shown);
    if (href.length <= MAILTO_MAX) return href;
  }
  return withLines(0);
}
