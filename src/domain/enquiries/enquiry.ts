/* zod/mini, which is smaller than zod: these schemas also run in the visitor's browser. */
import * as z from "zod/mini";
import { isPlainName, PLAIN_NAME_MESSAGE } from "../text/plain-name.ts";
import { filesField } from "./enquiry-files.ts";
import { withLatinDigits } from "../text/numbers.ts";
import { tooLong } from "../text/text.ts";

/** The choices of the contact form: stored values and their texts. */
export const PROJECT_TYPES = {
  hospitality: "Hospitality",
  healthcare: "Healthcare",
  pharmaceutical: "Pharmaceutical",
  business: "Business",
  "food-beverage": "Food & Beverage",
  commercial: "Commercial",
  other: "Other",
} as const;
export const BUDGETS = {
  "under-100k": "Under 100,000 EGP",
  "100k-500k": "100,000 to 500,000 EGP",
  "500k-1m": "500,000 to 1 million EGP",
  "1m-5m": "1 to 5 million EGP",
  "over-5m": "Over 5 million EGP",
} as const;
export const TIMELINES = {
  immediate: "Immediately",
  short: "Within 3 months",
  medium: "3 to 6 months",
  long: "More than 6 months",
  planning: "Still planning",
} as const;

const keysOf = <T extends Record<string, string>>(choices: T) =>
  Object.keys(choices) as [keyof T & string, ...(keyof T & string)[]];

/** The value of the option 'Please choose'. */
export const NO_CHOICE = "none";

/** No mail server takes a longer address. */
export const EMAIL_MAX_LENGTH = 254;

/** The most characters that each text of the forms may have. */
export const ENQUIRY_LIMITS = {
  firstName: 100,
  lastName: 100,
  email: EMAIL_MAX_LENGTH,
  phone: 50,
  company: 200,
  message: 5000,
} as const;

/** The message for each required field that is empty. Fields without a message may stay empty. */
export const REQUIRED_MESSAGES = {
  firstName: "Enter your first name",
  lastName: "Enter your last name",
  email: "Enter your email address",
  message: "Enter your message",
} as const;

/** The message after an enquiry has been stored under a number, such as M-2026-0147, or Q-2026-0147 for a request. */
export const enquiryThanks = (reference: string): string =>
  `Thank you. Your ${reference.startsWith("Q") ? "request" : "message"} ${reference} has arrived, and an engineer will answer it.`;

/** What strangers send may be long: what has more characters is refused before any other rule looks at it. */
const atMost = (max: number) => z.maxLength(max, { error: tooLong(max), abort: true });

/** A required text. Scripts that leave the field out get the same message as visitors who leave it empty. */
const required = (name: keyof typeof REQUIRED_MESSAGES) => {
  const [max, missing] = [ENQUIRY_LIMITS[name], REQUIRED_MESSAGES[name]];
  return z.string(missing).check(z.trim(), z.minLength(1, missing), atMost(max));
};

const personName = (name: "firstName" | "lastName") => required(name).check(z.refine(isPlainName, PLAIN_NAME_MESSAGE));

/** An optional text: blank or missing gives null. */
export const optionalFormText = (max: number) =>
  z.pipe(
    z.nullish(z.string("Enter a text").check(z.trim(), atMost(max))),
    z.transform((value) => value || null),
  );

/** An optional choice: NO_CHOICE, blank or missing gives null. */
const optionalChoice = <T extends Record<string, string>>(choices: T, message: string) =>
  z.pipe(
    z.nullish(z.union([z.literal(["", NO_CHOICE]), z.enum(keysOf(choices))], message)),
    z.transform((value) => (!value || value === NO_CHOICE ? null : value)),
  );

const emailField = required("email").check(
  z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, "Enter an email address such as name@company.com"),
);

/** Made by the page, and the same for each attempt to send the same message, so that it is stored once. */
const submissionField = z.pipe(
  z.nullish(z.string().check(z.regex(/^(?:|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, "Please reload the page"))),
  z.transform((id) => id || null),
);

/** The contact form, checked in the browser and again in the edge function. */
export const enquirySchema = z.object({
  firstName: personName("firstName"),
  lastName: personName("lastName"),
  email: emailField,
  phone: z.pipe(
    optionalFormText(ENQUIRY_LIMITS.phone),
    z.transform((phone) => phone && withLatinDigits(phone)),
  ),
  company: optionalFormText(ENQUIRY_LIMITS.company),
  projectType: optionalChoice(PROJECT_TYPES, "Choose a project type from the list"),
  budget: optionalChoice(BUDGETS, "Choose a budget from the list"),
  timeline: optionalChoice(TIMELINES, "Choose a timeline from the list"),
  message: required("message"),
  files: filesField,
  submission: submissionField,
});
export type EnquiryInput = z.output<typeof enquirySchema>;

/** The newsletter form in the footer. */
export const subscriptionSchema = z.object({
  email: z.pipe(
    emailField,
    z.transform((email) => email.toLowerCase()),
  ),
});

/** The messages of the fields that a schema refused, in the order of the fields; the first message of each field. */
export function fieldErrors({ issues }: Pick<z.core.$ZodError, "issues">): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join(".")] ??= message;
  return errors;
}

type Enquirer = {
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  product_name: string | null;
};

/** A link that opens a reply in the mail program, with a subject, a greeting and the product that was asked about. */
export function replyHref(
  { reference, first_name, last_name, email, product_name }: Enquirer,
  company: string,
): string {
  const about = product_name ? ` about ${product_name}` : "";
  const body = `Dear ${first_name} ${last_name},\n\nThank you for your enquiry${about}.\n\n\n\nKind regards,\n${company}`;
  return mailHref(email, `Your enquiry ${reference}${about}`, body);
}

/** A link that opens a mail in the mail program. */
export function mailHref(email: string, subject: string, body: string): string {
  // Encoded, because an address such as 'a?bcc=b@c.com' would add recipients; mail programs expect a plain @.
  const to = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
}

/** Forms that are sent sooner than this after they were opened are treated as sent by bots. */
export const MINIMUM_FILL_MS = 3000;
