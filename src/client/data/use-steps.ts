import { startTransition, useEffect, useState } from "react";
import type { Steps } from "#domain/listing/facet-reading.ts";

/**
 * The result of steps that are done without blocking the page; undefined until they are finished. A new function starts new
 * steps, so it must be memoised.
 */
export function useSteps<Result>(begin: (() => Steps<Result>) | undefined): Result | undefined {
  const [done, setDone] = useState<{ begin: () => Steps<Result>; result: Result }>();
  useEffect(() => {
    if (!begin) return;
    const stop = new AbortController();
    void inSlices(begin(), stop.signal).then((result) => {
      if (!stop.signal.aborted && result !== undefined) startTransition(() => setDone({ begin, result }));
    });
    return () => stop.abort();
  }, [begin]);
  return begin !== undefined && done?.begin === begin ? done.result : undefined;
}

/** How long the page may be blocked at a time, so that input still feels immediate. */
const SLICE_MS = 5;

type Scheduler = { yield?: () => Promise<void> };
const { yield: letOthers } = (globalThis as { scheduler?: Scheduler }).scheduler ?? {};

/** Yields to the browser, so that it can handle input and paint. */
const pause = (): Promise<void> =>
  letOthers ? letOthers.call((globalThis as { scheduler?: Scheduler }).scheduler) : new Promise((go) => setTimeout(go));

/** Does steps in short slices, so that they never block the page. Undefined if it is stopped before the end. */
export async function inSlices<Result>(steps: Steps<Result>, signal?: AbortSignal): Promise<Result | undefined> {
  // Lets the browser first paint the response to a press.
  await new Promise((go) => setTimeout(go));
  let sliceStart = performance.now();
  while (!signal?.aborted) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - sliceStart < SLICE_MS) continue;
    await pause();
    sliceStart = performance.now();
  }
  return undefined;
}
