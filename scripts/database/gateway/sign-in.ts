import { setTimeout as pause } from "node:timers/promises";
import { isAcceptablePassword, PASSWORD_RULE } from "#domain/accounts/password.ts";
import { oneAtATime } from "../../stack/one-at-a-time.ts";
import { accountRows, type Transaction } from "./account-rows.ts";
import { receive } from "#domain/text/received-bytes.ts";
import { refuseSignIn, refuseTooMany, withBody, type Handler } from "./answers.ts";
import { hasInheritedKey } from "./inherited-names.ts";
import { PasswordTries } from "./password-tries.ts";
import { bodyFault } from "./query-depth.ts";
import { renewing, sessionOf } from "./sessions.ts";
import { Throttle } from "./throttle.ts";

const MINUTES = 60_000;
const BODY_BYTES = 20_000;
const VALUES_MAX = 100;
/**
 * Answers that must not tell whether an account exists leave at multiples of this. What precedes them is the same work in both
 * cases; this hides the rest.
 */
const STEP_MS = 400;

/**
 * Sign-ups from one network address, for known and unknown accounts alike: each costs the hash of a password, and they wait for
 * each other. More than may wait for approval.
 */
const SIGN_UPS_OF_ADDRESS = { limit: 30, windowMs: 15 * MINUTES };

/** Mails for a new password, to one account and from one network address. */
const MAILS_OF_ACCOUNT = { limit: 3, windowMs: 15 * MINUTES };
const MAILS_OF_ADDRESS = { limit: 100, windowMs: 15 * MINUTES };

/**
 * The address of an account, as the table of accounts takes it: letters of other alphabets can look like Latin ones. No longer
 * than the mail standard allows.
 */
const ADDRESS = /^[!-~]{1,254}$/;

/** What an account may change of itself. A new address would tell whether somebody has it already. */
const OWN_FIELDS = ["password", "current_password"];

type Body = Record<string, unknown>;
type Endpoint = (request: Request, address: string, body: Body) => Response | Promise<Response>;
type SignIn = { transaction: Transaction; secret: string };

/**
 * Guards the sign-in service, which has no limits and reveals which accounts exist: limits wrong passwords, mails and accounts,
 * gives the same answers for known and unknown accounts, refuses the passwords that the forms refuse, and asks for the current
 * password before another is set. Hosted projects have the same as settings of Supabase Auth (docs/operations.md).
 */
export function guardSignIn(handle: Handler, { transaction, secret }: SignIn): Handler {
  const tries = new PasswordTries();
  const mailsOfAccounts = new Throttle(MAILS_OF_ACCOUNT);
  const mailsOfAddresses = new Throttle(MAILS_OF_ADDRESS);
  const signUpsOfAddresses = new Throttle(SIGN_UPS_OF_ADDRESS);
  const accounts = accountRows(transaction);
  const oneSignUp = oneAtATime();

  /** Lets the service begin a session, and notes for whom. */
  const begin = async (request: Request, address: string, recovered = false): Promise<Response> => {
    const answer = await handle(request, address);
    const session = answer.headers.get("sb-auth-session-id");
    if (session) await accounts.noteSession(session, request.headers.get("user-agent"), recovered);
    return answer;
  };

  const signIn: Endpoint = async (request, address, { email, password }) => {
    if (typeof email !== "string" || typeof password !== "string") return refuseIncomplete();
    const started = performance.now();
    const hash = (await accounts.passwordHash(email.toLowerCase())) ?? null;
    const right = await tries.isRight(password, { account: accountOf(email), address, hash });
    if (right === true) return begin(request, address);
    if (right !== false) return right;
    await untilStep(started);
    return refuseSignIn(400, "invalid_credentials", "Invalid login credentials");
  };

  /** Answers without a session: for an account that exists already there can be none. Whoever chose the password signs in. */
  const signUp: Endpoint = async (request, address, { email, password }) => {
    if (typeof email !== "string" || typeof password !== "string") return refuseIncomplete();
    const wait = signUpsOfAddresses.wait(address);
    if (wait > 0) return refuseTooMany("new accounts", wait);
    signUpsOfAddresses.add(address);
    const started = performance.now();
    // Nothing else of what was sent is stored with the account.
    const asked = withBody(request, new TextEncoder().encode(JSON.stringify({ email, password })));
    const refusal = await oneSignUp(async () => {
      const why = await accounts.refusal(address);
      if (why !== null) return refuseSignIn(403, "signup_disabled", why);
      const account = email.toLowerCase();
      if ((await accounts.passwordHash(account)) !== undefined) {
        await tries.pretend();
        return null;
      }
      const answer = await handle(asked, address);
      if (!answer.ok) return answer;
      await accounts.noteSender(account, address);
      const session = answer.headers.get("sb-auth-session-id");
      if (session) await accounts.endSession(session);
      return null;
    });
    await untilStep(started);
    return refusal ?? Response.json({ email });
  };

  /** Answers before the mail is sent: the time that takes would tell which accounts exist. */
  const mailLink: Endpoint = async (request, address, { email }) => {
    const account = accountOf(email);
    const wait = Math.max(mailsOfAccounts.wait(account), mailsOfAddresses.wait(address));
    if (wait > 0) return refuseTooMany("mails for a new password", wait);
    mailsOfAccounts.add(account);
    mailsOfAddresses.add(address);
    void Promise.resolve(handle(request, address)).catch((error: unknown) => console.error(error));
    await pause(STEP_MS);
    return Response.json({});
  };

  const openMailedLink: Endpoint = (request, address, { type }) =>
    type === "recovery"
      ? begin(request, address, true)
      : refuseSignIn(400, "validation_failed", "Only links for a new password are mailed.");

  const change: Endpoint = async (request, address, body) => {
    // supabase-js sends fields of other ways to sign in along, as null.
    const changes = Object.keys(body).filter((field) => body[field] !== null);
    if (changes.some((field) => !OWN_FIELDS.includes(field)))
      return refuseSignIn(422, "validation_failed", "Only the password can be changed.");
    if (typeof body["password"] !== "string") return refuseSignIn(422, "validation_failed", "A password is a text.");
    const own = sessionOf(request, secret);
    const owner = own && (await accounts.passwordOwner(own));
    if (!own || !owner) return refuseSignIn(401, "no_authorization", "Please sign in to change your password.");
    if (!owner.recovered) {
      const { email: account, hash } = owner;
      const right = await tries.isRight(String(body["current_password"] ?? ""), { account, address, hash });
      if (right === false) return refuseSignIn(403, "current_password_wrong", "The current password is not right.");
      if (right !== true) return right;
    }
    const answer = await handle(request, address);
    if (answer.ok) await accounts.keepOnly(own);
    return answer;
  };

  /**
   * The only requests to the sign-in service that the administration makes. The service accepts more: codes and links by mail
   * that sign anyone in and create accounts without a password, and requests whose answers tell which accounts exist.
   */
  const endpoints: Readonly<Record<string, Endpoint>> = {
    "POST /auth/v1/signup": signUp,
    "POST /auth/v1/token?grant_type=password": signIn,
    "POST /auth/v1/token?grant_type=refresh_token": renewing(handle, transaction),
    "POST /auth/v1/recover": mailLink,
    "POST /auth/v1/verify": openMailedLink,
    "POST /auth/v1/logout": handle,
    "GET /auth/v1/user": handle,
    "PUT /auth/v1/user": change,
  };

  return async (request, address) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith("/auth/v1/")) return handle(request, address);
    const grants = searchParams.getAll("grant_type").map((grant) => `?grant_type=${grant}`);
    const endpoint = endpoints[`${request.method} ${pathname}${grants.join("")}`];
    if (!endpoint) return refuseSignIn(404, "not_found", "There is nothing at this address.");
    if (request.method === "GET") return endpoint(request, address, {});
    const bytes = await receive(request.body, BODY_BYTES, { from: "visitors" });
    if (typeof bytes === "string") return refuseSignIn(413, "request_too_long", "The request is too long.");
    if (bodyFault(bytes, VALUES_MAX) !== null) return refuseUnreadable();
    const body = readBody(bytes);
    if (hasInheritedKey(body)) return refuseUnreadable();
    if (typeof body["email"] === "string" && !ADDRESS.test(body["email"])) return refuseAddress();
    const setsPassword = endpoint === signUp || endpoint === change;
    if (setsPassword && typeof body["password"] === "string" && !isAcceptablePassword(body["password"]))
      return refuseSignIn(422, "weak_password", PASSWORD_RULE);
    return endpoint(withBody(request, bytes), address, body);
  };
}

/** As the limits know an account, however its address is written. */
const accountOf = (email: unknown): string => String(email).trim().toLowerCase();

const refuseAddress = (): Response =>
  refuseSignIn(
    400,
    "validation_failed",
    "The address of an account has up to 254 letters, digits and signs of ASCII, and no blanks.",
  );

const refuseUnreadable = (): Response =>
  refuseSignIn(
    400,
    "validation_failed",
    "The request has too many levels within each other, or a name that no field has.",
  );

const refuseIncomplete = (): Response =>
  refuseSignIn(400, "validation_failed", "An email address and a password are needed.");

const untilStep = (started: number): Promise<void> => pause(STEP_MS - ((performance.now() - started) % STEP_MS));

/** The fields of a JSON body; none if it is not a JSON object, which the service itself then refuses. */
function readBody(bytes: Uint8Array): Body {
  try {
    const value = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
    return typeof value === "object" && value !== null ? (value as Body) : {};
  } catch {
    return {};
  }
}
