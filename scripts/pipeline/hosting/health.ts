import { connect } from "#db/client.ts";
import { failureReason } from "#db/errors.ts";
import { getContentRevision } from "#db/publishing/content-revision.ts";
import type { Environment } from "../../stack/environment.ts";
import { supabaseUrl } from "../../stack/stack.ts";

/** What the builder reaches, for whoever watches it; `ok` if that is all it needs. */
export type Health = { ok: boolean; database: string; pages?: string };

const REACHED = "answers";
const WITHIN_MS = 4_000;
/** Anybody may ask; the services are asked this often at most. */
const FRESH_MS = 10_000;

/** Asks the database, and Cloudflare where releases are uploaded to it. */
export function healthOf(env: Environment): () => Promise<Health> {
  const withinTime: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(WITHIN_MS) });
  const database = connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY, { fetch: withinTime });
  const { PAGES_PROJECT: project, CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = env;

  async function askPages(): Promise<string> {
    const address = `${env.CLOUDFLARE_API_BASE_URL}/accounts/${account}/pages/projects/${project}`;
    const { ok, status } = await withinTime(address, { headers: { authorization: `Bearer ${token}` } });
    return ok ? REACHED : `answers with status ${status}`;
  }

  async function ask(): Promise<Health> {
    const [reached, pages] = await Promise.all([
      getContentRevision(database).then(() => REACHED, failureReason),
      project ? askPages().catch(() => "could not be reached") : undefined,
    ]);
    const ok = [reached, pages ?? REACHED].every((said) => said === REACHED);
    return { ok, database: reached, ...(pages ? { pages } : {}) };
  }

  let last: { at: number; health: Promise<Health> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > FRESH_MS) last = { at: performance.now(), health: ask() };
    return last.health;
  };
}
