/*
 * The only module that uses Supabase Lite, including parts that are not in its types. tests/db/supabase-lite.test.ts fails if
 * an update of the package changes them. The package reads environment variables when it is loaded, so that importers which
 * set those must import this module dynamically.
 */
import "./less-wasm-optimisation.ts";
import { applyPendingMigrations, createApi } from "@supabase/lite/cli";
import { oneAtATime } from "./one-at-a-time.ts";

/** Runs queries within one transaction, or each by itself. */
export type Session = {
  rows<Row extends object>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
};

/** Database, auth and storage inside this process. */
export type Backend = {
  fetch(request: Request): Response | Promise<Response>;
  /** Applies the new migrations in supabase/migrations below the working directory; returns their file names. */
  migrate(): Promise<string[]>;
  /** Runs one query and returns its rows; returns none for several statements. */
  query<Row>(sql: string): Promise<Row[]>;
  /** Runs a script as one transaction. Unlike `query`, its errors do not contain the whole text. */
  script(sql: string): Promise<void>;
  /** Runs queries as one transaction. All requests wait until it ends. */
  transaction<Result>(run: (session: Session) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** PGlite. */
type EmbeddedDriver = {
  waitReady: Promise<void>;
  query(sql: string, parameters?: unknown[]): Promise<{ rows: unknown[] }>;
  exec(sql: string): Promise<unknown>;
  transaction<Result>(run: (transaction: Pick<EmbeddedDriver, "query">) => Promise<Result>): Promise<Result>;
};
/** The package `postgres`, a pool of connections to a server. */
type ServerDriver = {
  options: { serializers: Record<number, (value: unknown) => string> };
  begin<Result>(run: (transaction: ServerTransaction) => Promise<Result>): Promise<Result>;
};
type ServerTransaction = {
  unsafe(sql: string, parameters?: readonly unknown[]): Promise<unknown[]> & { simple(): Promise<unknown> };
};
type QueryTransaction = { execute<Result>(run: (transaction: unknown) => Promise<Result>): Promise<Result> };
type Private = {
  rlsState: string;
  driver: EmbeddedDriver | ServerDriver;
  transaction(statements: string[]): Promise<void>;
  clearSchemaCache(): Promise<void>;
  kysely: { transaction(): QueryTransaction };
};

/** Runs a script with several statements as one transaction. */
async function runScript(driver: EmbeddedDriver | ServerDriver, sql: string): Promise<void> {
  if ("begin" in driver) {
    await driver.begin((transaction) => transaction.unsafe(sql).simple());
    return;
  }
  try {
    await driver.exec(`begin;\n${sql}\ncommit;`);
  } catch (error) {
    await driver.exec("rollback");
    throw error;
  }
}

/**
 * Supabase Lite sends BEGIN, the statements of a migration and COMMIT one by one to a pool, that is, perhaps to different
 * connections. Here they all go to one.
 */
function keepTransactionsTogether(connection: Private, driver: ServerDriver): void {
  connection.transaction = async (statements) => {
    await driver.begin(async (transaction) => {
      for (const statement of statements) await transaction.unsafe(statement);
    });
    await connection.clearSchemaCache();
  };
}

/** The object ids of the types json and jsonb. */
const JSON_TYPES = [114, 3802];

/** Supabase Lite turns JSON arguments of functions into text, which the driver of a server would turn into a JSON text again. */
function sendJsonAsItIs({ options }: ServerDriver): void {
  for (const type of JSON_TYPES)
    options.serializers[type] = (value) => (typeof value === "string" ? value : JSON.stringify(value));
}

/** Runs queries as one transaction. */
function runTransaction<Result>(
  driver: EmbeddedDriver | ServerDriver,
  run: (session: Session) => Promise<Result>,
): Promise<Result> {
  if ("begin" in driver)
    return driver.begin((transaction) =>
      run({ rows: async <Row>(sql: string, parameters = []) => (await transaction.unsafe(sql, parameters)) as Row[] }),
    );
  return driver.transaction((transaction) =>
    run({
      rows: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
        (await transaction.query(sql, [...parameters])).rows as Row[],
    }),
  );
}

/** What Supabase Lite asks for before its first request. PGlite reads 600 files for the answer, which takes a third of a second. */
const ALL_TIME_ZONES = "SELECT name FROM pg_catalog.pg_timezone_names";
const TIME_ZONES = { rows: Intl.supportedValuesOf("timeZone").map((name) => ({ name })) };

/**
 * PGlite has one connection, and the package interleaves the transactions of several requests on it: two that overlap become
 * one transaction, in which a visitor's query runs with the rights of the other request. This makes each transaction, and each
 * query outside of one, wait for those before it.
 */
async function separateTransactions(driver: EmbeddedDriver, { kysely }: Private): Promise<void> {
  // While it starts, PGlite runs queries of its own through the same functions.
  await driver.waitReady;
  const alone = oneAtATime();
  const query = driver.query.bind(driver);
  const exec = driver.exec.bind(driver);
  const transaction = driver.transaction.bind(driver);
  const begin = kysely.transaction.bind(kysely);
  driver.query = (sql, parameters) =>
    sql.trim() === ALL_TIME_ZONES ? Promise.resolve(TIME_ZONES) : alone(() => query(sql, parameters));
  driver.exec = (sql) => alone(() => exec(sql));
  driver.transaction = (run) => alone(() => transaction(run));
  kysely.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = (run) => alone(() => execute(run));
    return builder;
  };
}

/** The same grants as in a hosted project, where the policies of the storage decide. tests/db/grants.test.ts checks them. */
export const STORAGE_GRANTS =
  "grant usage on schema storage to anon, authenticated, service_role; " +
  "grant all on all tables in schema storage to anon, authenticated, service_role";

/** Opens the backend of a configuration file; `root` is the folder that contains supabase/. */
export async function openBackend(root: string, configuration: string): Promise<Backend> {
  const api = await createApi({ root });
  const app = await api.project.local.createApp(configuration, { admin: false });
  const connection = app.connection as typeof app.connection & Private;
  const { driver } = connection;
  if ("begin" in driver) {
    keepTransactionsTogether(connection, driver);
    sendJsonAsItIs(driver);
  } else {
    await separateTransactions(driver, connection);
  }
  return {
    fetch: (request) => app.fetch(request),
    async migrate() {
      const { applied } = await applyPendingMigrations(app);
      // Before its first request Supabase Lite would grant every table to every role, which undoes what the migrations
      // revoked. In this state the connection leaves the grants unchanged.
      connection.rlsState = "active";
      return applied.map(({ filename }) => filename);
    },
    query: async <Row>(sql: string) => (await connection.exec<{ rows: Row[] }>(sql)).rows,
    script: (sql) => runScript(driver, sql),
    transaction: (run) => runTransaction(driver, run),
    close: () => connection.close(),
  };
}
