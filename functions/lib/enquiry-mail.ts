import type { Client } from "#db/client.ts";
import { listSettings } from "#db/content/settings.ts";
import { enquiriesById } from "#db/enquiries/enquiries.ts";
import { officeMailDone, takeOfficeMail, takeVisitorMail, type OfficeMail } from "#db/enquiries/office-mail.ts";
import { officeMail } from "#domain/enquiries/enquiry-mails.ts";
import { reviewMail } from "#domain/submittals/review/review-mail.ts";
import { planMail } from "#domain/publishing/plans.ts";
import { readerLanguage } from "#domain/settings/setting-words.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import { readMailEnvironment, type MailServer } from "./environment.ts";
import { sendMail } from "./mail.ts";
import { receivedMail } from "./visitor-mails.ts";

const NO_SERVER =
  "No mail server is set: the variables SMTP_HOST, SMTP_FROM and, where it asks for them, SMTP_USER and SMTP_PASSWORD.";

/**
 * Sends the mails that are due to the office, if any. May be called by anybody and as often as they like: the database gives each
 * mail once. Never rejects; what could not be sent is noted for the dashboard, and due again later.
 */
export async function tellOffice(client: Client, env: unknown): Promise<void> {
  try {
    const due = await takeOfficeMail(client);
    if (due === null) return;
    const none = { ...due, fresh: [], late: [], plans: [], reviews: [] };
    const { fresh, late, plans, reviews } = due;
    const failed: Failed[] = [];
    for (const mail of [
      { ...none, plans },
      { ...none, reviews },
      { ...none, fresh, late },
    ])
      failed.push(...(await sendAndNote(client, env, mail)));
    // At the end: the dashboard takes a mail that was sent for the end of a fault.
    for (const { mail, why } of failed) {
      console.error(`The mail about enquiries could not be sent: ${why}`);
      await officeMailDone(client, mail, why);
    }
  } catch (error) {
    console.error("The mail about enquiries could not be prepared.", error);
  }
}

type Failed = { mail: OfficeMail; why: string };

/**
 * Sends one mail, and answers what could not be sent. If the server does not want its text, what it tells of is sent one by one: words
 * of one visitor must not keep back the mails about others.
 */
async function sendAndNote(client: Client, env: unknown, mail: OfficeMail): Promise<Failed[]> {
  const single = oneByOne(mail);
  if (single.length === 0) return [];
  try {
    await sendOfficeMail(client, env, mail);
  } catch (error) {
    const isText = error instanceof Error && "command" in error && error.command === "DATA";
    if (!isText || single.length === 1) return [{ mail, why: error instanceof Error ? error.message : String(error) }];
    const failed: Failed[] = [];
    for (const one of single) failed.push(...(await sendAndNote(client, env, one)));
    return failed;
  }
  await officeMailDone(client, mail);
  return [];
}

function oneByOne({ addresses, fresh, late, plans, reviews }: OfficeMail): OfficeMail[] {
  const none = { addresses, fresh: [], late: [], plans: [], reviews: [] };
  return [
    ...plans.map((one) => ({ ...none, plans: [one] })),
    ...reviews.map((one) => ({ ...none, reviews: [one] })),
    ...fresh.map((one) => ({ ...none, fresh: [one] })),
    ...late.map((one) => ({ ...none, late: [one] })),
  ];
}

async function sendOfficeMail(client: Client, env: unknown, due: OfficeMail): Promise<void> {
  const { addresses, fresh, late, plans, reviews } = due;
  const server = readMailEnvironment(env);
  if (server === null) throw new Error(NO_SERVER);
  const [company, news, waiting] = await Promise.all([
    listSettings(client).then((rows) => siteSettings(rows).company_name),
    enquiriesById(client, fresh),
    enquiriesById(client, late),
  ]);
  if (plans.length > 0)
    await sendMail(server, { to: addresses, from: company, ...planMail(plans, server.SITE_URL, new Date()) });
  if (reviews.length > 0)
    await sendMail(server, { to: addresses, from: company, ...reviewMail(reviews, server.SITE_URL) });
  // Those that were deleted meanwhile are not told of.
  if (news.length + waiting.length === 0) return;
  const [only] = news;
  await sendMail(server, {
    to: addresses,
    from: company,
    ...(only && news.length === 1 && waiting.length === 0 ? { replyTo: only.email } : {}),
    ...officeMail(news, waiting, server.SITE_URL),
  });
}

/** After an enquiry was stored: tells the office and the visitor, as far as that is wanted. Never rejects. */
export async function mailAbout(client: Client, env: unknown, enquiry: string): Promise<void> {
  await tellOffice(client, env);
  try {
    const server = readMailEnvironment(env);
    if (server !== null) await confirmToVisitor(client, server, enquiry);
  } catch (error) {
    console.error("The confirmation of an enquiry could not be sent.", error);
  }
}

async function confirmToVisitor(client: Client, server: MailServer, enquiry: string): Promise<void> {
  const due = await takeVisitorMail(client, enquiry);
  if (due === null) return;
  const settings = siteSettings(await listSettings(client));
  const { company_name: company, phones } = settings;
  await sendMail(server, {
    to: due.email,
    from: company,
    automatic: true,
    ...receivedMail(readerLanguage(due.page, settings), {
      ...{ company, reference: due.reference, phone: phones[0]?.number, site: server.SITE_URL },
    }),
  });
}
