import { may } from "#db/accounts/accounts.ts";
import { connect } from "#db/client.ts";
import { listSettings } from "#db/content/settings.ts";
import { getEnquiryMail } from "#db/enquiries/enquiry-mail.ts";
import { testMail } from "#domain/enquiries/enquiry-mails.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import { readMailEnvironment, readPublicEnvironment } from "../lib/environment.ts";
import { sendMail } from "../lib/mail.ts";
import { bearerToken } from "../lib/request.ts";
import { json, onlyPost, refuse, refuseForDatabase } from "../lib/respond.ts";
import type { EdgeFunction } from "../lib/edge-function.ts";

export const onRequest = onlyPost;

/**
 * POST /api/enquiry-mail-test with an administrator's access token: sends a test mail to the addresses that are stored. 200 with
 * { answer }, what the mail server said; 401, 403, 409 or 502 with { error }, for 502 why the mail was not taken.
 */
export const onRequestPost: EdgeFunction = async ({ request, env }) => {
  const { PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_PUBLISHABLE_KEY } = readPublicEnvironment(env);
  const token = bearerToken(request);
  if (!token) return refuse(401, "Please sign in to send a test mail.");
  const client = connect(PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_PUBLISHABLE_KEY, { accessToken: token });
  try {
    if (!(await may(client, "office.manage"))) return refuse(403, "Only administrators may send a test mail.");
    const { addresses } = await getEnquiryMail(client);
    if (addresses.length === 0) return refuse(409, "There is no address yet. Enter one and save it first.");
    const company = siteSettings(await listSettings(client)).company_name;
    return await answerOfServer(env, addresses, company);
  } catch (error) {
    return refuseForDatabase(error);
  }
};

async function answerOfServer(env: unknown, addresses: string[], company: string): Promise<Response> {
  try {
    const server = readMailEnvironment(env);
    if (server === null) return refuse(409, "No mail server is set: see SMTP_HOST in docs/configuration.md.");
    const answer = await sendMail(server, { to: addresses, from: company, ...testMail(company, server.SITE_URL) });
    return json({ answer });
  } catch (error) {
    return refuse(502, error instanceof Error ? error.message : String(error));
  }
}
