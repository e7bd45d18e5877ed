import { LANGUAGE, withoutLanguage } from "../languages/languages.ts";
import { counted } from "../text/text.ts";
import { requestedList } from "./enquiry-work.ts";

/* The mails about enquiries to the office. Those to visitors are in their language: functions/lib/visitor-mails.ts. */

type Mail = { subject: string; text: string };

type Told = {
  id: string;
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  company: string | null;
  project_name: string | null;
  deadline: string | null;
  due_on: string | null;
  message: string | null;
  product_name: string | null;
  page: string | null;
  lines: Parameters<typeof requestedList>[0];
  files: readonly { name: string }[];
};

const nameOf = ({ first_name, last_name, company }: Told): string =>
  `${first_name} ${last_name}${company ? ` (${company})` : ""}`;

/** An enquiry as a block of text, with the address of its screen. */
function block(enquiry: Told, site: string): string {
  const facts = [
    ["Number", enquiry.reference],
    ["From", nameOf(enquiry)],
    ["Email", enquiry.email],
    ["Phone", enquiry.phone],
    ["Project", enquiry.project_name],
    ["Needed by", enquiry.deadline],
    ["Product", enquiry.product_name],
    ["Language", enquiry.page && LANGUAGE[withoutLanguage(enquiry.page).language].english],
    ["Files", enquiry.files.map(({ name }) => name).join(", ")],
    ["Answer by", enquiry.due_on],
  ].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  const parts = [facts.join("\n"), requestedList(enquiry.lines), enquiry.message ?? ""];
  return [...parts.filter(Boolean), new URL(`/admin/enquiries/${enquiry.id}`, site).href].join("\n\n");
}

const RULE = `\n\n${"-".repeat(40)}\n\n`;

/** The mail to the office: enquiries that are new, and those that nobody has answered by the promised day. */
export function officeMail(fresh: readonly Told[], late: readonly Told[], site: string): Mail {
  const [only] = fresh;
  const waiting = `${counted(late.length, "enquiry waits", "enquiries wait")} for an answer`;
  const subject =
    only === undefined
      ? `Reminder: ${waiting}`
      : fresh.length === 1
        ? `New enquiry from ${nameOf(only)}: ${only.reference}`
        : `${fresh.length} new enquiries`;
  const parts = [
    ...(fresh.length > 0 ? [fresh.map((enquiry) => block(enquiry, site)).join(RULE)] : []),
    ...(late.length > 0
      ? [`${waiting}, and the promised day is over:\n\n${late.map((enquiry) => block(enquiry, site)).join(RULE)}`]
      : []),
  ];
  return { subject, text: `${parts.join(RULE)}\n` };
}

/** The mail of the button that tries whether the mail server takes mails. */
export const testMail = (company: string, site: string): Mail => ({
  subject: "Test: mails about enquiries arrive",
  text: `This is the test mail that was asked for in the settings of ${company} (${site}).\n\nMails about enquiries reach this address.\n`,
});
