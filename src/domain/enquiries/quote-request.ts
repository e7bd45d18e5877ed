/* zod/mini, which is smaller than zod: this schema also runs in the visitor's browser. */
import * as z from "zod/mini";
import { DAY_MS } from "../text/numbers.ts";
import { ENQUIRY_LIMITS, enquirySchema, optionalFormText, type EnquiryInput } from "./enquiry.ts";
import { isQuoteList, QUOTE_LIMITS, type QuoteLine } from "./quote-list.ts";

/** The most characters that the texts of the form may have, besides those of the contact form. */
export const QUOTE_TEXT_LIMITS = { projectName: 200 } as const;

const NO_DATE = "Enter a date such as 2026-12-31";

/** Refuses dates that do not exist, such as '2026-02-31'. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
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

/** The contact form with a quote list, which needs no message; checked in the browser and again in the edge function. */
export const quoteSchema = z.extend(enquirySchema, {
  projectName: optionalFormText(QUOTE_TEXT_LIMITS.projectName),
  deadline: deadlineField,
  message: optionalFormText(ENQUIRY_LIMITS.message),
  lines: linesField,
});
export type QuoteInput = z.output<typeof quoteSchema>;

/** The schema of a form with these fields: whether a quote list goes along. */
export const schemaOfEnquiry = ({ lines }: Record<string, unknown>): z.ZodMiniType<EnquiryInput | QuoteInput> =>
  lines === undefined || lines === "" || lines === "[]" ? enquirySchema : quoteSchema;
