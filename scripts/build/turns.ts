import { setImmediate as turnOfEventLoop } from "node:timers/promises";

/**
 * Rendering never waits for anything outside of the process, so that the timers which React sets for each island would pile up
 * with all that they refer to, and messages would stay unsent.
 */
const PAGES_PER_TURN = 20;

/** Called before each page: gives the event loop a turn now and then. */
export function turns(): () => Promise<void> {
  let pages = 0;
  return async () => {
    if (pages % PAGES_PER_TURN === 0) await turnOfEventLoop();
    pages += 1;
  };
}
