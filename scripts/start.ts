/** `npm start`: everything on this machine, from the first keys to the served site. Ctrl-C ends it and loses nothing. */
import { connect } from "#db/client.ts";
import { loadEnvironment, type Environment } from "./lib/environment.ts";
import { localHookUrl, siteUrl, startBuilder, startDatabase, startEdge, supabaseUrl } from "./lib/stack.ts";
import { freePort, isPortFree, type Child } from "./lib/processes.ts";
import { showStep } from "./lib/steps.ts";
import { supervise, type Supervised } from "./lib/supervise.ts";
import { bringUpToDate } from "./lib/up-to-date.ts";

const env = loadEnvironment();
const running: Supervised[] = [];
let ending = false;

async function end(code: number): Promise<never> {
  if (!ending) {
    ending = true;
    for (const service of running.toReversed()) await service.stop();
  }
  process.exit(code);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
  process.once(signal, () => {
    if (signal === "SIGINT") process.stdout.write("\nStopping …\n");
    void end(0);
  });
}

async function service(name: string, start: () => Promise<Child>): Promise<void> {
  running.push(await supervise(name, start, () => void end(1)));
}

/** A taken port is said by name before anything starts. */
async function checkPorts({ PORT, SUPABASE_PORT }: Environment): Promise<void> {
  for (const [name, port] of [
    ["PORT", PORT],
    ["SUPABASE_PORT", SUPABASE_PORT],
  ] as const) {
    if (await isPortFree(port)) continue;
    throw new Error(
      `Port ${port} is taken: perhaps Plantroom is running already. Stop what uses it, or choose another port, ` +
        `for example ${name}=${await freePort(port + 1)} npm start.`,
    );
  }
}

let builderPort = 0;
const quiet = (): void => undefined;
try {
  await checkPorts(env);
  const database = showStep("Starting database, sign-in and storage");
  await service("database", () => startDatabase(env));
  database.done();

  builderPort = await freePort(env.SUPABASE_PORT + 1);
  await service("builder", () => startBuilder(env, builderPort, (line) => console.log(`  ${line}`)));
  await bringUpToDate(env, localHookUrl(env, builderPort));

  const web = showStep("Starting the web server");
  await service("web server", () => startEdge(env, localHookUrl(env, builderPort), quiet));
  web.done();

  const { data: hasAdmin } = await connect(supabaseUrl(env), env.PUBLIC_SUPABASE_PUBLISHABLE_KEY).rpc("has_admin");
  console.log(`
  Site            ${siteUrl(env)}
  Administration  ${siteUrl(env)}/admin
  Supabase API    ${supabaseUrl(env)}

  ${hasAdmin ? `Sign in at ${siteUrl(env)}/admin/login.` : `Next: create the first administrator at ${siteUrl(env)}/admin/setup`}
  Ctrl-C stops everything; nothing is lost.
`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await end(1);
}
