import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Runs tasks one after another, in the order in which they came. A task that a running task starts belongs to it and runs
 * at once. `afterEach` runs after a task, with its error if it failed, and before the next one.
 */
export function oneAtATime(
  afterEach: (error?: unknown) => Promise<void> = () => Promise.resolve(),
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const inside = new AsyncLocalStorage<{ isRunning: boolean }>();
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    if (inside.getStore()?.isRunning) return task();
    const turn = { isRunning: true };
    const result = last.then(() => inside.run(turn, task)).finally(() => (turn.isRunning = false));
    // The next task also comes after a failed one.
    last = result.then(() => afterEach(), afterEach).catch(() => undefined);
    return result;
  };
}
