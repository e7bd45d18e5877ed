import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Runs tasks one after another, in the order in which they came. A task that a running task starts belongs to it and runs
 * at once.
 */
export function oneAtATime(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const inside = new AsyncLocalStorage<{ isRunning: boolean }>();
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    if (inside.getStore()?.isRunning) return task();
    const turn = { isRunning: true };
    const result = last.then(() => inside.run(turn, task)).finally(() => (turn.isRunning = false));
    // The next task also comes after a failed one.
    last = result.catch(() => undefined);
    return result;
  };
}
