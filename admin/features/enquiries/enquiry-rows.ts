import type { Enquiry } from "#db/enquiries/enquiries.ts";
import type { Subscriber } from "#db/enquiries/subscribers.ts";
import { requestedList, requestedModels } from "#domain/enquiries/enquiry-work.ts";
import { ENQUIRY_STATUSES } from "#domain/enquiries/enquiry-status.ts";
import { BUDGETS, PROJECT_TYPES, TIMELINES } from "#domain/enquiries/enquiry.ts";
import { LANGUAGE, withoutLanguage } from "#domain/languages/languages.ts";
import type { SubscriptionLinks } from "#domain/enquiries/newsletter.ts";

/** The label of a stored choice; empty when none was made. */
export function chosen(choices: Readonly<Record<string, string>>, value: string | null): string {
  return value === null ? "" : (choices[value] ?? value);
}

/** The language in which a visitor read the page, as the office calls it. */
export const readLanguage = (page: string | null): string => LANGUAGE[withoutLanguage(page ?? "/").language].english;

type NameOf = (account: string | null) => string | null;

const COLUMNS: readonly [string, (enquiry: Enquiry, nameOf: NameOf) => string | null][] = [
  ["Received", (enquiry) => enquiry.created_at],
  ["Number", (enquiry) => enquiry.reference],
  ["Status", (enquiry) => ENQUIRY_STATUSES[enquiry.status]],
  ["Reason", (enquiry) => enquiry.outcome_reason],
  ["Answer due", (enquiry) => enquiry.due_on],
  ["Assignee", (enquiry, nameOf) => nameOf(enquiry.assignee)],
  ["First name", (enquiry) => enquiry.first_name],
  ["Last name", (enquiry) => enquiry.last_name],
  ["Email", (enquiry) => enquiry.email],
  ["Phone", (enquiry) => enquiry.phone],
  ["Company", (enquiry) => enquiry.company],
  ["Project", (enquiry) => enquiry.project_name],
  ["Needed by", (enquiry) => enquiry.deadline],
  ["Requested", (enquiry) => requestedList(enquiry.lines)],
  ["Models", (enquiry) => requestedModels(enquiry).join(", ")],
  ["Project type", (enquiry) => chosen(PROJECT_TYPES, enquiry.project_type)],
  ["Budget", (enquiry) => chosen(BUDGETS, enquiry.budget)],
  ["Timeline", (enquiry) => chosen(TIMELINES, enquiry.timeline)],
  ["Product", (enquiry) => enquiry.product_name],
  ["Page", (enquiry) => enquiry.page],
  ["Language", (enquiry) => readLanguage(enquiry.page)],
  ["Message", (enquiry) => enquiry.message],
  ["Files", (enquiry) => enquiry.files.map(({ name }) => name).join("; ")],
  ["Read", (enquiry) => enquiry.read_at],
  ["Archived", (enquiry) => enquiry.archived_at],
];

/** Enquiries as a table for a spreadsheet. */
export function enquiryRows(enquiries: readonly Enquiry[], nameOf: NameOf): string[][] {
  return [
    COLUMNS.map(([name]) => name),
    ...enquiries.map((enquiry) => COLUMNS.map(([, cell]) => cell(enquiry, nameOf) ?? "")),
  ];
}

/** Newsletter addresses as a table for a spreadsheet, each with the link for leaving the list, and for confirming where that is due. */
export function subscriberRows(
  subscribers: readonly Subscriber[],
  links: ReadonlyMap<string, SubscriptionLinks>,
): string[][] {
  return [
    ["Email", "Status", "Since", "Confirmed", "Page", "Language", "Unsubscribe link", "Confirmation link"],
    ...subscribers.map(({ id, email, page, created_at, confirmed_at }) => [
      email,
      confirmed_at === null ? "Unconfirmed" : "Confirmed",
      created_at,
      confirmed_at ?? "",
      page ?? "",
      readLanguage(page),
      links.get(id)?.unsubscribe ?? "",
      confirmed_at === null ? (links.get(id)?.confirm ?? "") : "",
    ]),
  ];
}
