import { PGlite } from "@supabase/lite/pglite";
import { afterAll, expect, test, vi } from "vitest";
import { keepFewParsers } from "../../../scripts/database/few-parsers.ts";
import {
  separateTransactions,
  type EmbeddedDriver,
  type Transactions,
} from "../../../scripts/database/one-connection.ts";

const pglite = new PGlite();
const transactionsOf = (driver: EmbeddedDriver): Transactions => ({
  transaction: async (statements) => {
    for (const statement of statements) await driver.query(statement);
  },
  kysely: { transaction: () => ({ execute: (run) => run(null) }) },
});
afterAll(() => pglite.close());

test("a message that fails halfway leaves nothing to the next caller, not even its transaction", async () => {
  const { serializers } = pglite;
  const onBroken = vi.fn();
  const driver = pglite as unknown as EmbeddedDriver;
  const transactions = transactionsOf(driver);
  await separateTransactions(driver, transactions, onBroken);
  // As if this project did not turn parameters into text: the driver then throws when half of its message is written.
  pglite.serializers = { ...serializers, 1009: () => Symbol("unwritable") as unknown as string };
  const failing = transactions.kysely.transaction().execute(async () => {
    await driver.query("begin");
    try {
      await driver.query("select $1::text, $2::text[]", ["secret of the first", {}]);
    } catch (error) {
      await driver.query("rollback").catch(() => undefined);
      throw error;
    }
  });
  const next = driver.query("select $1::text as value", ["of the second"]);
  await expect(failing).rejects.toThrow();
  expect((await next).rows).toEqual([{ value: "of the second" }]);
  expect(pglite.isInTransaction()).toBe(false);

  await expect(transactions.transaction(["begin", "select 1 / 0", "commit"])).rejects.toThrow("division by zero");
  expect((await driver.query("select 1 as value")).rows).toEqual([{ value: 1 }]);
  expect(pglite.isInTransaction()).toBe(false);
  expect(onBroken).not.toHaveBeenCalled();
});

test("a connection that cannot be cleaned is reported, once, and the next caller gets an error", async () => {
  const onBroken = vi.fn();
  const dead = () => Promise.reject(new Error(`Dead, reported: ${onBroken.mock.calls.length}`));
  const driver: EmbeddedDriver = {
    waitReady: Promise.resolve(),
    serializers: {},
    parsers: {},
    query: dead,
    exec: dead,
    transaction: dead,
    isInTransaction: () => true,
  };
  await separateTransactions(driver, transactionsOf(driver), onBroken);
  const [first, next] = [driver.query("select 1"), driver.query("select 2")];
  await expect(first).rejects.toThrow("Dead, reported: 0");
  await expect(next).rejects.toThrow("Dead, reported: 1");
});

test("with fewer parsers all values but arrays of rows are read as before", async () => {
  const values =
    "select array['a', 'b'] as texts, array[1, 2] as numbers, array[true] as flags, now() as time, '{}'::json";
  const before = Object.keys(pglite.parsers).length;
  const read = async () =>
    (await pglite.query<{ time: unknown }>(values)).rows.map((row) => ({ ...row, time: typeof row.time }));
  const asBefore = await read();
  await keepFewParsers(pglite as unknown as EmbeddedDriver);
  expect(Object.keys(pglite.parsers).length).toBeLessThan(before / 2);
  expect(await read()).toEqual(asBefore);
  expect(asBefore).toMatchObject([{ texts: ["a", "b"], numbers: [1, 2], flags: [true] }]);
});
