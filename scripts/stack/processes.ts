import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { PROJECT_ROOT } from "./environment.ts";

export type Child = {
  readonly process: ChildProcess;
  /** Ends the process and waits until it has ended; sends SIGKILL after a while. */
  stop(): Promise<void>;
  /** Resolves with the exit code when the process ends by itself or is stopped. */
  readonly ended: Promise<number | null>;
};

/** So long a process may take to end. */
const ENDING_SECONDS = 10;

type Options = {
  env?: Record<string, string>;
  cwd?: string;
  onLine?: (line: string) => void;
  /** Less for a child of a child: whoever is killed ends nobody else any more. */
  endingSeconds?: number;
};

/**
 * Starts one of our scripts with the project's Node. The script calls endWithParent(), so that it ends with this process, even
 * if that is killed.
 */
export function startScript(
  script: string,
  { env = {}, cwd = PROJECT_ROOT, onLine, endingSeconds = ENDING_SECONDS }: Options = {},
): Child {
  const child = spawn(process.execPath, [join(PROJECT_ROOT, "scripts", script)], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) onLine?.(line);
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  return {
    process: child,
    ended,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), endingSeconds * 1_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Waits for the child's message { ready: true, … }. Rejects with `lines`, its last output, if it ends before that. */
export async function whenReady<T extends object>(child: Child, lines: readonly string[]): Promise<T> {
  return await new Promise<T>((resolve, reject) => {
    child.process.on("message", (message: T & { ready?: boolean }) => {
      if (message.ready) resolve(message);
    });
    void child.ended.then((code) =>
      reject(new Error(lines.join("\n").trim() || `The process ended with code ${String(code)}.`)),
    );
  });
}

/** How long a service may be silent, and longer where it has said that it works on something large. */
const SILENT_SECONDS = 30;
const HEARTBEAT_SECONDS = 1;

type Heartbeat = { silentSeconds: number };

/** An exception for a task that may stop this process for longer. */
export type AllowSilence = <Result>(seconds: number, task: () => Promise<Result>) => Promise<Result>;

/**
 * Tells the parent again and again that this process responds, as long as it finds itself well. A statement of the
 * embedded database that never ends stops it, and everything else in its process.
 */
export function sendHeartbeats(isWell: () => Promise<boolean>): AllowSilence {
  const allowed: number[] = [SILENT_SECONDS];
  const send = (): void => {
    if (process.connected) process.send?.({ silentSeconds: Math.max(...allowed) } satisfies Heartbeat);
  };
  send();
  let isAsking = false;
  const ask = async (): Promise<void> => {
    // A long statement of somebody keeps the question waiting; more questions would only wait behind it.
    if (isAsking) return;
    isAsking = true;
    if (await isWell().catch(() => false)) send();
    isAsking = false;
  };
  setInterval(() => void ask(), HEARTBEAT_SECONDS * 1_000).unref();
  return async (seconds, task) => {
    allowed.push(seconds);
    send();
    try {
      return await task();
    } finally {
      allowed.splice(allowed.indexOf(seconds), 1);
    }
  };
}

/** Ends a child that has sent heartbeats when it sends none any more; whoever supervises it starts it again. */
export function endWhenSilent(child: Child, tell: () => void, limitSeconds: number): void {
  let left = Infinity;
  child.process.on("message", (message: Partial<Heartbeat>) => {
    if (message.silentSeconds !== undefined) left = Math.min(message.silentSeconds, limitSeconds);
  });
  // Counted in ticks of this process, so that a machine that was suspended does not end a child that was, too.
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    tell();
    child.process.kill("SIGKILL");
  }, 1_000);
  void child.ended.then(() => clearInterval(timer));
}

/** Runs `close` on SIGTERM or when the parent has ended, then ends the process. */
export function endWithParent(close: () => Promise<void>): void {
  let closing = false;
  const end = (): void => {
    if (closing) return;
    closing = true;
    void close().finally(() => process.exit(0));
  };
  process.on("SIGTERM", end);
  // Ctrl-C and a closed terminal reach the whole process group, but a parent decides the order in which its children end.
  for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => (process.send ? undefined : end()));
  process.on("disconnect", end);
  // The parent may have ended while this process started.
  if (process.send && !process.connected) end();
}

/** Tells the parent process that this script is ready. */
export function reportReady(details: object = {}): void {
  process.send?.({ ready: true, ...details });
}

/** True when nothing listens on the port of 127.0.0.1. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** The first free port, starting with `first`. */
export async function freePort(first: number): Promise<number> {
  for (let port = first; port < first + 200; port += 1) {
    if (await isPortFree(port)) return port;
  }
  throw new Error(`No free port between ${first} and ${first + 199}.`);
}
