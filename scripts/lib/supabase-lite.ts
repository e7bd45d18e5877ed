/*
 * The one door to Supabase Lite, parts of which it does not declare. tests/db/supabase-lite.test.ts fails where an update
 * of the package behaves differently. Loaded late by some: the package reads the process's environment when it is loaded.
 */
import { applyPendingMigrations, createApi } from "@supabase/lite/cli";

/** A database with sign-in and storage in this process. */
export type Backend = {
  fetch(request: Request): Response | Promise<Response>;
  /** Applies what is new in supabase/migrations below the process's working directory; returns the file names. */
  migrate(): Promise<string[]>;
  /** Runs one query and answers its rows; of several statements it answers none. */
  query<Row>(sql: string): Promise<Row[]>;
  /** Runs a long script as one transaction. An error does not repeat its text, as one of `query` does. */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
};

type Private = { rlsState: string; driver: { exec(sql: string): Promise<unknown> } };

/** Opens the backend that a configuration file describes; `root` is the folder that holds its folder supabase/. */
export async function openBackend(root: string, configuration: string): Promise<Backend> {
  const api = await createApi({ root });
  const app = await api.project.local.createApp(configuration, { admin: false });
  const connection = app.connection as typeof app.connection & Private;
  return {
    fetch: (request) => app.fetch(request),
    async migrate() {
      const { applied } = await applyPendingMigrations(app);
      // Before its first request Supabase Lite would grant every table to every role, as though the migrations had revoked
      // nothing; a connection in this state leaves the grants as they are.
      connection.rlsState = "active";
      return applied.map(({ filename }) => filename);
    },
    query: async <Row>(sql: string) => (await connection.exec<{ rows: Row[] }>(sql)).rows,
    async script(sql) {
      try {
        await connection.driver.exec(`begin;\n${sql}\ncommit;`);
      } catch (error) {
        await connection.driver.exec("rollback");
        throw error;
      }
    },
    close: () => connection.close(),
  };
}
