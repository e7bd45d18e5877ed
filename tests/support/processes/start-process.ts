import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { PROJECT_ROOT, type Environment } from "../../../scripts/stack/environment.ts";
import { childEnvironment } from "../../../scripts/stack/stack.ts";

/** `npm start` with a data folder, ports and keys of its own. */
export type StartProcess = {
  process: ChildProcess;
  output: () => string;
  /** Resolves when everything is up; rejects with the output when the process ends before. */
  ready: Promise<void>;
  ended: Promise<unknown>;
  stop: () => Promise<void>;
};

export function runStart(env: Environment, by: "npm" | "script" = "script"): StartProcess {
  let text = "";
  const command = by === "npm" ? ["npm", "start"] : [process.execPath, join(PROJECT_ROOT, "scripts", "start.ts")];
  const child = spawn(command[0] ?? "", command.slice(1), {
    cwd: PROJECT_ROOT,
    // This process may have the hook address of another stack in its environment.
    env: { ...process.env, ...childEnvironment(env), DEPLOY_HOOK_URL: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
        if (text.includes("Ctrl-C stops everything")) resolve();
      });
    void ended.then(() => reject(new Error(`npm start has ended: ${text}`)));
  });
  // A caller that only waits for the end of the process must not get an unhandled rejection.
  ready.catch(() => undefined);
  return {
    process: child,
    output: () => text,
    ready,
    ended,
    async stop() {
      child.kill("SIGINT");
      await ended;
    },
  };
}
