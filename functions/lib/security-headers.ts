/** What every answer of a function says to a browser; static files get theirs from public/_headers. */
const HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** The same answer with the headers of security, where it does not say otherwise itself. */
export function withSecurityHeaders(answer: Response): Response {
  const secured = new Response(answer.body, answer);
  for (const [name, value] of Object.entries(HEADERS)) if (!secured.headers.has(name)) secured.headers.set(name, value);
  return secured;
}
