import type { Child } from "./processes.ts";

export type Supervised = { stop(): Promise<void> };

/** Gives up on a service that ends this soon after its start, this often in a row. */
const QUICK_EXIT_MS = 10_000;
const MOST_QUICK_EXITS = 3;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Options = {
  /** Called when the service cannot be kept running. */
  giveUp: () => void;
  /** Aborted when everything is stopped: a service that ends then is not started again. */
  ending?: AbortSignal;
};

/** Keeps a service running: starts it again when it ends, and gives up if it ends at once several times. */
export async function supervise(
  name: string,
  start: () => Promise<Child>,
  { giveUp, ending }: Options,
): Promise<Supervised> {
  let child = await start();
  let stopped = false;
  let quickExits = 0;
  let startedAt = performance.now();
  const isOver = (): boolean => stopped || ending?.aborted === true;

  const watch = async (): Promise<void> => {
    for (;;) {
      await child.ended;
      if (isOver()) return;
      quickExits = performance.now() - startedAt < QUICK_EXIT_MS ? quickExits + 1 : 1;
      if (quickExits >= MOST_QUICK_EXITS) {
        console.error(`The ${name} keeps ending. Stopping.`);
        return giveUp();
      }
      console.error(`The ${name} ended unexpectedly and is started again.`);
      startedAt = performance.now();
      try {
        child = await start();
      } catch (error) {
        if (isOver()) return;
        console.error(`The ${name} could not be started again: ${messageOf(error)}`);
        return giveUp();
      }
      if (isOver()) await child.stop();
    }
  };
  const watching = watch();
  return {
    async stop() {
      stopped = true;
      await child.stop();
      // It may have been starting again.
      await watching;
    },
  };
}
