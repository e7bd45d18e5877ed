import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useDebouncedCallback } from "use-debounce";
import type { TableProduct } from "#domain/table-edit/columns.ts";
import type { Edits } from "#domain/table-edit/history.ts";
import { useAuth } from "../../session/auth-context.ts";
import { forgetDraft } from "../../records/draft-store.ts";
import { wasReloaded } from "../../update/version.ts";
import { keepTableDraft, readTableDraft, type TableDraft } from "./table-draft.ts";

const TYPING_PAUSE_MS = 400;

type Options = {
  edits: Edits;
  products: ReadonlyMap<string, TableProduct>;
  /** Shows a draft's cells again; rejected if the products could not be read. */
  onRestore: (draft: TableDraft) => Promise<void>;
};

/** Keeps unsaved cells in this browser until they are saved or discarded, and offers them at the next visit. */
export function useTableDraft({ edits, products, onRestore }: Options) {
  const { user } = useAuth();
  const key = `${user?.id ?? ""}:product-table`;
  const [offer, setOffer] = useState(() => readTableDraft(key));
  // Keep an unanswered offer when the table is left without an edit.
  const edited = useRef(false);
  const keep = useDebouncedCallback(keepTableDraft, TYPING_PAUSE_MS);

  useEffect(() => {
    if (edits.size > 0) {
      edited.current = true;
      keep(key, edits, products);
    } else if (edited.current) {
      edited.current = false;
      keep.cancel();
      forgetDraft(key);
    }
  }, [key, edits, products, keep]);
  useEffect(() => {
    window.addEventListener("pagehide", keep.flush);
    return () => {
      window.removeEventListener("pagehide", keep.flush);
      keep.flush();
    };
  }, [keep]);

  const restore = async () => {
    if (!offer) return;
    await onRestore(offer);
    setOffer(null);
  };
  // After reloading for a new version, the edits are restored without asking.
  const restoreAfterReload = useEffectEvent(() => {
    if (wasReloaded()) void restore();
  });
  useEffect(() => {
    const timer = setTimeout(restoreAfterReload);
    return () => clearTimeout(timer);
  }, []);

  const forget = () => {
    keep.cancel();
    forgetDraft(key);
  };
  return {
    offer,
    restore,
    discard: () => {
      forget();
      setOffer(null);
    },
    forget,
  };
}
