import { useEffect, useRef } from "react";
import { useMay } from "../session/rights.ts";

/** Makes Ctrl/Cmd+S save the form instead of the web page. */
export function useSaveShortcut(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "s")
        return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

/**
 * What saving a form does, by whichever key or button: whoever may not publish saves it as a draft. A form without drafts is for
 * publishers only.
 */
export function useSaveAction(): (publish: () => void, draft: (() => void) | undefined) => void {
  const publishes = useMay()("content.publish");
  return (publish, draft) => (publishes || !draft ? publish() : draft());
}
