import { useNavigate, useSearch } from "@tanstack/react-router";
import { useRef, type ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { contentKind, type EditedKind } from "#domain/content/content-kinds.ts";
import { frame } from "#styles/variants/administration.ts";
import { HistoryButton } from "../changes/HistoryButton.tsx";
import { FormPreview } from "../preview/FormPreview.tsx";
import { LastSaved } from "../publish/LastSaved.tsx";
import { listBehind, editRoute, newRoute } from "../addresses.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { Loading } from "../ui/panels.tsx";
import type { Names } from "./ConflictDialog.tsx";
import { RecordForm } from "./RecordForm.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { SavedDraft } from "./drafts/SavedDraft.tsx";
import type { FormChecks } from "./use-editor-form.ts";
import { useRecordForm, type RecordDefinition, type StoredWithSlug, type WithSlug } from "./use-record-form.ts";
import { useSavedDraft } from "./drafts/use-saved-draft.ts";

/** The definition of an editor with a screen of its own. */
export type ScreenDefinition<Row extends StoredWithSlug, Values extends WithSlug, Input> = RecordDefinition<
  Row,
  Values,
  Input
> & { kind: EditedKind };

type Editor<Values extends WithSlug, Input> = {
  form: UseFormReturn<Values, unknown, Input>;
  slug: ReturnType<typeof useRecordForm>["slug"];
};

type Props<Row extends StoredWithSlug, Values extends WithSlug, Input> = FormChecks<Values, Input> & {
  definition: ScreenDefinition<Row, Values, Input>;
  /** The record as it was read, or null for a new one. */
  row: Row | null;
  /** What a new record begins with, if that differs, and a key for its origin (see `from` in use-draft.ts). */
  begin?: { values: Values; from: string } | undefined;
  /** Offers to save a new record and begin the one after it. */
  another?: boolean;
  /** Names to show in a conflict for the ids of records that this one refers to. */
  names?: Names;
  /** The fields of the form. */
  children: (editor: Editor<Values, Input>) => ReactNode;
  /** Shown beside the title; gets the stored values. */
  actions?: (stored: Values) => ReactNode;
  /** Cards below the form that save by themselves. */
  below?: ReactNode;
  onSaved?: (saved: Row) => void;
};

/** A screen that creates or changes one record. Each editor passes its definition and its fields. */
export function RecordEditor<Row extends StoredWithSlug, Values extends WithSlug, Input extends { slug: string }>({
  definition,
  row,
  begin,
  another = false,
  names,
  children,
  actions,
  below,
  onSaved,
  ...checks
}: Props<Row, Values, Input>) {
  const { kind } = definition;
  const { table, nameColumn } = contentKind(kind);
  const navigate = useNavigate();
  const { draft: asked } = useSearch({ strict: false });
  /** Whether a new record is to follow the save that is under way. */
  const beginsAnother = useRef(false);
  const editor = useRecordForm(definition, row, {
    ...checks,
    begin: row || !asked ? begin : { values: begin?.values ?? definition.values(null), from: `draft ${asked}` },
    onSaved: (saved, stay) => {
      onSaved?.(saved);
      if (!stay && beginsAnother.current)
        void navigate({ to: newRoute(kind), search: { after: saved.id }, ignoreBlocker: true });
      else if (!stay) void navigate({ ...listBehind(table).link, ignoreBlocker: true });
      else if (!row)
        void navigate({ to: editRoute(kind), params: { id: saved.id }, replace: true, ignoreBlocker: true });
    },
  });
  const { form, slug, busy, message, submit, isDirty, heading, saveLabel, name, shownDraft } = editor;
  const savedDraft = useSavedDraft<Values>(editor, {
    kind,
    record: row?.id ?? asked ?? null,
    opens: asked !== undefined,
    nameOf: (values) => String(values[nameColumn] ?? ""),
    onFirst: (draft) =>
      void navigate({
        to: newRoute(kind),
        search: (before) => ({ ...before, draft }),
        replace: true,
        ignoreBlocker: true,
      }),
    onDiscarded: () => {
      if (!row) void navigate({ to: newRoute(kind), replace: true, ignoreBlocker: true });
    },
  });
  const formId = `${editor.noun}-form`;
  const save = (thenAnother: boolean) => {
    beginsAnother.current = thenAnother;
    submit(false);
  };

  if (savedDraft.isOpening) return <Loading label="Loading draft..." />;
  return (
    <div className={frame()}>
      <PageHead
        title={heading}
        tab={table}
        note={
          row && (
            <>
              <span className="text-ink-soft">{name}</span>
              <LastSaved kind={kind} record={row.id} />
              <HistoryButton table={table} record={row.id} name={name ?? ""} onRestored={editor.reload} />
            </>
          )
        }
        actions={
          <>
            {actions?.(editor.stored)}
            <FormPreview editor={editor} kind={kind} record={row?.id ?? asked ?? null} />
          </>
        }
      />
      <RecordForm
        editor={editor}
        id={formId}
        className={frame({ width: "full" })}
        onSubmit={() => save(false)}
        onDraft={() => void savedDraft.save()}
        names={names}
        above={<SavedDraft kind={kind} isNew={!row} shown={shownDraft} dirty={isDirty} saved={savedDraft} />}
        below={
          <>
            {below}
            <SaveBar
              label={saveLabel}
              tab={table}
              form={formId}
              busy={busy || savedDraft.busy}
              state={isDirty ? "Unsaved changes" : shownDraft ? "Draft, not published" : ""}
              message={savedDraft.message || message}
              reason={{ value: editor.reason, onChange: editor.setReason }}
              onDraft={() => void savedDraft.save()}
              onStay={() => submit(true)}
              onAnother={row || !another ? undefined : () => save(true)}
            />
          </>
        }
      >
        {children({ form, slug })}
      </RecordForm>
    </div>
  );
}
