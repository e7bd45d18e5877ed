import { tooLong } from "../text/text.ts";
import { mailHref, replyHref } from "./enquiry.ts";
import type { Outcome } from "./enquiry-status.ts";

/* How the office handles enquiries: notes, summaries, replies. */

/** The longest internal note. */
export const NOTE_MAX = 4000;

/** What is wrong with an internal note; the database refuses the same. */
export function noteProblem(typed: string): string | null {
  if (typed.trim() === "") return "Write the note first";
  return typed.trim().length > NOTE_MAX ? tooLong(NOTE_MAX) : null;
}

/** The longest reason for an outcome. */
const REASON_MAX = 1000;

/** What is wrong with the reason for an outcome; the database refuses the same. */
export function outcomeProblem(outcome: Outcome, typed: string): string | null {
  if (outcome === "lost" && typed.trim() === "") return "Write why it was lost";
  return typed.trim().length > REASON_MAX ? tooLong(REASON_MAX) : null;
}

type RequestedLine = { product_name: string; model?: string | null; quantity: number; note: string | null };

/** '2 × Air Cooled Chiller, 30XA0252 (On the roof)': with the model, unless the name has it already. */
function requestedText({ product_name, model, quantity, note }: RequestedLine): string {
  const named = model && !product_name.includes(model) ? `${product_name}, ${model}` : product_name;
  return `${quantity} × ${named}${note ? ` (${note})` : ""}`;
}

/** The models that an enquiry asks for, each once: '30XA0252, 19XR'. A product without a model is left out. */
export const requestedModels = (enquiry: {
  lines: readonly { model: string | null }[];
  product: { model: string | null } | null;
}): string[] =>
  [
    ...new Set([enquiry.product?.model, ...enquiry.lines.map(({ model }) => model)].filter((model) => !!model)),
  ] as string[];

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
  reference: string;
  project_name: string | null;
  lines: readonly RequestedLine[];
};

/** Longer links are cut or refused by some browsers and mail programs. */
const MAILTO_MAX = 1900;

/** A link that opens a reply in the mail program, with as many products of the request as such a link can hold. */
export function enquiryReplyHref(enquirer: Enquirer, company: string): string {
  const { reference, project_name, lines, first_name, last_name, email } = enquirer;
  if (lines.length === 0) return replyHref(enquirer, company);
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
