import * as z from "zod";

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

/** A choice that may be left open: 'none', blank or missing gives null. */
const optionalChoice = <T extends Record<string, string>>(choices: T, message: string) =>
  z
    .union([z.literal(["", NO_CHOICE]).transform(() => null), z.enum(keysOf(choices), message)])
    .nullish()
    .transform((value) => value ?? null);

const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters`)
    .nullish()
    .transform((value) => value || null);

const emailField = z
  .string()
  .trim()
  .min(1, "Enter your email address")
  .max(254, "Use at most 254 characters")
  .regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, "Enter an email address such as name@company.com");

/** The contact form, in the page and in the edge function. */
export const enquirySchema = z.object({
  firstName: z.string().trim().min(1, "Enter your first name").max(100, "Use at most 100 characters"),
  lastName: z.string().trim().min(1, "Enter your last name").max(100, "Use at most 100 characters"),
  email: emailField,
  phone: optional(50),
  company: optional(200),
  projectType: optionalChoice(PROJECT_TYPES, "Choose a project type from the list"),
  budget: optionalChoice(BUDGETS, "Choose a budget from the list"),
  timeline: optionalChoice(TIMELINES, "Choose a timeline from the list"),
  message: z.string().trim().min(1, "Enter your message").max(5000, "Use at most 5,000 characters"),
});
export type EnquiryInput = z.output<typeof enquirySchema>;

/** The newsletter box. */
export const subscriptionSchema = z.object({ email: emailField.transform((email) => email.toLowerCase()) });

type Addressed = { first_name: string; last_name: string; email: string; product_name: string | null };

/** An answer begun in the mail program: subject and greeting are there, with the product that was asked about. */
export function replyHref({ first_name, last_name, email, product_name }: Addressed, company: string): string {
  const about = product_name ? ` about ${product_name}` : "";
  const body = `Dear ${first_name} ${last_name},\n\nThank you for your enquiry${about}.\n\n\n\nKind regards,\n${company}`;
  // Encoded whole, or an address such as 'a?bcc=b@c.com' would add fields of its own; mail programs want the bare @.
  const to = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(`Your enquiry${about}`)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
}

/** Less time than this between opening a form and sending it is a machine's (decision 40). */
export const MINIMUM_FILL_MS = 3000;
