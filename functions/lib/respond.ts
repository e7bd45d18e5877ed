import { DatabaseError, isSignedOut } from "#db/errors.ts";
import { ANSWER_POLICY, SECURITY_HEADERS } from "#domain/addresses/security-headers.ts";

/** A JSON response that must not be cached. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}

/**
 * Redirects to another address of the site: 303 after a form, 301 permanently. The address has no host, because the client
 * can write anything into the Host header of its request.
 */
export function redirectTo(path: string, status: 301 | 302 | 303 = 302): Response {
  return withSecurityHeaders(new Response(null, { status, headers: { location: path } }));
}

/** The response to any other method at an address that takes POST: 405 with the allowed method. */
export function onlyPost(): Response {
  return Response.json(
    { error: "This address takes POST requests only." },
    { status: 405, headers: { allow: "POST" } },
  );
}

/** An error response with a message for users. */
export function refuse(status: number, error: string): Response {
  return json({ error }, status);
}

/** The response for an error of the database; any other error is thrown. */
export function refuseForDatabase(error: unknown): Response {
  if (!(error instanceof DatabaseError)) throw error;
  if (isSignedOut(error)) return refuse(401, "Your session has ended. Please sign in again.");
  console.error(error);
  return refuse(502, "The database does not answer. Please try again in a moment.");
}

const HEADERS = {
  ...SECURITY_HEADERS,
  "Cross-Origin-Resource-Policy": "same-origin",
  "Content-Security-Policy": ANSWER_POLICY,
};

/** The same answer with the security headers, except those that it has already. */
export function withSecurityHeaders(answer: Response): Response {
  const secured = new Response(answer.body, answer);
  for (const [name, value] of Object.entries(HEADERS)) if (!secured.headers.has(name)) secured.headers.set(name, value);
  return secured;
}
