import type { Environment } from "../stack/environment.ts";
import { startScript, type Child } from "../stack/processes.ts";
import { childEnvironment, isHosted } from "../stack/stack.ts";
import { dailyBackupTimes, isBackupDue } from "./daily.ts";

const FIRST_CHECK_MS = 2 * 60_000;
const CHECK_MS = 10 * 60_000;
const AFTER_FAILURE_MS = 60 * 60_000;

/** Makes the daily backups of the running stack, each in a process of its own. Returns a function that stops it. */
export function startDailyBackups(env: Environment): () => Promise<void> {
  if (env.BACKUPS_KEPT === 0 || isHosted(env)) return () => Promise.resolve();
  let child: Child | null = null;
  let timer = setTimeout(() => void check(), FIRST_CHECK_MS);

  const check = async (): Promise<void> => {
    let pause = CHECK_MS;
    if (isBackupDue(dailyBackupTimes(env.BACKUP_FOLDER), new Date())) {
      child = startScript("backup.ts", {
        env: childEnvironment(env, { PLANTROOM_BACKUP: "daily" }),
        onLine: (line) => console.log(`  ${line}`),
      });
      if ((await child.ended) !== 0) pause = AFTER_FAILURE_MS;
      child = null;
    }
    timer = setTimeout(() => void check(), pause);
  };
  return async () => {
    clearTimeout(timer);
    await child?.stop();
  };
}
