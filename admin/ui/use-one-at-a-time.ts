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
