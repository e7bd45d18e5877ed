import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { isDisconnected } from "../ui/failure-text.ts";

/** How often a save is tried again while the browser believes it is online: the connection may fail behind it. */
const RETRY_MS = 5000;

/** Beside the button of a form that could not be saved for want of a connection. */
export const NO_CONNECTION =
  "There is no connection. What you typed is kept on this device and saved as soon as the connection is back.";

/**
 * Repeats a save once the connection is back. `fail` says whether a failure was one of the connection; from then on the save
 * is tried until it succeeds, fails for another reason, or the form is closed.
 */
export function useWhenConnected(save: () => void): {
  waiting: boolean;
  fail: (error: unknown) => boolean;
  stop: () => void;
} {
  /** Counts the failures, so that each one starts the next wait. */
  const [failures, setFailures] = useState(0);
  const again = useEffectEvent(save);
  useEffect(() => {
    if (failures === 0) return;
    const retry = () => again();
    window.addEventListener("online", retry);
    const timer = setInterval(() => {
      if (navigator.onLine) again();
    }, RETRY_MS);
    return () => {
      window.removeEventListener("online", retry);
      clearInterval(timer);
    };
  }, [failures]);
  return {
    waiting: failures > 0,
    fail: useCallback((error: unknown) => {
      const isWaiting = isDisconnected(error);
      setFailures((before) => (isWaiting ? before + 1 : 0));
      return isWaiting;
    }, []),
    stop: useCallback(() => setFailures(0), []),
  };
}
