import { useEffect, useRef, useState, type RefObject } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useDebouncedCallback } from "use-debounce";
import { contentKind, type ContentKind } from "#domain/content/content-kinds.ts";
import { AGAIN_MESSAGE, previewedPage, SHOWN_MESSAGE, type PreviewRow } from "#domain/publishing/preview.ts";
import type { Held } from "../records/use-editor-form.ts";
import { openingAddress, PreviewFailed, sendPreview } from "./send-preview.ts";

const TYPING_PAUSE_MS = 200;
/** A page that was not shown by then has failed; the first one may wait until the content was read. */
const SHOWN_WITHIN_MS = 20_000;

/** The form whose content is previewed (see useEditorForm). */
export type PreviewedForm<Values extends FieldValues, Input> = {
  form: UseFormReturn<Values, unknown, Input>;
  held: () => Promise<Held<Values>>;
};

export type PreviewState =
  | { is: "loading" | "shown" }
  /** These fields need attention; what is shown is the last complete state, if there was one. */
  | { is: "incomplete"; missing: string[] }
  | { is: "failed"; message: string };

export type Previewed = {
  current: ReturnType<typeof usePreviewedRow>;
  /** Calls back with each change of the form; answers how to stop that. */
  onTyped: (callback: () => void) => () => void;
};

/** Tells which record a form changes, with its page on the site. */
export function usePreviewedRow<Values extends FieldValues, Input>(
  { held }: PreviewedForm<Values, Input>,
  kind: ContentKind,
  record: string | null,
) {
  const [newRecord] = useState(() => crypto.randomUUID());
  const { table, nameColumn, slugColumn } = contentKind(kind);
  return async () => {
    const { typed, change, missing } = await held();
    const row: PreviewRow | null = change && {
      ...{ table, record: record ?? newRecord },
      before: change.before as PreviewRow["before"],
      after: change.after as PreviewRow["after"],
    };
    const slug = (change?.after as Record<string, unknown> | undefined)?.[slugColumn] ?? typed.values[slugColumn];
    return {
      row,
      missing,
      name: String(typed.values[nameColumn] ?? ""),
      page: previewedPage(kind, String(slug ?? "")),
    };
  };
}

/** Shows what a form holds in a frame, again after each pause in typing. */
export function useFormPreview(
  { current, onTyped }: Previewed,
  { place, frame }: { place: string; frame: RefObject<HTMLIFrameElement | null> },
) {
  const [state, setState] = useState<PreviewState>({ is: "loading" });
  /** What the frame was opened with; typing shows the same page again, where it was scrolled to. */
  const [opened, setOpened] = useState<{ key: string; page: string; turn: number } | null>(null);
  const newest = useRef(0);
  /** Whether the frame is to be opened again, whatever it shows. */
  const afresh = useRef(false);

  async function update(): Promise<void> {
    const turn = (newest.current += 1);
    const isNewest = (): boolean => turn === newest.current;
    try {
      const { row, missing, name, page } = await current();
      if (!isNewest()) return;
      if (!row) return setState({ is: "incomplete", missing });
      setState({ is: "loading" });
      const key = await sendPreview(place, { ...(opened && { key: opened.key }), name, row });
      if (!isNewest()) return;
      const isSame = opened?.key === key && opened.page === page && !afresh.current;
      afresh.current = false;
      if (isSame) frame.current?.contentWindow?.postMessage(AGAIN_MESSAGE, place);
      else setOpened({ key, page, turn });
    } catch (error) {
      if (!isNewest()) return;
      if (!(error instanceof PreviewFailed)) console.error("The preview was not made", error);
      const message = error instanceof PreviewFailed ? error.message : "The preview could not be made.";
      setState({ is: "failed", message });
    }
  }
  const later = useDebouncedCallback(() => void update(), TYPING_PAUSE_MS);

  useEffect(() => {
    const now = () => {
      later();
      later.flush();
    };
    now();
    const unsubscribe = onTyped(later);
    window.addEventListener("online", now);
    return () => {
      unsubscribe();
      later.cancel();
      window.removeEventListener("online", now);
    };
  }, [onTyped, later]);

  useEffect(() => {
    const note = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && origin === place && data === SHOWN_MESSAGE)
        setState((before) => (before.is === "loading" ? { is: "shown" } : before));
    };
    window.addEventListener("message", note);
    return () => window.removeEventListener("message", note);
  }, [frame, place]);

  const isLoading = state.is === "loading";
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(
      () => setState({ is: "failed", message: "The page takes too long. Please try again." }),
      SHOWN_WITHIN_MS,
    );
    return () => clearTimeout(timer);
  }, [isLoading]);

  return {
    state,
    address: opened && openingAddress(place, opened.key, opened.page),
    /** Another number is another frame. */
    turn: opened?.turn,
    again: () => {
      afresh.current = true;
      later();
      later.flush();
    },
  };
}
