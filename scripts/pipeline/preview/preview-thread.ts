import { Worker } from "node:worker_threads";
import type { Bundle } from "../code/compile.ts";

/** What the thread begins with; the content it reads itself. */
export type PreviewInput = {
  bundle: Bundle;
  /** The version of the code, of which the workspace may hold the content of the last release. */
  code: string;
  dataDir: string;
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  /** What each page has where it is to be marked. */
  placeOfMark: string;
};

export type PreviewOrder = {
  /** Names the rows and how they are shown: the same version has the same ones. */
  version: string;
  /** As in Preview. Bytes alone, because sending an object takes of the stack for each level of it. */
  rows: Uint8Array | null;
  /** Whether it is one record, which is shown even if it is switched off. */
  alone: boolean;
  /** The address to render, or null for the one at which the preview begins. */
  path: string | null;
};

export type PreviewAnswer =
  /** `hidden`: the record is switched off, so that visitors would not see it. */
  | { html: string; status: number; scripts: string[]; hidden: boolean }
  /** A file that is no page. */
  | { text: string }
  | { moved: string }
  | { page: string }
  /** No page of the site has this address. */
  | { nothing: true }
  /** The thread does not have the rows of this version. */
  | { unknown: true }
  /** What the code of the page threw. */
  | { fault: string };

export type PreviewThread = {
  /** Renders an address with these rows in the content. Rejects if the thread cannot be started, is busy, or takes too long. */
  ask(order: PreviewOrder & { rows: Uint8Array }): Promise<PreviewAnswer>;
  stop(): Promise<void>;
};

/** A text can make a page endless; then the thread is ended, and the next order starts another one. */
const ANSWER_MS = 20_000;
/** It holds a copy of the content. */
const IDLE_MS = 15 * 60_000;
const MOST_WAITING = 40;
/** Of rows that the thread has not taken yet. */
const MOST_WAITING_BYTES = 64_000_000;
const MEMORY_MB = 2000;

type Waiting = { bytes: number; resolve: (answer: PreviewAnswer) => void; reject: (error: Error) => void };
type Running = { worker: Worker; waiting: Map<number, Waiting>; sent: Set<string> };

/**
 * The thread that renders previews, apart from the process that builds: neither waits for the other. It starts with the first
 * order, and ends when nobody has asked for a while.
 */
export function previewThread(
  input: () => PreviewInput,
  { script = new URL("preview-worker.ts", import.meta.url), answerMs = ANSWER_MS } = {},
): PreviewThread {
  let running: Running | null = null;
  let orders = 0;
  let idle: NodeJS.Timeout | undefined;

  function end(of: Running, error: Error): Promise<unknown> {
    if (running === of) running = null;
    for (const { reject } of of.waiting.values()) reject(error);
    of.waiting.clear();
    return of.worker.terminate();
  }

  function start(): Running {
    const worker = new Worker(script, {
      workerData: input(),
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const started: Running = { worker, waiting: new Map(), sent: new Set() };
    worker.on("message", ({ id, answer }: { id: number; answer: PreviewAnswer }) => {
      started.waiting.get(id)?.resolve(answer);
      started.waiting.delete(id);
    });
    worker.on("error", (error) => void end(started, error instanceof Error ? error : new Error(String(error))));
    return started;
  }

  async function send(order: PreviewOrder): Promise<PreviewAnswer> {
    const to = (running ??= start());
    const bytes = order.rows?.length ?? 0;
    const waitingBytes = [...to.waiting.values()].reduce((sum, waiting) => sum + waiting.bytes, bytes);
    if (to.waiting.size >= MOST_WAITING || waitingBytes > MOST_WAITING_BYTES)
      throw new Error("Too many previews are being rendered.");
    clearTimeout(idle);
    idle = setTimeout(() => running && void end(running, new Error("It has ended.")), IDLE_MS).unref();
    const id = (orders += 1);
    // First, because it throws for what cannot be sent, which would wait for ever.
    to.worker.postMessage({ id, order });
    // Before there is an answer, so that what many ask for at once is sent once.
    if (order.rows) to.sent.add(order.version);
    const answered = new Promise<PreviewAnswer>((resolve, reject) => to.waiting.set(id, { bytes, resolve, reject }));
    const timer = setTimeout(() => void end(to, new Error("The page took too long.")), answerMs);
    return answered.finally(() => clearTimeout(timer));
  }

  return {
    async ask(order) {
      const isSent = running?.sent.has(order.version) ?? false;
      const answer = await send(isSent ? { ...order, rows: null } : order);
      return "unknown" in answer ? send(order) : answer;
    },
    async stop() {
      clearTimeout(idle);
      if (running) await end(running, new Error("The builder is stopped."));
    },
  };
}
