import { setTimeout as sleep } from "node:timers/promises";
import { counted } from "#domain/text/text.ts";
import type { Child } from "./processes.ts";

export type Supervised = { stop(): Promise<void> };

/** A service that ends this soon after its start would end again at once: it is started again after a pause. */
const QUICK_EXIT_MS = 10_000;
/** Twice as long each time, up to half a minute. */
const FIRST_PAUSE_SECONDS = 1;
const LONGEST_PAUSE_SECONDS = 30;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Options = {
  /** Aborted when everything is stopped: a service that ends then is not started again. */
  ending?: AbortSignal;
  /** Waits, unless it is aborted. */
  pause?: (seconds: number, until: AbortSignal) => Promise<unknown>;
};

const pauseFor = (seconds: number, signal: AbortSignal): Promise<unknown> =>
  sleep(seconds * 1_000, undefined, { signal }).catch(() => undefined);

/**
 * Keeps a service running: starts it again whenever it ends, and after a growing pause if it keeps ending. It never gives up,
 * because the other services are of use without it: the site stays while the database is away.
 */
export async function supervise(
  name: string,
  start: () => Promise<Child>,
  { ending, pause = pauseFor }: Options = {},
): Promise<Supervised> {
  let child = await start();
  const stopping = new AbortController();
  const over = ending ? AbortSignal.any([stopping.signal, ending]) : stopping.signal;
  let startedAt = performance.now();
  let quickExits = 0;

  /** Tells that the service is started again, and waits as long as that takes. */
  async function beforeStart(why: string): Promise<void> {
    quickExits = performance.now() - startedAt < QUICK_EXIT_MS ? quickExits + 1 : 0;
    const seconds =
      quickExits < 2 ? 0 : Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(10, quickExits - 2));
    const when = seconds === 0 ? "" : ` in ${counted(seconds, "second")}`;
    console.error(`The ${name} ${why} and is started again${when}.`);
    if (seconds > 0) await pause(seconds, over);
  }

  const watch = async (): Promise<void> => {
    for (;;) {
      await child.ended;
      if (over.aborted) return;
      let why = "ended unexpectedly";
      for (let isRunning = false; !isRunning;) {
        await beforeStart(why);
        if (over.aborted) return;
        startedAt = performance.now();
        try {
          child = await start();
          isRunning = true;
        } catch (error) {
          if (over.aborted) return;
          why = `could not be started (${messageOf(error)})`;
        }
      }
      if (over.aborted) await child.stop();
    }
  };
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await child.stop();
      // It may have been starting again.
      await watching;
    },
  };
}
