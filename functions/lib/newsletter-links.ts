import { UNCONFIRMED_DAYS, type NewsletterStep } from "#domain/enquiries/newsletter.ts";
import { addressIn, withoutLanguage } from "#domain/languages/languages.ts";
import { routes } from "#domain/addresses/routes.ts";
import { DAY_MS } from "#domain/text/numbers.ts";
import { isSameText, sign } from "./signature.ts";

/** The pages whose links are signed. */
type Purpose = NewsletterStep & ("confirm" | "unsubscribe");

/** 'id.until.signature'. The purpose is signed too: a link for one page is invalid for the other. */
async function tokenOf(purpose: Purpose, id: string, until: number, secret: string): Promise<string> {
  const signature = await sign(`newsletter ${purpose} ${id} ${until}`, secret);
  return `${id}.${until}.${signature.replaceAll("+", "-").replaceAll("/", "_")}`;
}

/** The page of a step in the language of the address that was asked for. */
export const newsletterPage = ({ url }: Pick<Request, "url">, step: NewsletterStep): string =>
  addressIn(withoutLanguage(new URL(url).pathname).language, routes.newsletter(step));

/** When a link expires: after some days for confirming, never for unsubscribing. */
const NEVER = 0;

/** The path of the page on which the owner of an address confirms or ends the subscription, with a signed token. */
export async function newsletterLink(purpose: Purpose, id: string, secret: string, now = Date.now()): Promise<string> {
  const until = purpose === "confirm" ? now + UNCONFIRMED_DAYS * DAY_MS : NEVER;
  return `${routes.newsletter(purpose)}?token=${await tokenOf(purpose, id, until, secret)}`;
}

/** The id of the subscription in a signed token; null if the token is forged, expired or for another page. */
export async function linkedSubscription(
  purpose: Purpose,
  { url }: Pick<Request, "url">,
  secret: string,
  now = Date.now(),
): Promise<string | null> {
  const token = new URL(url).searchParams.get("token") ?? "";
  const [, id = "", end = ""] = /^([0-9a-f-]{36})\.(\d{1,15})\./.exec(token) ?? [];
  const until = Number(end);
  const isOurs = isSameText(token, await tokenOf(purpose, id, until, secret));
  return isOurs && (until === NEVER || now <= until) ? id : null;
}
