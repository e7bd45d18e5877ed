import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Request, Response } from "miniflare";
import { PROJECT_ROOT } from "../stack/environment.ts";
import { startWorker } from "./wrangler.ts";

type Options = {
  script: string;
  variables: Record<string, string>;
  /** Answers what a function passes on. */
  files: (request: Request) => Promise<Response>;
};

/**
 * Runs the edge functions in Cloudflare's runtime, with the settings of wrangler.jsonc. `port` is where they answer. They see
 * these variables and nothing else of this machine.
 */
export async function startFunctions({
  script,
  variables,
  files,
}: Options): Promise<{ port: number; stop(): Promise<void> }> {
  const texts = Object.entries(variables).map(([name, value]) => [name, { type: "plain_text" as const, value }]);
  const worker = await startWorker({
    name: "plantroom",
    config: join(PROJECT_ROOT, "wrangler.jsonc"),
    entrypoint: script,
    // The files of the project's .env are not for the functions.
    envFiles: [],
    bindings: { ...Object.fromEntries(texts), ASSETS: { type: "fetcher", fetcher: files } },
    dev: {
      watch: false,
      inspector: false,
      logLevel: "warn",
      server: { hostname: "127.0.0.1", port: 0 },
      // The cache of drawn datasheets ends with this process: stacks of one project would share a folder.
      persist: false,
    },
  });
  await worker.ready;
  // The runtime is two processes, and `ready` waits for the first only. An answer needs both.
  await (await worker.fetch("http://127.0.0.1/")).arrayBuffer();
  endRuntimeWithThis();
  return { port: Number((await worker.url).port), stop: () => worker.dispose() };
}

/** Ends the processes of the runtime when this process is killed, which they would survive: a shell waits until its input closes. */
function endRuntimeWithThis(): void {
  const { stdout } = spawnSync("pgrep", ["-P", String(process.pid), "workerd"], { encoding: "utf8" });
  const runtime = (stdout ?? "").split("\n").filter(Boolean);
  if (runtime.length === 0) return;
  const watcher = spawn("sh", ["-c", 'read -r line; kill -9 "$@" 2>/dev/null', "sh", ...runtime], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  watcher.once("error", () => undefined);
  watcher.unref();
}
