/** A JSON response that must not be cached. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}

/** An error response with a message for users. */
export function refuse(status: number, error: string): Response {
  return json({ error }, status);
}
