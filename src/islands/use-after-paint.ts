import { startTransition, useEffect, useRef, useState } from "react";

/**
 * Defers a value until the browser has painted the response to the input, for what takes longer to render than that response
 * may wait. `useDeferredValue` alone starts before that paint. While the value keeps changing, as in dragging, it is updated
 * once per frame.
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
    // A page that nobody sees has no frames.
    if (document.visibilityState === "visible") requestAnimationFrame(afterFrame);
    else afterFrame();
  }, [value]);
  return shown;
}
