import { afterAll, expect, test } from "vitest";
import type { Child } from "../../../scripts/stack/processes.ts";
import { supervise, type Supervised } from "../../../scripts/stack/supervise.ts";
import { loneDatabase } from "../../support/database/lone-database.ts";

const database = await loneDatabase();
let supervised: Supervised | undefined;
afterAll(async () => {
  await supervised?.stop();
  await database.remove();
});

test("a database that runs, but answers every query with an error, is ended and started again", async () => {
  const children: Child[] = [];
  const start = async (): Promise<Child> => {
    await database.start("broken-answers.mjs", {}, { silentSeconds: 10 });
    children.push(database.child);
    return database.child;
  };
  supervised = await supervise("database", start);
  const answers = async (): Promise<number> => (await database.secret.from("brands").select("id").limit(1)).status;
  expect(await answers()).toBe(200);
  children[0]?.process.kill("SIGUSR2");
  await expect.poll(answers).toBe(500);
  await expect.poll(() => children.length).toBe(2);
  expect(children[0]?.process.signalCode).toBe("SIGKILL");
  expect(await answers()).toBe(200);
});
