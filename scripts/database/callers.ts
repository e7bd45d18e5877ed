/** Who asks, as the guards tell callers apart. An account that nobody has approved is a stranger. */
export type Caller = "stranger" | "office" | "ourselves";

/** The requests of colleagues with a session. */
const OFFICE = new WeakSet<Request>();

/** Remembers that a request is one of a colleague (see sessions.ts). */
export function markOffice(request: Request): void {
  OFFICE.add(request);
}

export function callerOf(request: Request): Caller {
  if (request.headers.get("apikey") === process.env["SUPABASE_SECRET_KEY"]) return "ourselves";
  return OFFICE.has(request) ? "office" : "stranger";
}
