import { useState } from "react";

/** True since the condition was true for the first time: a lazily loaded dialog stays, so that it can animate its closing. */
export function useEver(condition: boolean): boolean {
  const [ever, setEver] = useState(condition);
  if (condition && !ever) setEver(true);
  return ever || condition;
}
