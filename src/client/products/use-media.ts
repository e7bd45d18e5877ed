import { useSyncExternalStore } from "react";

/** Whether a media query matches; `rendered` on the server and while hydrating. */
export function useMedia(query: string, rendered: boolean): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    () => rendered,
  );
}
