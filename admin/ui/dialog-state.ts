import { useState } from "react";

/** True since the condition was true for the first time: a lazily loaded dialog stays, so that it can animate its closing. */
export function useEver(condition: boolean): boolean {
  const [ever, setEver] = useState(condition);
  if (condition && !ever) setEver(true);
  return ever || condition;
}

/** The value while a dialog is open; afterwards the last one, so that the text does not change while the dialog closes. */
export function useLastShown<T>(value: T, open: boolean): T {
  const [last, setLast] = useState(value);
  if (open && value !== last) setLast(value);
  return open ? value : last;
}
