import { startTransition, useEffect, useRef, useState } from "react";

/**
 * The value once the browser has shown what else changes with it: for what costs more than the answer to a press may take. With
 * useDeferredValue alone its first steps would come before that picture. While the value goes on changing, as under a finger, it
 * follows after each picture.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value);
  const latest = useRef(value);
  const waiting = useRef(false);
  useEffect(() => {
    latest.current = value;
    if (waiting.current) return;
    waiting.current = true;
    const goOn = () =>
      setTimeout(() => {
        waiting.current = false;
        startTransition(() => setShown(() => latest.current));
      });
    // A page that nobody sees has no frames.
    if (document.visibilityState === "visible") requestAnimationFrame(goOn);
    else goOn();
  }, [value]);
  return shown;
}
