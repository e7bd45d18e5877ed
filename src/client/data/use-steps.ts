import { startTransition, useEffect, useState } from "react";
import type { Steps } from "#domain/listing/steps.ts";
import { inSlices } from "./in-slices.ts";

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
