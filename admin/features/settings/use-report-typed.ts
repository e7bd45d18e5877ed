import { useEffect } from "react";

/** A card that saves by itself reports its name and how to discard what was typed in it; null when nothing is typed. */
export type OnTyped = (card: string, forget: (() => void) | null) => void;

/** Reports the unsaved input of such a card to the screen, so that this asks before it is left. */
export function useReportTyped(card: string, isDirty: boolean, forget: () => void, onTyped: OnTyped): void {
  useEffect(() => {
    onTyped(card, isDirty ? forget : null);
    return () => onTyped(card, null);
  }, [card, isDirty, forget, onTyped]);
}
