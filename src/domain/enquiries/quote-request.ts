/* zod/mini, which is smaller than zod: this schema also runs in the visitor's browser. */
import * as z from "zod/mini";
import { DAY_MS } from "../text/numbers.ts";
import { ENQUIRY_LIMITS, enquirySchema, optionalFormText, submissionField } from "./enquiry.ts";
import { isQuoteList, QUOTE_LIMITS, type QuoteLine } from "./quote-list.ts";

/** The most characters that the texts of the form may have, besides those of the contact form. */
export const QUOTE_TEXT_LIMITS = { projectName: 200 } as const;

const NO_DATE = "Enter a date such as 2026-12-31";

/** Refuses dates that do not exist, such as '2026-02-31'. */
function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** The visitor's time zone is unknown: a day is past when it is past in every time zone. */
const isPast = (day: string, now = Date.now()): boolean => Date.parse(`${day}T23:59:59Z`) < now - DAY_MS / 2;

const deadlineField = z.pipe(
  z.nullish(
    z.string(NO_DATE).check(
      z.trim(),
      z.refine((day) => day === "" || isDay(day), { error: NO_DATE, abort: true }),
      z.refine((day) => day === "" || !isPast(day), "Choose a day that is not over yet"),
    ),
  ),
  z.transform((day) => day || null),
);

const NO_LIST = `The quote list needs between 1 and ${QUOTE_LIMITS.lines} products`;

/** The list as JSON, in which a form can send it. */
const linesField = z.pipe(z.pipe(z.string(NO_LIST), z.transform(parsed)), z.custom<QuoteLine[]>(isQuoteList, NO_LIST));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The form of the quote list, checked in the browser and again in the edge function. */
export const quoteSchema = z.object({
  firstName: enquirySchema.shape.firstName,
  lastName: enquirySchema.shape.lastName,
  email: enquirySchema.shape.email,
  phone: enquirySchema.shape.phone,
  company: enquirySchema.shape.company,
  projectName: optionalFormText(QUOTE_TEXT_LIMITS.projectName),
  deadline: deadlineField,
  message: optionalFormText(ENQUIRY_LIMITS.message),
  lines: linesField,
  submission: submissionField,
});
export type QuoteInput = z.output<typeof quoteSchema>;

/** The message after a request was stored. */
export const quoteThanks = (reference: string): string => `Thank you. Your request ${reference} has arrived.`;

export const QUOTE_ANSWERS = {
  failed: "Your request could not be sent. Nothing is lost: please try again, or call us.",
  next: [
    "An engineer looks through your list and asks if something is unclear.",
    "You get the quotation by email.",
    "When you call or write about it, please give the number.",
  ],
} as const;
