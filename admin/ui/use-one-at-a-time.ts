import { useRef, useState } from "react";

/** Runs one action at a time: another one that is asked for meanwhile, as by a double click, is left out. */
export function useOneAtATime() {
  const [busy, setBusy] = useState(false);
  // The state changes with the next rendering only, which the second click may precede.
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
