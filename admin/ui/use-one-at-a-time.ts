import { useRef, useState } from "react";

/** Runs one action at a time: calls in the meantime, such as by a double click, are ignored. */
export function useOneAtATime() {
  const [busy, setBusy] = useState(false);
  // The second click may come before React renders the changed state.
  const running = useRef(false);
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await action();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}

/** The same, and what `explain` says of why the last action failed; `failed` is for the console. */
export function useRefusal(explain: (error: unknown) => string, failed: string) {
  const { busy, run } = useOneAtATime();
  const [refusal, setRefusal] = useState("");
  const attempt = (action: () => Promise<unknown>): Promise<void> =>
    run(async () => {
      setRefusal("");
      await action().catch((error: unknown) => {
        console.error(failed, error);
        setRefusal(explain(error));
      });
    });
  return { busy, refusal, setRefusal, attempt };
}
