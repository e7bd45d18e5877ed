/**
 * The local web server: `wrangler pages dev` on the live release, with the edge functions. A separate process, so that
 * wrangler and its workers end together with the process that started it.
 */
import { spawn } from "node:child_process";
import type { Server } from "node:http";
import { existsSync, linkSync, mkdirSync, rmSync, statSync, utimesSync, watch } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { liveLink } from "./build/release.ts";
import { loadEnvironment, PROJECT_ROOT } from "./lib/environment.ts";
import { startFront } from "./edge/front.ts";
import { endWithParent, freePort, reportReady } from "./lib/processes.ts";
import { mailEnvironment, QUIET, siteUrl, supabaseUrl } from "./lib/stack.ts";

const env = loadEnvironment();
// Passed as environment variables, because every user of the machine can read the arguments of a process.
const bindings: Record<string, string> = {
  PUBLIC_SUPABASE_URL: supabaseUrl(env),
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: env.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
  SUPABASE_SECRET_KEY: env.SUPABASE_SECRET_KEY,
  DEPLOY_HOOK_URL: env.DEPLOY_HOOK_URL ?? "",
  LINK_SECRET: env.LINK_SECRET,
  SITE_URL: siteUrl(env),
  ...mailEnvironment(env),
};

const ofThisMachine = Object.fromEntries(
  // The last names the certificates of an office that signs those of its mail server itself.
  ["PATH", "HOME", "TMPDIR", "LANG", "NODE_EXTRA_CA_CERTS"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

const behind = await freePort(env.PORT + 1000);
const wrangler = spawn(
  process.execPath,
  [
    "--import",
    pathToFileURL(join(PROJECT_ROOT, "scripts/lib/end-with-parent.mjs")).href,
    join(PROJECT_ROOT, "node_modules/wrangler/bin/wrangler.js"),
    "pages",
    "dev",
    liveLink(env.PLANTROOM_DATA),
    "--ip",
    "127.0.0.1",
    "--port",
    String(behind),
    "--inspector-port",
    "0",
    "--persist-to",
    join(env.PLANTROOM_DATA, "edge"),
    "--show-interactive-dev-session=false",
  ],
  {
    cwd: PROJECT_ROOT,
    // The worker sees the whole environment of this process: nothing in it but what the functions need.
    env: { ...ofThisMachine, ...QUIET, ...bindings, CLOUDFLARE_INCLUDE_PROCESS_ENV: "true", CI: "1" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: true,
  },
);

/**
 * Makes wrangler read the rules (_redirects, _headers) of each new release. Wrangler watches the files that the link led to at
 * its start. A hard link keeps such a file alive when its release is deleted. When the link leads to a release with other
 * rules, touching that file makes wrangler read the rules again, through the link, and watch the new file. Releases with equal
 * rules share one file.
 */
function followRules(names: readonly string[]): () => void {
  const live = liveLink(env.PLANTROOM_DATA);
  const folder = join(env.PLANTROOM_DATA, "edge");
  mkdirSync(folder, { recursive: true });
  const follow = (): void => {
    for (const name of names) {
      const watched = join(folder, `watched${name}`);
      if (existsSync(watched)) {
        if (statSync(watched).ino === statSync(join(live, name)).ino) continue;
        utimesSync(watched, new Date(), new Date());
      }
      rmSync(watched, { force: true });
      linkSync(join(live, name), watched);
    }
  };
  follow();
  const watcher = watch(env.PLANTROOM_DATA, (_event, name) => {
    if (name === basename(live)) follow();
  });
  return () => watcher.close();
}
const stopFollowing = followRules(["_redirects", "_headers"]);

/** Ends wrangler together with the workers that it started. */
function endGroup(signal: NodeJS.Signals): void {
  try {
    if (wrangler.pid) process.kill(-wrangler.pid, signal);
  } catch {
    // The group has ended already.
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

let front: Server | undefined;
endWithParent(async () => {
  stopFollowing();
  front?.close();
  front?.closeAllConnections();
  wrangler.removeAllListeners("exit");
  const gone = new Promise<void>((resolve) => wrangler.once("exit", () => resolve()));
  endGroup("SIGTERM");
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 5000))]);
  endGroup("SIGKILL");
});

for (;;) {
  const answer = await fetch(`http://127.0.0.1:${behind}/build.json`).catch(() => null);
  if (answer?.ok) break;
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 100))]);
}
const hosts = [`127.0.0.1:${env.PORT}`, `localhost:${env.PORT}`, new URL(siteUrl(env)).host];
try {
  front = await startFront({ port: env.PORT, behind, hosts });
} catch (error) {
  console.error(
    (error as NodeJS.ErrnoException).code === "EADDRINUSE"
      ? `Port ${env.PORT} is taken by another program. Choose another with PORT.`
      : `The web server failed: ${String(error)}`,
  );
  process.exit(1);
}
reportReady();
