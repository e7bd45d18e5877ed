/**
 * The web server of one machine: `wrangler pages dev` on the live release, with the edge functions. A script of its own
 * so that wrangler and its workers end with whoever started them.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { liveLink } from "./build/release.ts";
import { loadEnvironment, PROJECT_ROOT } from "./lib/environment.ts";
import { endWithParent, reportReady } from "./lib/processes.ts";
import { childEnvironment, siteUrl, supabaseUrl } from "./lib/stack.ts";

const env = loadEnvironment();
const bindings: Record<string, string> = {
  PUBLIC_SUPABASE_URL: supabaseUrl(env),
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: env.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
  SUPABASE_SECRET_KEY: env.SUPABASE_SECRET_KEY,
  DEPLOY_HOOK_URL: env.DEPLOY_HOOK_URL ?? "",
};

const wrangler = spawn(
  process.execPath,
  [
    join(PROJECT_ROOT, "node_modules/wrangler/bin/wrangler.js"),
    "pages", "dev", liveLink(env.PLANTROOM_DATA),
    "--ip", "127.0.0.1", "--port", String(env.PORT), "--inspector-port", "0",
    "--persist-to", join(env.PLANTROOM_DATA, "edge"),
    "--show-interactive-dev-session=false",
    ...Object.entries(bindings).flatMap(([name, value]) => ["--binding", `${name}=${value}`]),
  ],
  { cwd: PROJECT_ROOT, env: { ...process.env, ...childEnvironment(env), CI: "1" }, stdio: ["ignore", "inherit", "inherit"], detached: true },
);

/** Wrangler starts workers of its own: the whole group is ended. */
function endGroup(signal: NodeJS.Signals): void {
  try {
    if (wrangler.pid) process.kill(-wrangler.pid, signal);
  } catch {
    // The group is gone already.
  }
}

const ended = new Promise<void>((resolve) => {
  wrangler.once("exit", (code) => {
    resolve();
    endGroup("SIGKILL");
    console.error(`The web server ended (code ${String(code)}).`);
    process.exit(1);
  });
});
process.once("exit", () => endGroup("SIGKILL"));

endWithParent(async () => {
  wrangler.removeAllListeners("exit");
  const gone = new Promise<void>((resolve) => wrangler.once("exit", () => resolve()));
  endGroup("SIGTERM");
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 5000))]);
  endGroup("SIGKILL");
});

for (;;) {
  const answer = await fetch(`${siteUrl(env)}/build.json`).catch(() => null);
  if (answer?.ok) break;
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 100))]);
}
reportReady();
