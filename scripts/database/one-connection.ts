import { randomUUID } from "node:crypto";
import { oneAtATime } from "../stack/one-at-a-time.ts";
import { textParameters, type Serializers } from "./text-parameters.ts";

/** PGlite. */
export type EmbeddedDriver = {
  waitReady: Promise<void>;
  serializers: Serializers;
  parsers: Record<number, unknown>;
  query(sql: string, parameters?: unknown[]): Promise<{ rows: unknown[] }>;
  exec(sql: string): Promise<unknown>;
  transaction<Result>(run: (transaction: Pick<EmbeddedDriver, "query">) => Promise<Result>): Promise<Result>;
  isInTransaction(): boolean;
};

/** The parts of Supabase Lite's connection that begin transactions. */
export type Transactions = {
  transaction(statements: string[], options?: object): Promise<void>;
  kysely: { transaction(): { execute<Result>(run: (transaction: unknown) => Promise<Result>): Promise<Result> } };
};

/** What Supabase Lite asks for before its first request. PGlite reads 600 files for the answer, which takes a third of a second. */
const ALL_TIME_ZONES = "SELECT name FROM pg_catalog.pg_timezone_names";
const TIME_ZONES = { rows: Intl.supportedValuesOf("timeZone").map((name) => ({ name })) };

/** What is left of a message goes with the first attempt, what is left of its parameters with the second. */
const CLEANING_ATTEMPTS = 3;
/** The protocol of the connection is out of step. */
const PROTOCOL_VIOLATION = "08P01";

/** The protocol counts the parameters of a query in 16 bits; PGlite ends the process where it reads the number as a negative one. */
const PARAMETERS_MAX = 32_767;

/** What PostgreSQL answers to a query beyond its limits. */
const tooManyParameters = (): Error =>
  Object.assign(new Error(`A query may have at most ${PARAMETERS_MAX} values.`), { code: "54000" });

/** An error that the database reported and was ready again after. */
function isOrderly(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return error === undefined || (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && code !== PROTOCOL_VIOLATION);
}

/**
 * PGlite has one connection, and Supabase Lite interleaves the transactions of several requests on it: two that overlap become
 * one transaction, in which a visitor's query runs with the rights of the other request. This makes each transaction, and each
 * query outside of one, wait for those before it, and find the connection clean: outside of a transaction, and without parts of
 * an earlier message. `onBroken` is called if it cannot be cleaned.
 */
export async function separateTransactions(
  driver: EmbeddedDriver,
  connection: Transactions,
  onBroken: () => void,
): Promise<void> {
  // While it starts, PGlite runs queries of its own through the same functions.
  await driver.waitReady;
  driver.serializers = textParameters(driver.serializers);
  const query = driver.query.bind(driver);
  const exec = driver.exec.bind(driver);
  const transaction = driver.transaction.bind(driver);
  const statements = connection.transaction.bind(connection);
  const begin = connection.kysely.transaction.bind(connection.kysely);

  async function clean(): Promise<boolean> {
    const mark = randomUUID();
    await exec("rollback").catch(() => undefined);
    const answer = await query("select $1::text as mark", [mark]).catch(() => null);
    return !driver.isInTransaction() && (answer?.rows[0] as { mark?: unknown } | undefined)?.mark === mark;
  }
  const alone = oneAtATime(async (error) => {
    if (isOrderly(error) && !driver.isInTransaction()) return;
    for (let attempt = 0; attempt < CLEANING_ATTEMPTS; attempt += 1) if (await clean()) return;
    onBroken();
  });

  driver.query = (sql, parameters = []) => {
    if (sql.trim() === ALL_TIME_ZONES) return Promise.resolve(TIME_ZONES);
    if (parameters.length > PARAMETERS_MAX) return Promise.reject(tooManyParameters());
    return alone(() => query(sql, parameters));
  };
  driver.exec = (sql) => alone(() => exec(sql));
  driver.transaction = (run) => alone(() => transaction(run));
  connection.transaction = (...script) => alone(() => statements(...script));
  connection.kysely.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = (run) => alone(() => execute(run));
    return builder;
  };
}
