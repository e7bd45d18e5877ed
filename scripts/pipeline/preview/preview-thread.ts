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

/** Why an order is refused: as many of the same key wait already. */
export class TooManyOrders extends Error {}

export type PreviewThread = {
  /**
   * Renders an address with these rows in the content, for whoever has this key. Rejects if the thread cannot be started, if too
   * many orders wait, or if it takes too long.
   */
  ask(order: PreviewOrder & { rows: Uint8Array }, key: string): Promise<PreviewAnswer>;
  stop(): Promise<void>;
};

/** A text can make a page endless; then the thread is ended, and the next order starts another one. */
const ANSWER_MS = 20_000;
/** It holds a copy of the content. */
const IDLE_MS = 15 * 60_000;
const MOST_WAITING = 40;
/** A page loads its data in several files at once: browsers ask for six, and a colleague may look at two pages. */
const MOST_WAITING_OF_KEY = 16;
/** Of the rows of orders that wait. */
const MOST_WAITING_BYTES = 64_000_000;
const MEMORY_MB = 2000;

const TOO_LONG = "The page took too long.";
const MOST_TOO_LONG = 1000;
const pageOf = ({ version, path }: PreviewOrder): string => `${version} ${path ?? ""}`;

type Waiting = {
  key: string;
  order: PreviewOrder & { rows: Uint8Array };
  resolve: (answer: PreviewAnswer) => void;
  reject: (error: Error) => void;
};
type Running = { worker: Worker; sent: Set<string> };

/**
 * The thread that renders previews, apart from the process that builds: neither waits for the other. It starts with the first
 * order, renders one after the other, of each key in turn, and ends when nobody has asked for a while.
 */
export function previewThread(
  input: () => PreviewInput,
  { script = new URL("preview-worker.ts", import.meta.url) } = {},
): PreviewThread {
  let running: Running | null = null;
  /** What is rendered now, and the clock of that: what waits behind others is not late for it. */
  let rendering: Waiting | null = null;
  let clock: NodeJS.Timeout | undefined;
  /** By key; the first one is next. */
  const waiting = new Map<string, Waiting[]>();
  let idle: NodeJS.Timeout | undefined;
  /** What took too long, the newest last: it is not tried again. */
  const tooLong: string[] = [];

  /** Ends the thread, and refuses what it was rendering together with what waits to show the same. */
  function end(of: Running, error: Error): Promise<unknown> {
    if (running === of) {
      running = null;
      const key = rendering?.key ?? "";
      for (const { reject } of waiting.get(key) ?? []) reject(error);
      waiting.delete(key);
      settle(({ reject }) => reject(error));
    }
    return of.worker.terminate();
  }

  /** Answers what is rendered, and goes on with what is next. */
  function settle(answer: (settled: Waiting) => void): void {
    clearTimeout(clock);
    if (rendering) answer(rendering);
    rendering = null;
    const [key, [next, ...later]] = waiting.entries().next().value ?? ["", []];
    if (!next) return;
    waiting.delete(key);
    if (later.length > 0) waiting.set(key, later);
    rendering = next;
    send(next);
  }

  function send({ order }: Waiting): void {
    try {
      const to = (running ??= start());
      clock = setTimeout(() => {
        tooLong.push(pageOf(order));
        if (tooLong.length > MOST_TOO_LONG) tooLong.shift();
        void end(to, new Error(TOO_LONG));
      }, ANSWER_MS);
      // It throws for what cannot be sent.
      to.worker.postMessage(to.sent.has(order.version) ? { ...order, rows: null } : order);
      to.sent.add(order.version);
    } catch (error) {
      settle(({ reject }) => reject(error instanceof Error ? error : new Error(String(error))));
    }
  }

  function start(): Running {
    const worker = new Worker(script, {
      workerData: input(),
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const started: Running = { worker, sent: new Set() };
    worker.on("message", (answer: PreviewAnswer) => {
      if (running !== started || !rendering) return;
      if (!("unknown" in answer)) return settle(({ resolve }) => resolve(answer));
      clearTimeout(clock);
      started.sent.delete(rendering.order.version);
      send(rendering);
    });
    worker.on("error", (error) => void end(started, error instanceof Error ? error : new Error(String(error))));
    return started;
  }

  return {
    async ask(order, key) {
      if (tooLong.includes(pageOf(order))) throw new Error(TOO_LONG);
      const all = [...waiting.values()].flat();
      const own = waiting.get(key) ?? [];
      const rows = new Set([order, ...all.map((other) => other.order)].map((one) => one.rows));
      if (own.length >= MOST_WAITING_OF_KEY) throw new TooManyOrders("Too many pages are being rendered for one key.");
      if (all.length >= MOST_WAITING || [...rows].reduce((sum, { length }) => sum + length, 0) > MOST_WAITING_BYTES)
        throw new Error("Too many previews are being rendered.");
      clearTimeout(idle);
      idle = setTimeout(() => running && void end(running, new Error("It has ended.")), IDLE_MS).unref();
      return new Promise((resolve, reject) => {
        waiting.set(key, [...own, { key, order, resolve, reject }]);
        if (!rendering) settle(() => undefined);
      });
    },
    async stop() {
      clearTimeout(idle);
      const error = new Error("The builder is stopped.");
      for (const { reject } of [...waiting.values()].flat()) reject(error);
      waiting.clear();
      if (running) await end(running, error);
    },
  };
}
