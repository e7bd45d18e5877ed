/** Who asks, as the guards tell callers apart. An account that nobody has approved is a stranger. */
export type Caller = "stranger" | "office" | "ourselves";

type Rights = { mayDraft: boolean; mayPublish: boolean; mayWork: boolean };

/** The requests of colleagues with a session, and what they may do. */
const OFFICE = new WeakMap<Request, Rights>();

/** Remembers that a request is one of a colleague (see sessions.ts). */
export function markOffice(request: Request, rights: Rights): void {
  OFFICE.set(request, rights);
}

export function callerOf(request: Request): Caller {
  if (request.headers.get("apikey") === process.env["SUPABASE_SECRET_KEY"]) return "ourselves";
  return OFFICE.has(request) ? "office" : "stranger";
}

/** Whether a request comes from ourselves or from a colleague who may write drafts, and upload the pictures in them. */
export const mayDraft = (request: Request): boolean =>
  callerOf(request) === "ourselves" || OFFICE.get(request)?.mayDraft === true;

/** Whether a request comes from ourselves or from a colleague who may publish. */
export const mayPublish = (request: Request): boolean =>
  callerOf(request) === "ourselves" || OFFICE.get(request)?.mayPublish === true;

/** Whether a request comes from ourselves or from a colleague who works on enquiries, and keeps submittals. */
export const mayWork = (request: Request): boolean =>
  callerOf(request) === "ourselves" || OFFICE.get(request)?.mayWork === true;
