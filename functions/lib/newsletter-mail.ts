import type { Client } from "#db/client.ts";
import { listSettings } from "#db/content/settings.ts";
import { forgetMail } from "#db/enquiries/subscribers.ts";
import { confirmationMail } from "#domain/enquiries/newsletter.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import type { MailServer } from "./environment.ts";
import { sendMail } from "./mail.ts";
import { newsletterLink } from "./newsletter-links.ts";

/**
 * Sends the mail that asks somebody to confirm the subscription. Never rejects: a failure is logged, and the next
 * subscription of the same address sends another mail.
 */
export async function askToConfirm(
  client: Client,
  { id, email }: { id: string; email: string },
  server: MailServer,
  secret: string,
): Promise<void> {
  try {
    const link = async (purpose: "confirm" | "unsubscribe") =>
      new URL(await newsletterLink(purpose, id, secret), server.SITE_URL).href;
    const [confirm, unsubscribe] = [await link("confirm"), await link("unsubscribe")];
    const company = siteSettings(await listSettings(client)).company_name;
    await sendMail(server, {
      to: email,
      from: company,
      unsubscribe,
      ...confirmationMail(company, confirm, unsubscribe),
    });
  } catch (error) {
    console.error("The confirmation mail could not be sent.", error);
    await forgetMail(client, id).catch((failure: unknown) => console.error(failure));
  }
}
