import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccount } from "#db/accounts/accounts.ts";
import { connect } from "#db/client.ts";
import { setPassword, signInByMail } from "#db/accounts/passwords.ts";
import { PROJECT_ROOT } from "../../../scripts/stack/environment.ts";
import { supabaseUrl } from "../../../scripts/stack/stack.ts";
import { loneDatabase } from "../../support/database/lone-database.ts";

const ACCOUNT = { email: "office@example.com", password: "Chilled-Water-7-12" };
/** What the link in a mail holds. No mail is sent here: it is stored as if one had been. */
const MAILED = "0123456789abcdef".repeat(4);
const database = await loneDatabase();
beforeAll(() => database.start(), 120_000);
afterAll(() => database.remove());

test("a mailed link sets the password without the current one, once, and ends the other sessions", async () => {
  const { visitor, env } = database;
  const elsewhere = (await createAccount(visitor, ACCOUNT)).data.session;
  await database.child.stop();
  const sql = `update auth.users set recovery_token = '${MAILED}', recovery_sent_at = now();`;
  const script = join(PROJECT_ROOT, "tests/support/database/run-sql.ts");
  const { status, stderr } = spawnSync(process.execPath, [script, env.PLANTROOM_DATA, sql], { encoding: "utf8" });
  expect(status, stderr.slice(-500)).toBe(0);
  await database.start();

  const client = connect(supabaseUrl(env), env.PUBLIC_SUPABASE_PUBLISHABLE_KEY);
  expect((await signInByMail(client, MAILED)).error).toBeNull();
  expect((await setPassword(client, "evaporator-12-7")).error).toBeNull();
  expect((await setPassword(client, "condenser-32-37")).error?.message).toBe("The current password is not right.");
  const ended = await visitor.auth.refreshSession({ refresh_token: elsewhere?.refresh_token ?? "" });
  expect(ended.error?.code).toBe("refresh_token_not_found");
  expect((await visitor.auth.signInWithPassword({ ...ACCOUNT, password: "evaporator-12-7" })).error).toBeNull();
});
