import { startTransition, useEffect, useState } from "react";

/**
 * The value once the browser has shown what else changes with it: for what costs more than the answer to a press may take. With
 * useDeferredValue alone its first steps would come before that picture.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let frame = 0;
    const goOn = () => {
      timer = setTimeout(() => startTransition(() => setShown(() => value)));
    };
    // A page that nobody sees has no frames.
    if (document.visibilityState === "visible") frame = requestAnimationFrame(goOn);
    else goOn();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}
