import type { Child } from "./processes.ts";

export type Supervised = { stop(): Promise<void> };

/** A service that dies this soon after its start, this often in a row, will not get better. */
const QUICK_DEATH_MS = 10_000;
const QUICK_DEATHS = 3;

/** Keeps a service running: starts it again when it dies, and gives up when it keeps dying at once. */
export async function supervise(name: string, start: () => Promise<Child>, giveUp: () => void): Promise<Supervised> {
  let child = await start();
  let stopping = false;
  let deaths = 0;
  let startedAt = Date.now();

  const watch = async (): Promise<void> => {
    for (;;) {
      await child.ended;
      if (stopping) return;
      deaths = Date.now() - startedAt < QUICK_DEATH_MS ? deaths + 1 : 1;
      if (deaths >= QUICK_DEATHS) {
        console.error(`The ${name} keeps ending. Stopping.`);
        giveUp();
        return;
      }
      console.error(`The ${name} ended unexpectedly and is started again.`);
      startedAt = Date.now();
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
