import type { Handler } from "./gateway/answers.ts";
import { requiredVariable } from "./configuration.ts";

/** What a full disk is answered with (disk-space.ts): another process would not have more room. */
const FULL = 507;

/**
 * Whether this process answers a small query of its own, which goes through all that those of others go through. A process may
 * go on to run and yet answer every request with an error; only a new one mends that.
 */
export async function answersQueries(handle: Handler, port: number): Promise<boolean> {
  const key = requiredVariable("SUPABASE_SECRET_KEY");
  const request = new Request(`http://127.0.0.1:${port}/rest/v1/brands?select=id&limit=1`, {
    headers: { apikey: key },
  });
  const { status } = await handle(request, "127.0.0.1");
  return status < 500 || status === FULL;
}
