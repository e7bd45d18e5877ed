import type { ReactNode } from "react";
import { FormProvider, type FieldValues } from "react-hook-form";
import type { Names } from "./ConflictDialog.tsx";
import { DraftOffer } from "./DraftOffer.tsx";
import { LeaveGuard, type PendingTarget } from "./LeaveGuard.tsx";
import { RecordConflict } from "./RecordConflict.tsx";
import type { EditorForm, Stored } from "./use-editor-form.ts";

type Props<Row extends Stored, Values extends FieldValues, Checked, Input> = {
  editor: EditorForm<Row, Values, Checked, Input>;
  /** For a button outside the form that submits it. */
  id?: string;
  /** How the fields are laid out. */
  className: string;
  onSubmit: () => void;
  /** What a draft and a conflict call the record, where that is not the noun of its kind. */
  called?: { draft: string; conflict: string };
  /** What a conflict shows for the ids of records that this one refers to. */
  names?: Names | undefined;
  /** What is to take the place of the form, once the user agrees that what was typed is lost. */
  pending?: PendingTarget | null;
  /** How to forget what was typed in other forms that are left with this one. */
  alsoTyped?: readonly (() => void)[];
  /** The fields of the form. */
  children: ReactNode;
  /** What stands below the form. */
  below?: ReactNode;
};

/**
 * A form with what every editor has around it, on a screen of its own or in a card: the offer of a draft, the question
 * before it is left, and both versions after a conflict.
 */
export function RecordBody<Row extends Stored, Values extends FieldValues, Checked, Input>({
  editor,
  id,
  className,
  onSubmit,
  called,
  names,
  pending = null,
  alsoTyped = [],
  children,
  below,
}: Props<Row, Values, Checked, Input>) {
  const { definition, noun, form, saving, draft } = editor;
  return (
    <FormProvider {...form}>
      <DraftOffer noun={called?.draft ?? noun} draft={draft} />
      <form
        id={id}
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
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
      <RecordConflict
        noun={called?.conflict ?? noun}
        form={form}
        saving={saving}
        valuesOf={definition.values}
        fields={definition.compared}
        names={names}
        onChosen={editor.submitChosen}
      />
    </FormProvider>
  );
}
