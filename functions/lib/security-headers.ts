import { ANSWER_POLICY, SECURITY_HEADERS } from "#domain/security-headers.ts";

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
