import type { Client } from "#db/client.ts";
import { listSettings } from "#db/content/settings.ts";
import { forgetMail } from "#db/enquiries/subscribers.ts";
import { addressIn } from "#domain/languages/languages.ts";
import { readerLanguage } from "#domain/settings/setting-words.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import type { MailServer } from "./environment.ts";
import { sendMail } from "./mail.ts";
import { newsletterLink } from "./newsletter-links.ts";
import { confirmationMail } from "./visitor-mails.ts";

/**
 * Sends the mail, in the language of the page at which the address was entered, that asks somebody to confirm the subscription. Never rejects: a failure is logged, and the next
 * subscription of the same address sends another mail.
 */
export async function askToConfirm(
  client: Client,
  { id, email, page }: { id: string; email: string; page: string },
  server: MailServer,
  secret: string,
): Promise<void> {
  try {
    const settings = siteSettings(await listSettings(client));
    const [company, language] = [settings.company_name, readerLanguage(page, settings)];
    const link = async (purpose: "confirm" | "unsubscribe") =>
      new URL(addressIn(language, await newsletterLink(purpose, id, secret)), server.SITE_URL).href;
    const [confirm, unsubscribe] = [await link("confirm"), await link("unsubscribe")];
    await sendMail(server, {
      to: email,
      from: company,
      unsubscribe,
      ...confirmationMail(language, { company, confirm, unsubscribe }),
    });
  } catch (error) {
    console.error("The confirmation mail could not be sent.", error);
    await forgetMail(client, id).catch((failure: unknown) => console.error(failure));
  }
}
