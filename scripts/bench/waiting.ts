const PATIENCE_MS = 30 * 60_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Looks again after each pause until `look` finds it; throws after half an hour. `what` completes 'Waited for …'. */
export async function every(pauseMs: number, what: string, look: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (!(await look())) {
    if (performance.now() > until) throw new Error(`Waited for ${what}, in vain for ${PATIENCE_MS / 60_000} minutes.`);
    await pause(pauseMs);
  }
}
