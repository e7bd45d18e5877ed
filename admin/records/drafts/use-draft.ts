import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useDebouncedCallback } from "use-debounce";
import { withTyped } from "#domain/content/draft.ts";
import { useAuth } from "../../session/auth-context.ts";
import { wasReloaded } from "../../update/version.ts";
import { forgetDraft, persistDraft, readDraft, type UnsavedDraft } from "./draft-store.ts";

const TYPING_PAUSE_MS = 400;

type DraftOptions<Row, Values extends FieldValues, Checked> = {
  /** What kind of record: 'brand', 'product', 'page'. */
  noun: string;
  row: Row | null;
  /** For a new record that does not begin empty: a key for its origin, so that it has a draft of its own. */
  from?: string | undefined;
  form: UseFormReturn<Values, unknown, Checked>;
  /** For a stored record: a restored draft is compared with the record that it began from. Answers that record's values. */
  acceptVersion?: (version: Row) => Values;
  /** The version of the saved draft that the form shows, and how to say so of a restored one. */
  saved?: { version: string | null; accept: (version: string | null) => void };
  /** Called before the form shows the draft. */
  onRestored?: () => void;
};

/**
 * Keeps what is typed in this browser until it is saved, undone or discarded, so that a closed tab loses nothing; the
 * next time the form is opened, the draft is offered. Each account has its own drafts.
 */
export function useDraft<Row extends { id: string; updated_at: string }, Values extends FieldValues, Checked>({
  noun,
  row,
  from,
  form,
  acceptVersion,
  saved,
  onRestored,
}: DraftOptions<Row, Values, Checked>) {
  const { user } = useAuth();
  const key = `${user?.id ?? ""}:${noun}:${row?.id ?? (from ? `new ${from}` : "new")}`;
  const [offer, setOffer] = useState<UnsavedDraft | null>(() => {
    const draft = readDraft(key);
    return draft && JSON.stringify(withTyped(form.getValues(), null, draft)) !== JSON.stringify(form.getValues())
      ? draft
      : null;
  });
  const seen = useRef<object | null>(row);
  // Keep an unanswered offer when the form is left without typing.
  const typed = useRef(false);

  // The key is an argument, so that a delayed call never stores the draft of one record under another.
  const keep = useDebouncedCallback(
    (typedIn: string) =>
      persistDraft(typedIn, {
        seen: seen.current,
        at: Date.now(),
        values: form.getValues(),
        saved: saved?.version ?? null,
      }),
    TYPING_PAUSE_MS,
  );
  const forget = useCallback(() => {
    keep.cancel();
    forgetDraft(key);
  }, [keep, key]);

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        if (isDirty) {
          typed.current = true;
          keep(key);
        } else if (typed.current) {
          // Saved, or every change undone.
          typed.current = false;
          forget();
        }
      },
    });
    window.addEventListener("pagehide", keep.flush);
    return () => {
      unsubscribe();
      window.removeEventListener("pagehide", keep.flush);
      keep.flush();
    };
  }, [form, key, keep, forget]);

  const restore = () => {
    if (!offer) return;
    seen.current = offer.seen;
    onRestored?.();
    // What was kept is the record as it was read.
    const began = offer.seen && acceptVersion ? acceptVersion(offer.seen as Row) : null;
    saved?.accept(offer.saved);
    form.reset(withTyped(form.getValues(), began, offer), { keepDefaultValues: true });
    setOffer(null);
  };
  // After reloading for a new version, the draft is restored without asking.
  const restoreAfterReload = useEffectEvent(() => {
    if (wasReloaded()) restore();
  });
  useEffect(() => {
    const timer = setTimeout(restoreAfterReload);
    return () => clearTimeout(timer);
  }, []);

  return {
    /** The draft of an earlier visit, until it is restored or discarded. */
    offer,
    /** The record was changed since the draft began: saving it keeps both, and asks where both changed the same field. */
    outdated: offer !== null && (offer.seen as Partial<Row> | null)?.updated_at !== row?.updated_at,
    restore,
    discard: () => {
      forget();
      setOffer(null);
    },
    /** The user chose to leave without saving. */
    forget,
  };
}
