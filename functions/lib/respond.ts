/** A JSON answer that nothing keeps. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}

/** A refusal with a text that the person at the screen understands. */
export function refuse(status: number, error: string): Response {
  return json({ error }, status);
}
