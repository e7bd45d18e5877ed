/**
 * `npm run dev`: site and administration at one address, rendered from the present code and content at each request. Changed
 * code shows without a restart, except for scripts/ and new migrations. Uses the data folder of `npm start`.
 */
import { startDevelopmentSite } from "./dev/site.ts";
import { describeAddresses } from "./stack/addresses.ts";
import { lockDataFolder } from "./stack/data-lock.ts";
import { loadEnvironment } from "./stack/environment.ts";
import { checkPorts } from "./stack/ports.ts";
import { startDatabase } from "./stack/stack.ts";
import { showStep } from "./stack/steps.ts";
import { supervise } from "./stack/supervise.ts";

const env = loadEnvironment();
/** Functions that stop the started services, in the order of their start. */
const running: (() => unknown)[] = [];
let ending = false;

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  for (const stop of running.toReversed()) await stop();
  process.exit(code);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
  process.on(signal, () => {
    if (signal === "SIGINT") process.stdout.write("\nStopping …\n");
    void end(0);
  });
}

try {
  // Throws if `npm start` is running: two processes in one data folder would destroy it.
  lockDataFolder(env.PLANTROOM_DATA)();
  await checkPorts(env, "npm run dev");
  const startingDatabase = showStep("Starting database, sign-in and storage");
  const database = await supervise("database", () =>
    startDatabase(env, { seed: "with-machines", silentSeconds: Infinity }),
  );
  running.push(() => database.stop());
  startingDatabase.done();

  const startingSite = showStep("Starting the site");
  const site = await startDevelopmentSite(env);
  running.push(() => site.stop());
  startingSite.done();
  console.log(await describeAddresses(env));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await end(1);
}
