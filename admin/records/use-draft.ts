import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useDebouncedCallback } from "use-debounce";
import { useAuth } from "../session/auth-context.ts";
import { wasReloaded } from "../update/version.ts";
import { draftValues, forgetDraft, persistDraft, readDraft, type Draft } from "./draft-store.ts";

const TYPING_PAUSE_MS = 400;

type DraftOptions<Values extends FieldValues, Checked> = {
  /** What kind of record: 'brand', 'product', 'page'. */
  noun: string;
  row: { id: string; updated_at: string } | null;
  /** For a new record that does not begin empty: a key for its origin, so that it has a draft of its own. */
  from?: string | undefined;
  form: UseFormReturn<Values, unknown, Checked>;
  /** For a stored record: a restored draft is saved against the version it began from, so that a newer one is a conflict. */
  acceptVersion?: (version: { updated_at: string }) => void;
  /** Called before the form shows the draft. */
  onRestored?: () => void;
};

/**
 * Keeps what is typed in this browser until it is saved, undone or discarded, so that a closed tab loses nothing; the
 * next time the form is opened, the draft is offered. Each account has its own drafts.
 */
export function useDraft<Values extends FieldValues, Checked>({
  noun,
  row,
  from,
  form,
  acceptVersion,
  onRestored,
}: DraftOptions<Values, Checked>) {
  const { user } = useAuth();
  const key = `${user?.id ?? ""}:${noun}:${row?.id ?? (from ? `new ${from}` : "new")}`;
  const [offer, setOffer] = useState<Draft | null>(() => {
    const draft = readDraft(key);
    return draft && JSON.stringify(draftValues(form.getValues(), draft)) !== JSON.stringify(form.getValues())
      ? draft
      : null;
  });
  const version = useRef(row?.updated_at ?? null);
  // Keep an unanswered offer when the form is left without typing.
  const typed = useRef(false);

  // The key is an argument, so that a delayed call never stores the draft of one record under another.
  const keep = useDebouncedCallback(
    (typedIn: string) => persistDraft(typedIn, { version: version.current, at: Date.now(), values: form.getValues() }),
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
    version.current = offer.version;
    onRestored?.();
    if (offer.version) acceptVersion?.({ updated_at: offer.version });
    form.reset(draftValues(form.getValues(), offer), { keepDefaultValues: true });
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
    /** The record was changed since the draft began: saving it will show both versions. */
    outdated: offer !== null && offer.version !== (row?.updated_at ?? null),
    restore,
    discard: () => {
      forget();
      setOffer(null);
    },
    /** The user chose to leave without saving. */
    forget,
  };
}
