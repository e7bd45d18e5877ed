import type { ReactNode } from "react";
import { FormProvider, type FieldValues } from "react-hook-form";
import { ConflictDialog, type Names } from "./ConflictDialog.tsx";
import { DraftOffer } from "./drafts/DraftOffer.tsx";
import { LeaveGuard, type PendingTarget } from "./LeaveGuard.tsx";
import { useSaveAction } from "./use-save-shortcut.ts";
import type { EditorForm, Stored } from "./use-editor-form.ts";

type Props<Row extends Stored, Values extends FieldValues, Input> = {
  editor: EditorForm<Row, Values, Input>;
  /** The id of the form, for a submit button outside it. */
  id?: string;
  /** Classes for the layout of the fields. */
  className: string;
  onSubmit: () => void;
  /** Saves the form as a draft: what submitting it does for who may not publish. */
  onDraft?: () => void;
  /** The name of the record in the messages about a draft and a conflict; the noun of its kind by default. */
  called?: { draft: string; conflict: string };
  /** Names to show in a conflict for the ids of records that this one refers to. */
  names?: Names | undefined;
  /** What to show in place of the form, once the user agrees to lose unsaved input. */
  pending?: PendingTarget | null;
  /** Discards the unsaved input of other forms that are left together with this one. */
  alsoTyped?: readonly (() => void)[];
  /** The fields of the form. */
  children: ReactNode;
  /** Shown above and below the form. */
  above?: ReactNode;
  below?: ReactNode;
};

/**
 * A form with what every editor has around it, on a screen of its own or in a card: the offer of a draft, the question
 * before it is left, and both versions after a conflict.
 */
export function RecordForm<Row extends Stored, Values extends FieldValues, Input>({
  editor,
  id,
  className,
  onSubmit,
  onDraft,
  called,
  names,
  pending = null,
  alsoTyped = [],
  children,
  above,
  below,
}: Props<Row, Values, Input>) {
  const { noun, form, draft } = editor;
  const saveAs = useSaveAction();
  return (
    <FormProvider {...form}>
      {above}
      <DraftOffer noun={called?.draft ?? noun} draft={draft} />
      <form
        id={id}
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          saveAs(onSubmit, onDraft);
        }}
      >
        {children}
      </form>
      {below}
      <LeaveGuard
        dirty={editor.isDirty || alsoTyped.length > 0}
        pending={pending}
        onLeave={() => {
          for (const forget of [draft.forget, ...alsoTyped]) forget();
        }}
      />
      <RecordConflict noun={called?.conflict ?? noun} editor={editor} names={names} />
    </FormProvider>
  );
}

type ConflictProps<Row extends Stored, Values extends FieldValues, Input> = {
  noun: string;
  editor: EditorForm<Row, Values, Input>;
  names?: Names | undefined;
};

/** When somebody else saved the record in the meantime: shows both versions; the chosen values replace the newer one. */
export function RecordConflict<Row extends Stored, Values extends FieldValues, Input>({
  noun,
  editor: { definition, form, conflict, closeConflict, submitChosen },
  names,
}: ConflictProps<Row, Values, Input>) {
  if (!conflict) return null;
  return (
    <ConflictDialog
      noun={noun}
      base={conflict.base}
      mine={form.getValues()}
      theirs={conflict.theirs && definition.values(conflict.theirs)}
      fields={definition.compared}
      names={names}
      onClose={closeConflict}
      onChoose={submitChosen}
    />
  );
}
