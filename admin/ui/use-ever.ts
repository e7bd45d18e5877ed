import { useState } from "react";

/** True from the first time the condition held: what is loaded lazily stays, so that it can close in its own way. */
export function useEver(condition: boolean): boolean {
  const [ever, setEver] = useState(condition);
  if (condition && !ever) setEver(true);
  return ever || condition;
}
