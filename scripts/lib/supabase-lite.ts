/*
 * The only module that uses Supabase Lite, including parts that are not in its types. tests/db/supabase-lite.test.ts fails if
 * an update of the package changes them. The package reads environment variables when it is loaded, so that importers which
 * set those must import this module dynamically.
 */
import { applyPendingMigrations, createApi } from "@supabase/lite/cli";

/** Database, auth and storage inside this process. */
export type Backend = {
  fetch(request: Request): Response | Promise<Response>;
  /** Applies the new migrations in supabase/migrations below the working directory; returns their file names. */
  migrate(): Promise<string[]>;
  /** Runs one query and returns its rows; returns none for several statements. */
  query<Row>(sql: string): Promise<Row[]>;
  /** Runs a script as one transaction. Unlike `query`, its errors do not contain the whole text. */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
};

/** PGlite. */
type EmbeddedDriver = { exec(sql: string): Promise<unknown> };
/** The package `postgres`, a pool of connections to a server. */
type ServerDriver = {
  options: { serializers: Record<number, (value: unknown) => string> };
  begin<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result>;
};
type Transaction = { unsafe(sql: string): Promise<unknown> & { simple(): Promise<unknown> } };
type Private = {
  rlsState: string;
  driver: EmbeddedDriver | ServerDriver;
  transaction(statements: string[]): Promise<void>;
  clearSchemaCache(): Promise<void>;
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

/** Opens the backend of a configuration file; `root` is the folder that contains supabase/. */
export async function openBackend(root: string, configuration: string): Promise<Backend> {
  const api = await createApi({ root });
  const app = await api.project.local.createApp(configuration, { admin: false });
  const connection = app.connection as typeof app.connection & Private;
  if ("begin" in connection.driver) {
    keepTransactionsTogether(connection, connection.driver);
    sendJsonAsItIs(connection.driver);
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
    script: (sql) => runScript(connection.driver, sql),
    close: () => connection.close(),
  };
}
