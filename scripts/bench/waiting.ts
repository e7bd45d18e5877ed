const PATIENCE_MS = 30 * 60_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls until `isDone`; throws after half an hour. `what` completes 'Waited for …'. */
export async function pollUntil(pauseMs: number, what: string, isDone: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (!(await isDone())) {
    if (performance.now() > until) throw new Error(`Waited for ${what}, in vain for ${PATIENCE_MS / 60_000} minutes.`);
    await pause(pauseMs);
  }
}
