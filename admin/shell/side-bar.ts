import { useEffect, useSyncExternalStore } from "react";

/** From here on there is room beside a screen: for the side bar, which opens over it before, or for a preview. */
const WIDE = "(min-width: 80rem)";
const STORED = "plantroom.side-bar";

const stored = (): string | null => {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
};

/** Whether the side bar is to stand beside the screen where there is room, and how many parts of the screen need that room. */
const state = { isWanted: stored() !== "closed", needingRoom: 0 };
const changes = new EventTarget();

function change(next: Partial<typeof state>): void {
  Object.assign(state, next);
  changes.dispatchEvent(new Event("change"));
}

function subscribe(onChange: () => void): () => void {
  const sources = [matchMedia(WIDE), changes];
  for (const source of sources) source.addEventListener("change", onChange);
  return () => {
    for (const source of sources) source.removeEventListener("change", onChange);
  };
}

/** Whether the window is so wide that something can stand beside the screen. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);

/** Whether there is room beside the screen, and whether the side bar stands there. */
export function useSideBar(): { hasRoom: boolean; stands: boolean } {
  const hasRoom = useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches && state.needingRoom === 0);
  const isWanted = useSyncExternalStore(subscribe, () => state.isWanted);
  return { hasRoom, stands: hasRoom && isWanted };
}

/** Puts the side bar beside the screen or away; remembered in this browser. */
export function setSideBar(stands: boolean): void {
  change({ isWanted: stands });
  try {
    localStorage.setItem(STORED, stands ? "open" : "closed");
  } catch {
    // A browser without storage forgets it.
  }
}

/** While the calling component is shown, the screen has the whole width, and the side bar opens over it. */
export function useWholeWidth(): void {
  useEffect(() => {
    change({ needingRoom: state.needingRoom + 1 });
    return () => change({ needingRoom: state.needingRoom - 1 });
  }, []);
}
