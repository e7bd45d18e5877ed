import { PGlite } from "@supabase/lite/pglite";
import { hash } from "node:crypto";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { claimSetup, createAccount } from "#db/accounts/accounts.ts";
import { loneDatabase } from "../../support/database/lone-database.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OFFICE = { email: "office@example.com", password: "Chilled-Water-7-12" };
const WAITING = { email: "waiting@example.com", password: "Chilled-Water-7-12" };
const database = await loneDatabase();
afterAll(() => database.remove());

/** Starts the database again, at a time after now. */
async function after(milliseconds: number): Promise<void> {
  await database.child?.stop();
  await database.start("clock-shifted.mjs", { CLOCK_SHIFT_MS: String(milliseconds) });
}
const signIn = async (account = OFFICE) => (await database.visitor.auth.signInWithPassword(account)).data.session;
/** The next token of a session, or the code of the refusal. */
async function renew(token = ""): Promise<{ token: string; refused: string | undefined }> {
  const { data, error } = await database.visitor.auth.refreshSession({ refresh_token: token });
  return { token: data.session?.refresh_token ?? "", refused: error?.code };
}
const OVER = expect.stringMatching(/^(session_expired|refresh_token_not_found)$/);

test("a session survives a restart, and ends when its token was copied, 7 days after its last use, 30 days after it began", async () => {
  await after(0);
  const { data } = await createAccount(database.visitor, OFFICE);
  expect(await claimSetup(database.signedIn(data.session?.access_token ?? ""), database.env.SETUP_TOKEN)).toBe(true);
  await createAccount(database.visitor, WAITING);
  const stolen = data.session?.refresh_token;
  const kept = await renew(stolen);
  const [idle, used] = [await signIn(), await signIn()];
  expect(kept.refused).toBeUndefined();

  await after(MINUTE);
  expect((await renew(stolen)).refused).toBe("refresh_token_already_used");
  expect((await renew(kept.token)).refused).toBe("refresh_token_not_found");

  let last = used?.refresh_token;
  for (const days of [6, 12, 18, 24, 29.9]) {
    await after(days * DAY);
    const next = await renew(last);
    expect([days, next.refused]).toEqual([days, undefined]);
    last = next.token;
    if (days === 12) {
      expect((await renew(idle?.refresh_token)).refused).toEqual(OVER);
      expect(await signIn(WAITING)).not.toBeNull();
    }
    // An account that nobody approved is gone after 14 days.
    if (days === 18) expect(await signIn(WAITING)).toBeNull();
  }
  await after(30.1 * DAY);
  expect((await renew(last)).refused).toEqual(OVER);
  expect(await signIn()).not.toBeNull();
}, 300_000);

test("whoever sees the database finds no token there that renews a session", async () => {
  const first = (await signIn())?.refresh_token ?? "";
  const second = (await renew(first)).token;
  await database.child.stop();
  const pglite = new PGlite(join(database.folder, "supabase", "postgres"));
  const { rows } = await pglite.query<{ token: string; parent: string | null }>(
    "select token, parent from auth.refresh_tokens",
  );
  await pglite.close();
  const stored = rows.map(({ token }) => token);
  expect(stored).toEqual(expect.arrayContaining([hash("sha256", first), hash("sha256", second)]));
  const texts = [...stored, ...rows.flatMap(({ parent }) => parent ?? [])];
  expect(texts.filter((text) => !/^[0-9a-f]{64}$/.test(text) || [first, second].includes(text))).toEqual([]);
}, 60_000);
