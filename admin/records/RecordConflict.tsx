import type { FieldValues, UseFormReturn } from "react-hook-form";
import { ConflictDialog, type ComparedFields, type Names } from "./ConflictDialog.tsx";
import type { useRecordSaving } from "./use-record-saving.ts";

type Props<Values extends FieldValues, Checked, Input, Row extends { id: string; updated_at: string }> = {
  noun: string;
  form: UseFormReturn<Values, unknown, Checked>;
  saving: Pick<ReturnType<typeof useRecordSaving<Input, Row>>, "conflict" | "closeConflict" | "acceptVersion">;
  /** What the form shows of a version. */
  valuesOf: (row: Row) => Values;
  fields: ComparedFields<Values>;
  names?: Names | undefined;
  /** Called when the form shows the chosen values, based on the newer version, so that they can be saved. */
  onChosen: (stay: boolean, theirs: Row) => void;
};

/** When somebody else saved the record in the meantime: shows both versions; the chosen values replace the newer one. */
export function RecordConflict<
  Values extends FieldValues,
  Checked,
  Input,
  Row extends { id: string; updated_at: string },
>({ noun, form, saving, valuesOf, fields, names, onChosen }: Props<Values, Checked, Input, Row>) {
  if (!saving.conflict) return null;
  const { theirs, stay } = saving.conflict;
  const choose = (merged: Values) => {
    if (!theirs) return;
    saving.acceptVersion(theirs);
    saving.closeConflict();
    form.reset(valuesOf(theirs));
    form.reset(merged, { keepDefaultValues: true });
    onChosen(stay, theirs);
  };
  return (
    <ConflictDialog
      noun={noun}
      base={form.formState.defaultValues as Values}
      mine={form.getValues()}
      theirs={theirs && valuesOf(theirs)}
      fields={fields}
      names={names}
      onClose={saving.closeConflict}
      onChoose={choose}
    />
  );
}
