import { afterAll, expect, test } from "vitest";
import { startDatabase } from "../../../scripts/stack/stack.ts";
import { supervise, type Supervised } from "../../../scripts/stack/supervise.ts";
import type { Child } from "../../../scripts/stack/processes.ts";
import { loneDatabase } from "../../support/database/lone-database.ts";

const database = await loneDatabase();
let supervised: Supervised | undefined;
afterAll(async () => {
  await supervised?.stop();
  await database.remove();
});

test("a database that does not respond any more is ended and started again, with all that was acknowledged", async () => {
  const children: Child[] = [];
  const start = async (): Promise<Child> => {
    const child = await startDatabase(database.env, { silentSeconds: 8 });
    // The second stops as soon as it is ready, before it has told again that it responds.
    if (children.push(child) === 2) child.process.kill("SIGSTOP");
    return child;
  };
  supervised = await supervise("database", start);
  const email = `${crypto.randomUUID()}@example.com`;
  await database.secret.from("subscribers").insert({ email, page: "/" }).throwOnError();
  // As in a statement that never ends, the process neither answers nor ends on a polite signal.
  children[0]?.process.kill("SIGSTOP");
  expect(await children[0]?.ended).toBe(null);
  expect(children[0]?.process.signalCode).toBe("SIGKILL");
  await expect.poll(() => children.length).toBe(3);
  const { data } = await database.secret.from("subscribers").select("email").eq("email", email).throwOnError();
  expect(data).toEqual([{ email }]);
});
