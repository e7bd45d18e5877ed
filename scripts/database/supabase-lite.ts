/*
 * The only module that uses Supabase Lite, including parts that are not in its types. tests/db/supabase-lite.test.ts fails if
 * an update of the package changes them. The package reads environment variables when it is loaded, so that importers which
 * set those must import this module dynamically.
 */
import { SmtpEmailDriver } from "@supabase/lite";
import { applyPendingMigrations, createApi } from "@supabase/lite/cli";
import { keepFewParsers } from "./few-parsers.ts";
import { separateTransactions, type EmbeddedDriver, type Transactions } from "./one-connection.ts";
import { textParameters, type Serializers } from "./text-parameters.ts";

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

/** A mail server that asks for no account. */
export type MailServer = { host: string; port: number; from: { name: string; address: string } };

/** The package `postgres`, a pool of connections to a server. */
type ServerDriver = {
  options: { serializers: Serializers; transform: { undefined: unknown } };
  begin<Result>(run: (transaction: ServerTransaction) => Promise<Result>): Promise<Result>;
};
type ServerTransaction = {
  unsafe(sql: string, parameters?: readonly unknown[]): Promise<unknown[]> & { simple(): Promise<unknown> };
};
type Private = Transactions & {
  rlsState: string;
  driver: EmbeddedDriver | ServerDriver;
  clearSchemaCache(): Promise<void>;
};

/** Runs a script with several statements as one transaction. */
async function runScript(driver: EmbeddedDriver | ServerDriver, sql: string): Promise<void> {
  if ("begin" in driver) {
    await driver.begin((transaction) => transaction.unsafe(sql).simple());
    return;
  }
  await driver.exec(`begin;\n${sql}\ncommit;`);
}

/**
 * Supabase Lite sends BEGIN, the statements of a migration and COMMIT one by one to a pool, that is, perhaps to different
 * connections. Here they all go to one, without the limit of time that requests have.
 */
function keepTransactionsTogether(connection: Private, driver: ServerDriver): void {
  connection.transaction = async (statements) => {
    await driver.begin(async (transaction) => {
      await transaction.unsafe("set local statement_timeout = 0");
      for (const statement of statements) await transaction.unsafe(statement);
    });
    await connection.clearSchemaCache();
  };
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

/** The same grants as in a hosted project, where the policies of the storage decide. tests/db/grants.test.ts checks them. */
export const STORAGE_GRANTS =
  "grant usage on schema storage to anon, authenticated, service_role; " +
  "grant all on all tables in schema storage to anon, authenticated, service_role";

/**
 * Opens the backend of a configuration file; `root` is the folder that contains supabase/. `onBroken` is called if the
 * connection to the embedded database cannot be used any more, which only another process can mend. `mailServer` takes the place
 * of one in the configuration, which must have an account.
 */
export async function openBackend(
  root: string,
  configuration: string,
  onBroken = (): void => undefined,
  mailServer: MailServer | null = null,
): Promise<Backend> {
  const api = await createApi({ root });
  const app = await api.project.local.createApp(configuration, { admin: false });
  if (mailServer) app.drivers.email = new SmtpEmailDriver(mailServer);
  const connection = app.connection as typeof app.connection & Private;
  const { driver } = connection;
  if ("begin" in driver) {
    keepTransactionsTogether(connection, driver);
    driver.options.serializers = textParameters(driver.options.serializers);
    // A parameter without a value is null, as PGlite takes it; this driver would throw.
    driver.options.transform.undefined = null;
  } else {
    await keepFewParsers(driver);
    await separateTransactions(driver, connection, onBroken);
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
