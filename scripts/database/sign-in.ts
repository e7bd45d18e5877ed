import { setTimeout as pause } from "node:timers/promises";
import { isAcceptablePassword, PASSWORD_RULE } from "#domain/accounts/password.ts";
import { bytesWithin, refuseSignIn, withBody, type Handler } from "./answers.ts";
import { Throttle } from "./throttle.ts";

const MINUTES = 60_000;
const BODY_BYTES = 20_000;
/** Longer than the sign-in service takes to compare a password, so that known and unknown accounts answer alike. */
const REFUSAL_MS = 400;

/** Wrong passwords of one account, and of one network address whatever the account. */
const OF_ACCOUNT = { limit: 5, windowMs: 5 * MINUTES };
const OF_ADDRESS = { limit: 50, windowMs: 5 * MINUTES };
/** Mails for a new password, likewise. */
const MAILS_OF_ACCOUNT = { limit: 3, windowMs: 15 * MINUTES };
const MAILS_OF_ADDRESS = { limit: 100, windowMs: 15 * MINUTES };

/**
 * The only requests to the sign-in service that the administration makes. The service accepts more: codes and links by mail
 * that sign anyone in and create accounts without a password, and requests whose answers tell which accounts exist.
 */
const ENDPOINTS = [
  "POST /auth/v1/signup",
  "POST /auth/v1/token",
  "POST /auth/v1/recover",
  "POST /auth/v1/verify",
  "POST /auth/v1/logout",
  "GET /auth/v1/user",
  "PUT /auth/v1/user",
];
/** What an account may change of itself. A new address would tell whether somebody has it already. */
const OWN_FIELDS = ["password", "current_password"];

type Body = Record<string, unknown>;

/**
 * Guards the sign-in service, which has no rate limits and reveals which accounts exist: throttles wrong passwords and mails,
 * gives the same answers for known and unknown accounts, and refuses the passwords that the forms refuse. Hosted projects have
 * the same as settings of Supabase Auth (supabase/config.toml). `accountRefusal` says why no account can be created now.
 */
export function guardSignIn(handle: Handler, accountRefusal: () => Promise<string | null>): Handler {
  const accounts = new Throttle(OF_ACCOUNT);
  const addresses = new Throttle(OF_ADDRESS);
  const mailsOfAccounts = new Throttle(MAILS_OF_ACCOUNT);
  const mailsOfAddresses = new Throttle(MAILS_OF_ADDRESS);

  const signIn = async (request: Request, address: string, { email }: Body): Promise<Response> => {
    const account = accountOf(email);
    const wait = Math.max(accounts.wait(account), addresses.wait(address));
    if (wait > 0) return tooMany("wrong passwords", wait);
    // Counted before the password is compared; otherwise many simultaneous attempts would all be below the limit.
    accounts.add(account);
    addresses.add(address);
    const started = performance.now();
    const answer = await handle(request, address);
    if (answer.ok || answer.status >= 500) addresses.takeBack(address);
    if (answer.ok) {
      accounts.forget(account);
      return answer;
    }
    if (answer.status >= 500) accounts.takeBack(account);
    await pause(Math.max(0, started + REFUSAL_MS - performance.now()));
    return answer;
  };

  const signUp = async (request: Request, address: string): Promise<Response> => {
    const refusal = await accountRefusal();
    if (refusal !== null) return refuseSignIn(403, "signup_disabled", refusal);
    const started = performance.now();
    const answer = await handle(request, address);
    if (answer.ok || answer.status >= 500) return answer;
    await pause(Math.max(0, started + REFUSAL_MS - performance.now()));
    return refuseSignIn(
      422,
      "signup_refused",
      "This account could not be created. If you have one already, please sign in.",
    );
  };

  /** Answers before the mail is sent: the time that takes would tell which accounts exist. */
  const mailLink = async (request: Request, address: string, { email }: Body): Promise<Response> => {
    const account = accountOf(email);
    const wait = Math.max(mailsOfAccounts.wait(account), mailsOfAddresses.wait(address));
    if (wait > 0) return tooMany("mails for a new password", wait);
    mailsOfAccounts.add(account);
    mailsOfAddresses.add(address);
    void Promise.resolve(handle(request, address)).catch((error: unknown) => console.error(error));
    await pause(REFUSAL_MS);
    return Response.json({});
  };

  return async (request, address) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith("/auth/v1/")) return handle(request, address);
    if (!ENDPOINTS.includes(`${request.method} ${pathname}`))
      return refuseSignIn(404, "not_found", "There is nothing at this address.");
    if (request.method === "GET") return handle(request, address);
    const bytes = await bytesWithin(request, BODY_BYTES);
    if (bytes === null) return refuseSignIn(413, "request_too_long", "The request is too long.");
    const whole = withBody(request, bytes);
    const body = readBody(bytes);
    // supabase-js sends fields of other ways to sign in along, as null.
    const changes = Object.keys(body).filter((field) => body[field] !== null);
    if (pathname === "/auth/v1/user" && changes.some((field) => !OWN_FIELDS.includes(field)))
      return refuseSignIn(422, "validation_failed", "Only the password can be changed.");
    const setsPassword = pathname === "/auth/v1/signup" || pathname === "/auth/v1/user";
    if (setsPassword && typeof body.password === "string" && !isAcceptablePassword(body.password))
      return refuseSignIn(422, "weak_password", PASSWORD_RULE);
    if (pathname === "/auth/v1/token" && searchParams.get("grant_type") === "password")
      return signIn(whole, address, body);
    if (pathname === "/auth/v1/signup") return signUp(whole, address);
    if (pathname === "/auth/v1/recover") return mailLink(whole, address, body);
    return handle(whole, address);
  };
}

const accountOf = (email: unknown): string => String(email).trim().toLowerCase();

function tooMany(what: string, seconds: number): Response {
  const minutes = Math.ceil(seconds / 60);
  const message = `Too many ${what}. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
  return refuseSignIn(429, "over_request_rate_limit", message, { "retry-after": String(seconds) });
}

/** The fields of a JSON body; none if it is not a JSON object, which the service itself then refuses. */
function readBody(bytes: Uint8Array): Body {
  try {
    const value = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
    return typeof value === "object" && value !== null ? (value as Body) : {};
  } catch {
    return {};
  }
}
