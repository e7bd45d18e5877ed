import { startTransition, useEffect, useRef, useState } from "react";

/**
 * Defers a value until the browser has painted the immediate response to an input, for parts that take long to render.
 * `useDeferredValue` alone starts before that paint. While the value keeps changing, as in dragging, it is updated once
 * per frame.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value);
  const latest = useRef(value);
  const waiting = useRef(false);
  useEffect(() => {
    latest.current = value;
    if (waiting.current) return;
    waiting.current = true;
    const afterFrame = () =>
      setTimeout(() => {
        waiting.current = false;
        startTransition(() => setShown(() => latest.current));
      });
    // A hidden page has no frames.
    if (document.visibilityState === "visible") requestAnimationFrame(afterFrame);
    else afterFrame();
  }, [value]);
  return shown;
}
