import { useEffect } from "react";
import type { FieldValues } from "react-hook-form";
import { useDraft, type DraftOptions } from "../../records/use-draft.ts";

/** A card that saves by itself reports its name and how to discard what was typed in it; null when nothing is typed. */
export type OnTyped = (card: string, forget: (() => void) | null) => void;

/** The draft of such a card. Reports unsaved input to the screen, so that this asks before it is left. */
export function useCardDraft<Values extends FieldValues, Checked>(
  options: Omit<DraftOptions<Values, Checked>, "noun">,
  onTyped: OnTyped,
) {
  const draft = useDraft({ ...options, noun: "setting" });
  const { forget } = draft;
  const { isDirty } = options.form.formState;
  const card = options.row?.id ?? "";
  useEffect(() => {
    onTyped(card, isDirty ? forget : null);
    return () => onTyped(card, null);
  }, [card, isDirty, forget, onTyped]);
  return draft;
}
