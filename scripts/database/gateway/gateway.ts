import { ANSWER_POLICY, SECURITY_HEADERS } from "#domain/addresses/security-headers.ts";
import type { Transaction } from "./account-rows.ts";
import type { AllowSilence } from "../../stack/processes.ts";
import type { Handler } from "./answers.ts";
import { usesInheritedName } from "./inherited-names.ts";
import { allowLargeChanges } from "./large-changes.ts";
import { guardQueries } from "./queries.ts";
import { guardSessions } from "./sessions.ts";
import { guardSignIn } from "./sign-in.ts";
import { guardUploads } from "./uploads.ts";

const SERVICES = ["/auth/v1/", "/rest/v1/", "/storage/v1/"];
/** The services take some other methods for GET. */
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];

export type Gateway = {
  port: number;
  /** The origins of the site on this machine. */
  origins: readonly string[];
  /** Reads and writes accounts and sessions, beside the sign-in service. */
  transaction: Transaction;
  /** Signs the tokens of sessions. */
  secret: string;
  /** For changes of many records. */
  allowSilence: AllowSilence;
};

/**
 * Every request to the embedded backend passes through here. Only the three services of a hosted project are exposed: Supabase
 * Lite itself exposes more (its configuration, row counts, a studio), to anyone. A page of another site can read nothing, not
 * even through a host name of its own that resolves to this machine (DNS rebinding).
 */
export function gateway(handle: Handler, { port, origins, allowSilence, ...sessions }: Gateway): Handler {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const guarded = guardSessions(
    allowLargeChanges(guardQueries(guardUploads(guardSignIn(handle, sessions))), allowSilence),
    sessions,
  );
  const answer: Handler = async (request, address) => {
    const host = request.headers.get("host")?.toLowerCase() ?? "";
    if (!hosts.includes(host)) return refuse(421, "This server does not answer for that host.");
    if (!METHODS.includes(request.method)) return refuse(405, "This method is not allowed.");
    const origin = request.headers.get("origin");
    if (origin !== null && !origins.includes(origin)) return refuse(403, "This origin may not ask.");
    const url = new URL(request.url);
    const { pathname } = url;
    // A picture in a page of another site asks without an Origin, and could bring the public key in the address.
    if (origin === null && request.headers.get("sec-fetch-site") === "cross-site" && !isPicture(pathname))
      return refuse(403, "This origin may not ask.");
    // No address of the services needs an escaped character. The services would decode it after our guards have checked the
    // undecoded address.
    if (pathname.includes("%") || !SERVICES.some((service) => pathname.startsWith(service)))
      return refuse(404, "There is nothing at this address.");
    if (url.searchParams.has("apikey")) return refuse(400, "A key belongs in the header apikey, not in the address.");
    if (usesInheritedName(url)) return refuse(400, "This address uses a name that nothing here has.");
    const isPreflight = request.method === "OPTIONS" && request.headers.has("access-control-request-method");
    return readableBy(origin, isPreflight ? preflight(request) : await guarded(request, address));
  };
  return async (request, address) => withSecurityHeaders(await answer(request, address));
}

/** What the administration shows, also where its own address has another name than the backend. */
const isPicture = (pathname: string): boolean => pathname.startsWith("/storage/v1/object/public/");

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}

/** The same answer with the security headers; a policy that is stricter (that of storage) stays. */
function withSecurityHeaders(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", ANSWER_POLICY);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-methods": METHODS.join(", "),
      "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "",
      "access-control-max-age": "86400",
    },
  });
}

/** Replaces the CORS headers of the services: only the site's own origins may read responses. */
function readableBy(origin: string | null, answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.delete("access-control-allow-origin");
  headers.delete("access-control-allow-credentials");
  headers.append("vary", "Origin");
  if (origin !== null) {
    headers.set("access-control-allow-origin", origin);
    headers.set("access-control-expose-headers", "content-range, x-supabase-api-version, retry-after");
  }
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
