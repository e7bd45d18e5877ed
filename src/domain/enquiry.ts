/* zod/mini checks the same as zod with less code: this schema also runs in the visitor's browser. */
import * as z from "zod/mini";

/** The choices of the contact form: the value that is stored and the text that is read. */
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

/** The value of 'Please choose': a select must not use an empty one. */
export const NO_CHOICE = "none";

/** The most characters each text of the forms may have. */
export const ENQUIRY_LIMITS = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 50,
  company: 200,
  message: 5000,
} as const;

const tooLong = (max: number) => `Use at most ${max.toLocaleString("en-US")} characters`;

/** A text that must be there. A script that leaves the field out is told the same as a visitor who leaves it empty. */
const required = (max: number, missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(max, tooLong(max)));

/** A text that may be left out: blank or missing gives null. */
const optional = (max: number) =>
  z.pipe(
    z.nullish(z.string("Enter a text").check(z.trim(), z.maxLength(max, tooLong(max)))),
    z.transform((value) => value || null),
  );

/** A choice that may be left open: 'none', blank or missing gives null. */
const optionalChoice = <T extends Record<string, string>>(choices: T, message: string) =>
  z.pipe(
    z.nullish(z.union([z.literal(["", NO_CHOICE]), z.enum(keysOf(choices))], message)),
    z.transform((value) => (!value || value === NO_CHOICE ? null : value)),
  );

const emailField = required(ENQUIRY_LIMITS.email, "Enter your email address").check(
  z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, "Enter an email address such as name@company.com"),
);

/** The contact form, in the page and in the edge function. */
export const enquirySchema = z.object({
  firstName: required(ENQUIRY_LIMITS.firstName, "Enter your first name"),
  lastName: required(ENQUIRY_LIMITS.lastName, "Enter your last name"),
  email: emailField,
  phone: optional(ENQUIRY_LIMITS.phone),
  company: optional(ENQUIRY_LIMITS.company),
  projectType: optionalChoice(PROJECT_TYPES, "Choose a project type from the list"),
  budget: optionalChoice(BUDGETS, "Choose a budget from the list"),
  timeline: optionalChoice(TIMELINES, "Choose a timeline from the list"),
  message: required(ENQUIRY_LIMITS.message, "Enter your message"),
});
export type EnquiryInput = z.output<typeof enquirySchema>;

/** The newsletter box. */
export const subscriptionSchema = z.object({
  email: z.pipe(
    emailField,
    z.transform((email) => email.toLowerCase()),
  ),
});

/** The message of each field that a form's schema refused, in their order; the first where a field has several faults. */
export function fieldErrors({ issues }: Pick<z.core.$ZodError, "issues">): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join(".")] ??= message;
  return errors;
}

type Addressed = { first_name: string; last_name: string; email: string; product_name: string | null };

/** An answer begun in the mail program: subject and greeting are there, with the product that was asked about. */
export function replyHref({ first_name, last_name, email, product_name }: Addressed, company: string): string {
  const about = product_name ? ` about ${product_name}` : "";
  const body = `Dear ${first_name} ${last_name},\n\nThank you for your enquiry${about}.\n\n\n\nKind regards,\n${company}`;
  // Encoded whole, or an address such as 'a?bcc=b@c.com' would add fields of its own; mail programs want the bare @.
  const to = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(`Your enquiry${about}`)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
}

/** Forms sent sooner than this after they were opened come from bots (decision 40). */
export const MINIMUM_FILL_MS = 3000;
