import { useEffect } from "react";
import type { FieldValues } from "react-hook-form";
import { useDraft, type DraftOptions } from "../../ui/use-draft.ts";

/** A card that saves by itself says what it is called and how to forget what was typed in it; null once nothing is. */
export type OnTyped = (card: string, forget: (() => void) | null) => void;

/** The draft of such a card. The screen hears of it, so that it asks before it is left. */
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
