import { hash } from "node:crypto";
import { oneAtATime } from "../../stack/one-at-a-time.ts";
import type { OwnSession, Transaction } from "./account-rows.ts";
import { refuseSignIn, refuseUpload, withBody, type Handler } from "./answers.ts";
import { markOffice } from "./callers.ts";
import { isOurToken } from "./token-times.ts";

/** So long a token may be exchanged twice: by a second tab, or because the answer was lost. After that it is a copy. */
const EXCHANGED_TWICE_SECONDS = 10;
const ENDED = "Your session has ended. Please sign in again.";

/**
 * Supabase Lite stores the tokens that renew a session as they are, and whoever saw the database could use them: a trigger
 * replaces each by its hash. They are random, so that the hash needs no salt. A hosted project has a sign-in service of its own.
 */
export const HASH_TOKENS = `
create or replace function auth.hash_refresh_token() returns trigger language plpgsql set search_path = '' as $$
begin
  new.token := encode(sha256(convert_to(new.token, 'UTF8')), 'hex');
  return new;
end $$;
create or replace trigger hash_refresh_token before insert on auth.refresh_tokens
  for each row execute function auth.hash_refresh_token();`;

type Claims = { role?: string; session_id?: string; sub?: string };

/** The session that a request names by a token of ours, which may have ended. Null without a token of an account. */
export function sessionOf({ headers }: Request, secret: string): OwnSession | null {
  const [, token = ""] = /^\s*bearer\s+(\S+)\s*$/i.exec(headers.get("authorization") ?? "") ?? [];
  if (!isOurToken(token, secret)) return null;
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Claims;
  return claims.role === "authenticated" ? { session: claims.session_id ?? "", user: claims.sub ?? "" } : null;
}

/** Refuses the tokens of sessions that have ended: signed out, ended on another device, or too old. */
export function guardSessions(
  handle: Handler,
  { transaction, secret }: { transaction: Transaction; secret: string },
): Handler {
  return async (request, address) => {
    // The services read a token past blanks within it, which this guard would take for no token at all.
    const given = request.headers.get("authorization");
    if (given !== null && !/^bearer [\w.~+/=-]+$/i.test(given)) return refuseEnded(new URL(request.url).pathname);
    const own = sessionOf(request, secret);
    if (own === null) return handle(request, address);
    const [live] = await transaction(({ rows }) =>
      rows<{ is_office: boolean; may_draft: boolean; may_publish: boolean; may_work: boolean }>(
        `select exists (select from public.admins a where a.user_id = s.user_id) as is_office,
           public.has_permission(s.user_id, 'content.draft') as may_draft,
           public.has_permission(s.user_id, 'content.publish') as may_publish,
           public.has_permission(s.user_id, 'enquiries.work') as may_work
         from auth.sessions s where s.id::text = $1 and s.user_id::text = $2
         and now() < public.session_end(s.created_at, s.refreshed_at)`,
        [own.session, own.user],
      ),
    );
    if (!live) return refuseEnded(new URL(request.url).pathname);
    const { may_draft: mayDraft, may_publish: mayPublish, may_work: mayWork } = live;
    if (live.is_office) markOffice(request, { mayDraft, mayPublish, mayWork });
    return handle(request, address);
  };
}

/** As each service refuses a token, which supabase-js knows. */
function refuseEnded(pathname: string): Response {
  if (pathname.startsWith("/auth/v1/")) return refuseSignIn(403, "session_not_found", ENDED);
  if (pathname.startsWith("/storage/v1/")) return refuseUpload(401, "InvalidJWT", ENDED);
  return Response.json({ code: "PGRST303", message: ENDED, details: null, hint: null }, { status: 401 });
}

type Stored = { session_id: string; revoked: boolean; is_over: boolean; is_late: boolean };

/** Why a token cannot be exchanged, as a code, or null. A session that is over, or whose token was copied, is deleted. */
const refusalOf = (transaction: Transaction, token: string): Promise<string | null> =>
  transaction(async ({ rows }) => {
    const [stored] = await rows<Stored>(
      `select r.session_id, r.revoked, now() >= public.session_end(s.created_at, s.refreshed_at) as is_over,
         coalesce((select min(next.created_at) from auth.refresh_tokens next
           where next.session_id = r.session_id and next.parent = r.token) < now() - make_interval(secs => $2), false) as is_late
       from auth.refresh_tokens r join auth.sessions s on s.id = r.session_id where r.token = $1`,
      [token, EXCHANGED_TWICE_SECONDS],
    );
    if (!stored) return "refresh_token_not_found";
    const isCopied = stored.revoked && stored.is_late;
    if (stored.is_over || isCopied) await rows("delete from auth.sessions where id = $1::uuid", [stored.session_id]);
    else if (stored.revoked) await rows("update auth.refresh_tokens set revoked = false where token = $1", [token]);
    if (stored.is_over) return "session_expired";
    return isCopied ? "refresh_token_already_used" : null;
  });

/**
 * Exchanges the token of a session for new ones. If it comes again later, somebody else has it too: the session ends for both.
 * One at a time, so that the service never meets a token that it has exchanged meanwhile: it would answer with the hash of the
 * new one.
 */
export function renewing(
  handle: Handler,
  transaction: Transaction,
): (request: Request, address: string, body: Record<string, unknown>) => Promise<Response> {
  const inTurn = oneAtATime();
  return (request, address, { refresh_token: given }) =>
    inTurn(async () => {
      if (typeof given !== "string") return refuseSignIn(400, "refresh_token_not_found", ENDED);
      const token = hash("sha256", given);
      const refusal = await refusalOf(transaction, token);
      if (refusal !== null) return refuseSignIn(400, refusal, ENDED);
      return handle(withBody(request, new TextEncoder().encode(JSON.stringify({ refresh_token: token }))), address);
    });
}
