import { useState } from "react";

/** What a dialog speaks of while it is open, and while it closes what it spoke of last: it keeps its words until it is gone. */
export function useLastShown<T>(value: T, open: boolean): T {
  const [last, setLast] = useState(value);
  if (open && value !== last) setLast(value);
  return open ? value : last;
}
