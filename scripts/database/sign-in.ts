import { setTimeout as pause } from "node:timers/promises";
import { isAcceptablePassword, PASSWORD_RULE } from "#domain/password.ts";
import { bytesWithin, refuseSignIn, withBody, type Handler } from "./answers.ts";
import { Throttle } from "./throttle.ts";

const MINUTES = 60_000;
const BODY_BYTES = 20_000;
/** Longer than the sign-in service takes to compare a password, so that known and unknown accounts answer alike. */
const REFUSAL_MS = 400;

/** Wrong passwords of one account, and of one network address whatever the account. */
const OF_ACCOUNT = { limit: 5, windowMs: 5 * MINUTES };
const OF_ADDRESS = { limit: 50, windowMs: 5 * MINUTES };

type Body = { email?: unknown; password?: unknown };

/**
 * Guards the sign-in service, which itself counts nothing and says which accounts exist: throttles wrong passwords,
 * answers alike for known and unknown accounts, and takes no password that the forms refuse. Hosted projects have the
 * same as settings of Supabase Auth (supabase/config.toml). `accountRefusal` says why no account can be created now.
 */
export function guardSignIn(handle: Handler, accountRefusal: () => Promise<string | null>): Handler {
  const accounts = new Throttle(OF_ACCOUNT);
  const addresses = new Throttle(OF_ADDRESS);

  const signIn = async (request: Request, address: string, { email }: Body): Promise<Response> => {
    const account = String(email).trim().toLowerCase();
    const wait = Math.max(accounts.wait(account), addresses.wait(address));
    if (wait > 0) return refuseSignIn(429, "over_request_rate_limit", tooMany(wait), { "retry-after": String(wait) });
    const begun = performance.now();
    const answer = await handle(request, address);
    if (answer.ok) {
      accounts.forget(account);
      return answer;
    }
    if (answer.status < 500) {
      accounts.add(account);
      addresses.add(address);
    }
    await pause(Math.max(0, begun + REFUSAL_MS - performance.now()));
    return answer;
  };

  const signUp = async (request: Request, address: string): Promise<Response> => {
    const refusal = await accountRefusal();
    if (refusal !== null) return refuseSignIn(403, "signup_disabled", refusal);
    const begun = performance.now();
    const answer = await handle(request, address);
    if (answer.ok || answer.status >= 500) return answer;
    await pause(Math.max(0, begun + REFUSAL_MS - performance.now()));
    return refuseSignIn(
      422,
      "signup_refused",
      "This account could not be created. If you have one already, please sign in.",
    );
  };

  return async (request, address) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith("/auth/v1/") || !["POST", "PUT"].includes(request.method)) return handle(request, address);
    const bytes = await bytesWithin(request, BODY_BYTES);
    if (bytes === null) return refuseSignIn(413, "request_too_long", "The request is too long.");
    const whole = withBody(request, bytes);
    const body = readBody(bytes);
    const setsPassword = pathname === "/auth/v1/signup" || (pathname === "/auth/v1/user" && request.method === "PUT");
    if (setsPassword && typeof body.password === "string" && !isAcceptablePassword(body.password))
      return refuseSignIn(422, "weak_password", PASSWORD_RULE);
    if (pathname === "/auth/v1/token" && searchParams.get("grant_type") === "password")
      return signIn(whole, address, body);
    if (pathname === "/auth/v1/signup") return signUp(whole, address);
    return handle(whole, address);
  };
}

function tooMany(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many wrong passwords. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}

/** The fields of a JSON body; none where it is no JSON object, which the service itself then refuses. */
function readBody(bytes: Uint8Array): Body {
  try {
    const value = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
