import { useState } from "react";

/** The value while a dialog is open; afterwards the last one, so that the text does not change while the dialog closes. */
export function useLastShown<T>(value: T, open: boolean): T {
  const [last, setLast] = useState(value);
  if (open && value !== last) setLast(value);
  return open ? value : last;
}
