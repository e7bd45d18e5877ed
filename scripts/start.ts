/** `npm start`: runs the whole stack on this machine. Ctrl-C ends it; no data is lost. */
import { startDailyBackups } from "./backup/daily-timer.ts";
import { describeAddresses } from "./stack/addresses.ts";
import { loadEnvironment } from "./stack/environment.ts";
import { checkPorts } from "./stack/ports.ts";
import { freePort, type Child } from "./stack/processes.ts";
import { localHookUrl, startBuilder, startDatabase, startEdge } from "./stack/stack.ts";
import { showStep } from "./stack/steps.ts";
import { supervise, type Supervised } from "./stack/supervise.ts";
import { bringUpToDate } from "./pipeline/queue/up-to-date.ts";

const env = loadEnvironment();
const running: Supervised[] = [];
let stopBackups = (): Promise<void> => Promise.resolve();
/** Aborted when everything is stopped. */
const ending = new AbortController();

async function end(code: number): Promise<void> {
  // A terminal that closes sends several signals.
  if (ending.signal.aborted) return;
  ending.abort();
  await stopBackups();
  for (const service of running.toReversed()) await service.stop();
  process.exit(code);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
  process.on(signal, () => {
    if (signal === "SIGINT") process.stdout.write("\nStopping …\n");
    void end(0);
  });
}

async function service(name: string, start: () => Promise<Child>): Promise<void> {
  const supervised = await supervise(name, start, { ending: ending.signal });
  running.push(supervised);
  // It was asked to stop while this service started.
  if (ending.signal.aborted) await supervised.stop();
}

let builderPort = 0;
const quiet = (): void => undefined;
try {
  await checkPorts(env, "npm start");
  const database = showStep("Starting database, sign-in and storage");
  await service("database", () => startDatabase(env, { seed: "with-machines", silentSeconds: Infinity }));
  database.done();

  builderPort = env.BUILDER_PORT || (await freePort(env.SUPABASE_PORT + 1));
  await service("builder", () => startBuilder(env, builderPort, (line) => console.log(`  ${line}`)));
  await bringUpToDate(env, localHookUrl(env, builderPort));

  const web = showStep("Starting the web server");
  await service("web server", () => startEdge(env, localHookUrl(env, builderPort), quiet));
  web.done();

  stopBackups = startDailyBackups(env);
  console.log(await describeAddresses(env));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await end(1);
}
