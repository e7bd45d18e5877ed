import postgres from "postgres";
import type { Session } from "../database/supabase-lite.ts";

/** A database whose tables are read or written as a whole. */
export type DatabaseAccess = {
  transaction<Result>(run: (session: Session) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** The message when the tables of a hosted project are needed and DATABASE_URL is missing. */
export const DATABASE_URL_MISSING =
  "Set DATABASE_URL to the connection string of the project's database (Supabase: Connect → Direct).";

/** A PostgreSQL server, by its connection string. */
export function openServer(url: string): DatabaseAccess {
  const sql = postgres(url, { max: 1, prepare: false, connect_timeout: 15, onnotice: () => undefined });
  return {
    async transaction(run) {
      const result = await sql.begin((transaction) =>
        run({
          rows: async <Row>(text: string, parameters: readonly unknown[] = []) =>
            (await transaction.unsafe(text, parameters as string[])) as unknown as Row[],
        }),
      );
      return result as Awaited<ReturnType<typeof run>>;
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
