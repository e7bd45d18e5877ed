import { expect, test } from "vitest";
import { fewerRoundTrips } from "../../../scripts/lib/fewer-round-trips.ts";

/** A driver that notes what it is sent, and refuses what contains "wrong". */
function setUp() {
  const sent: string[] = [];
  const send = (kind: string) => (sql: string, parameters?: unknown[]) => {
    sent.push(`${kind}: ${sql}${parameters?.length ? ` [${parameters.join()}]` : ""}`);
    return sql.includes("wrong") ? Promise.reject(new Error("refused")) : Promise.resolve("rows");
  };
  return { sent, driver: fewerRoundTrips({ query: send("query"), exec: send("exec") }, "nothing") };
}

const SET_ROLE = "SELECT set_config('role', $1, true)";

test("the settings of a request are sent together, in their order, before the query", async () => {
  const { sent, driver } = setUp();
  expect(await driver.query("BEGIN")).toBe("nothing");
  await driver.query(SET_ROLE, ["anon"]);
  await driver.query('SET LOCAL ROLE "anon"');
  await driver.query("SELECT set_config('response.status', '', true)");
  expect(sent).toEqual([]);
  expect(await driver.query("select $1", ["one"])).toBe("rows");
  await driver.query("COMMIT");
  const said = "SELECT set_config('role', 'anon', true);\nSET LOCAL ROLE \"anon\";";
  expect(sent).toEqual([
    `exec: BEGIN;\n${said}\nSELECT set_config('response.status', '', true)`,
    "query: select $1 [one]",
    "exec: COMMIT",
  ]);
});

test.each(["it's; drop table products --", "\\', $1 $& ''", "'"])("a value stays a value: %s", async (value) => {
  const { sent, driver } = setUp();
  await driver.query("BEGIN");
  await driver.query(SET_ROLE, [value]);
  await driver.exec("select 1");
  expect(sent[0]).toBe(`exec: BEGIN;\nSELECT set_config('role', '${value.replaceAll("'", "''")}', true)`);
});

test("a value that is not a text, and a setting outside of a transaction, are sent as they are", async () => {
  const { sent, driver } = setUp();
  await driver.query(SET_ROLE, ["anon"]);
  await driver.query("BEGIN");
  await driver.query(SET_ROLE, ["a\0b"]);
  expect(sent).toEqual([`query: ${SET_ROLE} [anon]`, "exec: BEGIN", `query: ${SET_ROLE} [a\0b]`]);
});

test("a refused setting refuses the query after it, which is not sent; nothing is left for the next request", async () => {
  const { sent, driver } = setUp();
  await driver.query("BEGIN");
  await driver.query(SET_ROLE, ["wrong"]);
  await expect(driver.query("select 1")).rejects.toThrow("refused");
  await driver.query("ROLLBACK");
  await driver.query("select 2");
  expect(sent.slice(1)).toEqual(["exec: ROLLBACK", "query: select 2"]);
});
