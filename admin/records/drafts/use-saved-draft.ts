import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { discardDraft, getDraft, saveDraft, type Draft, type NewDraft } from "#db/changes/drafts.ts";
import { ConflictError, isTooLong, RefusedError } from "#db/errors.ts";
import type { ContentKind } from "#domain/content/content-kinds.ts";
import type { Typed } from "#domain/content/draft.ts";
import { draftSubject } from "#domain/publishing/preview.ts";
import { client } from "../../environment.ts";
import { queryClient, queryKeys } from "../../query-client.ts";
import { failureText } from "../../ui/failure-text.ts";
import { toast } from "../../ui/toast.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";

/** What the form of an editor can do with a saved draft (see use-editor-form.ts). */
type DraftForm<Values> = {
  shownDraft: string | null;
  openDraft: (version: string, typed: Typed) => void;
  typed: (again: () => void) => Promise<{ typed: Typed & { values: Values }; change: NewDraft["change"] } | null>;
  draftSaved: (version: string, sent: Values) => void;
  closeDraft: () => Promise<void>;
};

type Options<Values> = {
  kind: ContentKind;
  /** The record of the form; of a new one the id of its draft, or null while it has none. */
  record: string | null;
  /** Opens the draft as soon as it is read. */
  opens: boolean;
  nameOf: (values: Values) => string;
  /** Called when a new record has its first draft, under this id. */
  onFirst: (record: string) => void;
  /** Called after the draft that the form shows was discarded. */
  onDiscarded: () => void;
};

/**
 * The draft of a record, which everybody in the office sees: opens it in the form, saves the form as a draft, discards it. A
 * version that somebody else has saved meanwhile is replaced only on purpose.
 */
export function useSavedDraft<Values extends object>(
  form: DraftForm<Values>,
  { kind, record, opens, nameOf, onFirst, onDiscarded }: Options<Values>,
) {
  const { shownDraft } = form;
  const { busy, run } = useOneAtATime();
  const [message, setMessage] = useState("");
  const query = useQuery({
    queryKey: queryKeys.draft(kind, record ?? ""),
    queryFn: () => getDraft(client, kind, record ?? ""),
    enabled: record !== null,
    staleTime: 0,
    gcTime: 0,
    // A colleague may have saved one while this screen was open.
    refetchOnWindowFocus: true,
  });
  const draft = query.data ?? null;

  const waiting = useRef(opens);
  const [opened, setOpened] = useState(!opens);
  const show = useEffectEvent((found: Draft | null) => {
    if (!waiting.current) return;
    waiting.current = false;
    if (found) form.openDraft(found.id, found.typed);
    setOpened(true);
  });
  const { data } = query;
  useEffect(() => {
    if (data !== undefined) show(data);
  }, [data]);

  const save = (replaces: string | null): Promise<void> =>
    run(async () => {
      setMessage("");
      const of = record ?? crypto.randomUUID();
      try {
        const answer = await form.typed(() => void save(replaces));
        if (answer === null) return;
        const { typed, change } = answer;
        const version = await saveDraft(client, {
          kind,
          record: of,
          name: nameOf(typed.values),
          typed,
          change,
          replaces,
        });
        form.draftSaved(version, typed.values);
        toast.success(change ? "Draft saved" : "Draft saved. Before it can be published, some fields need attention.");
        await refreshDrafts();
        if (record === null) onFirst(of);
      } catch (error) {
        if (error instanceof RefusedError) void query.refetch();
        else console.error("The draft was not saved", error);
        setMessage(
          error instanceof RefusedError || isTooLong(error)
            ? error.message
            : failureText(error, "Error saving the draft. Please try again."),
        );
      }
    });

  return {
    /** The newest version. */
    draft,
    /** How links to it name it. */
    subject: draftSubject(kind, record ?? ""),
    /** The draft that is to be opened at once is being read. */
    isOpening: !opened && !query.isError,
    /** The draft that was to be opened is not there any more. */
    isMissing: opens && opened && shownDraft === null && query.isSuccess && draft === null,
    /** It could not be read. */
    isUnread: !opened && query.isError,
    read: () => void query.refetch(),
    busy,
    message,
    open: () => {
      if (!draft) return;
      setMessage("");
      form.openDraft(draft.id, draft.typed);
    },
    save: () => save(shownDraft),
    /** Saves the form in place of the version that somebody else has saved. */
    replace: () => save(draft?.id ?? null),
    discard: () =>
      run(async () => {
        if (!draft) return;
        setMessage("");
        try {
          await discardDraft(client, draft.id);
          toast.success("Draft discarded");
          if (shownDraft !== null) {
            await form.closeDraft();
            onDiscarded();
          }
          await refreshDrafts();
        } catch (error) {
          console.error("The draft was not discarded", error);
          if (error instanceof ConflictError) void query.refetch();
          setMessage(discardFailure(error));
        }
      }),
  };
}

/** Reads drafts again, and the plans that they are a part of. */
export const refreshDrafts = (): Promise<unknown> =>
  Promise.all([queryKeys.drafts, queryKeys.plans].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** Why a draft was not discarded. */
export const discardFailure = (error: unknown): string =>
  error instanceof ConflictError
    ? error.message
    : failureText(error, "The draft could not be discarded. Please try again.");

export type SavedDraftState = ReturnType<typeof useSavedDraft>;
