import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Log, LogLevel, Miniflare, type Request, type Response } from "miniflare";
import { COMPATIBILITY } from "./functions-worker.ts";

type Options = {
  script: string;
  variables: Record<string, string>;
  /** Answers what a function passes on. */
  files: (request: Request) => Promise<Response>;
};

/**
 * Runs the edge functions in Cloudflare's runtime, with the settings of wrangler.json. `port` is where they answer. They see
 * these variables and nothing else of this machine.
 */
export async function startFunctions({
  script,
  variables,
  files,
}: Options): Promise<{ port: number; stop(): Promise<void> }> {
  const texts = Object.entries(variables).map(([name, value]) => [name, { type: "text" as const, value }]);
  const main = "index.js";
  const runtime = new Miniflare({
    host: "127.0.0.1",
    port: 0,
    // It would ask Cloudflare for what it says of the connection.
    cf: false,
    log: new Log(LogLevel.WARN),
    workers: [
      {
        config: {
          name: "plantroom",
          ...COMPATIBILITY,
          manifest: { mainModule: main, modules: { [main]: { type: "esm", contents: readFileSync(script, "utf8") } } },
          env: { ...Object.fromEntries(texts), ASSETS: { type: "fetcher", handler: files } },
        },
        // The reverse proxy says who sends a request.
        dev: { stripCfConnectingIp: false },
      },
    ],
  });
  const { port } = await runtime.ready;
  endRuntimeWithThis();
  return { port: Number(port), stop: () => runtime.dispose() };
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
