import type { Child } from "./processes.ts";

export type Supervised = { stop(): Promise<void> };

/** Gives up on a service that ends this soon after its start, this often in a row. */
const QUICK_EXIT_MS = 10_000;
const MOST_QUICK_EXITS = 3;

/** Keeps a service running: starts it again when it ends, and gives up if it ends at once several times. */
export async function supervise(name: string, start: () => Promise<Child>, giveUp: () => void): Promise<Supervised> {
  let child = await start();
  let stopping = false;
  let quickExits = 0;
  let startedAt = performance.now();

  const watch = async (): Promise<void> => {
    for (;;) {
      await child.ended;
      if (stopping) return;
      quickExits = performance.now() - startedAt < QUICK_EXIT_MS ? quickExits + 1 : 1;
      if (quickExits >= MOST_QUICK_EXITS) {
        console.error(`The ${name} keeps ending. Stopping.`);
        giveUp();
        return;
      }
      console.error(`The ${name} ended unexpectedly and is started again.`);
      startedAt = performance.now();
      try {
        child = await start();
      } catch (error) {
        console.error(
          `The ${name} could not be started again: ${error instanceof Error ? error.message : String(error)}`,
        );
        giveUp();
        return;
      }
      if (stopping) await child.stop();
    }
  };
  void watch();
  return {
    async stop() {
      stopping = true;
      await child.stop();
    },
  };
}
