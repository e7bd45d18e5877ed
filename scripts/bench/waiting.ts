const TIMEOUT_MS = 30 * 60_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls until `isDone`; throws after half an hour. `what` completes 'Waited for …'. */
export async function pollUntil(pauseMs: number, what: string, isDone: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + TIMEOUT_MS;
  while (!(await isDone())) {
    if (performance.now() > until)
      throw new Error(`Waited for ${what} for ${TIMEOUT_MS / 60_000} minutes without success.`);
    await pause(pauseMs);
  }
}
