import { afterAll, expect, test } from "vitest";
import { loneDatabase } from "../../support/database/lone-database.ts";

const WRITES = 500;
const KILLS = 5;
const AT_ONCE = 8;

const database = await loneDatabase();
afterAll(() => database.remove());

/** Writes until `enough` rows are acknowledged in all, or until the database does not answer any more. */
async function write(acknowledged: string[], enough: number): Promise<void> {
  while (acknowledged.length < enough) {
    const email = `${crypto.randomUUID()}@example.com`;
    const { error } = await database.secret.from("subscribers").insert({ email, page: "/" });
    if (error) return;
    acknowledged.push(email);
  }
}

const writeAtOnce = (acknowledged: string[], enough: number): Promise<unknown> =>
  Promise.all(Array.from({ length: AT_ONCE }, () => write(acknowledged, enough)));

async function stored(): Promise<Set<string>> {
  const emails: string[] = [];
  for (let from = 0; ; from += 1_000) {
    const rows = database.secret.from("subscribers").select("email").order("email");
    const { data } = await rows.range(from, from + 999).throwOnError();
    emails.push(...data.map(({ email }) => email));
    if (data.length < 1_000) return new Set(emails);
  }
}

test("kill -9 of the database, five times during 500 acknowledged writes, loses none of them", async () => {
  const acknowledged: string[] = [];
  await database.start();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    // The writers do not wait for the end of the process: some of their requests are under way when it comes.
    const writing = writeAtOnce(acknowledged, Infinity);
    await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan((kill * WRITES) / (KILLS + 1));
    database.child.process.kill("SIGKILL");
    await writing;
    await database.start();
  }
  await writeAtOnce(acknowledged, WRITES);
  expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES);
  const there = await stored();
  expect(acknowledged.filter((email) => !there.has(email))).toEqual([]);
}, 300_000);
