import { setTimeout as pause } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { DatabaseRefused } from "../database-refused.ts";
import { describeServer, sessionUrl } from "./server-address.ts";
import { checkServer } from "./server-checks.ts";
import { explainServerError } from "./server-errors.ts";

/** Any number that other programs do not use for a lock in this database. */
const LOCK = 7_461_205;
/** The server needs a moment to notice that a killed process has gone. */
const LOCK_WAIT_MS = 5_000;

const tryLock = async (sql: Sql): Promise<boolean> =>
  (await sql<[{ taken: boolean }]>`select pg_try_advisory_lock(${LOCK}) as taken`)[0].taken;

/**
 * Takes the database at DATABASE_URL for this process: checks it, and locks it, because two Plantrooms on one database would
 * each publish what the other has saved. If the connection with the lock breaks, the lock is taken again; `onLost` is called if
 * another process has it by then. Returns a function that releases the database.
 */
export async function takeServerDatabase(
  url: string,
  { firstMigration, onLost }: { firstMigration: string; onLost: (message: string) => void },
): Promise<() => Promise<void>> {
  let holdsLock = false;
  const inUse = `The ${describeServer(url)} is in use by another Plantroom. Stop that one first.`;
  const sql = postgres(sessionUrl(url), {
    max: 1,
    connect_timeout: 10,
    // The lock belongs to the connection, which the package would otherwise replace now and then.
    max_lifetime: null,
    onclose() {
      if (holdsLock) void retake();
    },
  });
  async function retake(): Promise<void> {
    for (holdsLock = false; !holdsLock;) {
      try {
        if (await tryLock(sql)) holdsLock = true;
        else return onLost(inUse);
      } catch {
        await pause(1_000);
      }
    }
  }
  try {
    await checkServer(sql, url, firstMigration);
    const until = performance.now() + LOCK_WAIT_MS;
    while (!(holdsLock = await tryLock(sql))) {
      if (performance.now() > until) throw new DatabaseRefused(inUse);
      await pause(200);
    }
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw explainServerError(error, url);
  }
  return async () => {
    holdsLock = false;
    await sql.end({ timeout: 1 });
  };
}
