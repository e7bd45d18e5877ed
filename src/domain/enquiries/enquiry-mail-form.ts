import * as z from "zod";
import { withLatinDigits } from "../text/numbers.ts";
import { EMAIL_MAX_LENGTH } from "./enquiry.ts";

/** The most addresses that are told of enquiries; the database refuses more. */
const MOST_ADDRESSES = 10;
const PROMISED_DAYS = { least: 1, most: 60 } as const;
const DAYS_MESSAGE = `Enter a number of days from ${PROMISED_DAYS.least} to ${PROMISED_DAYS.most}`;

/** How mails reach the office, and their texts. */
export const DELIVERIES = { each: "A mail for each enquiry", daily: "One mail a day with all of them" } as const;

/** The form of how the office is told of enquiries; addresses are typed one per line, or with commas. */
export const enquiryMailSchema = z.object({
  addresses: z
    .string()
    .transform((typed) => typed.split(/[\s,;]+/).filter(Boolean))
    .superRefine((addresses, context) => {
      const wrong = addresses.find(
        (address) => address.length > EMAIL_MAX_LENGTH || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address),
      );
      if (wrong !== undefined) context.addIssue(`“${wrong}” is not an email address, such as sales@example.com`);
      if (addresses.length > MOST_ADDRESSES) context.addIssue(`Enter at most ${MOST_ADDRESSES} addresses`);
    }),
  delivery: z.enum(["each", "daily"]),
  promised_days: z
    .string()
    .trim()
    .overwrite(withLatinDigits)
    .regex(/^\d{1,3}$/, DAYS_MESSAGE)
    .transform(Number)
    .refine((days) => days >= PROMISED_DAYS.least && days <= PROMISED_DAYS.most, DAYS_MESSAGE),
  confirm_visitors: z.boolean(),
});
export type EnquiryMailForm = z.input<typeof enquiryMailSchema>;
