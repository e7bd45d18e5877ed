import { setImmediate as turnOfEventLoop } from "node:timers/promises";

/**
 * Rendering never waits for I/O. Without a pause, React's timers for each island would pile up with everything that they refer
 * to, and messages would not be sent.
 */
const PAGES_PER_TURN = 20;

/** Makes a function to call before each page: now and then it lets the event loop run. */
export function pageYield(): () => Promise<void> {
  let pages = 0;
  return async () => {
    if (pages % PAGES_PER_TURN === 0) await turnOfEventLoop();
    pages += 1;
  };
}
