import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type UseFormReturn } from "react-hook-form";
import type { ZodType } from "zod";
import type { Client } from "#db/client.ts";
import { MARKED_FIELDS_MESSAGE } from "#domain/form-fields.ts";
import { client } from "../environment.ts";
import type { ComparedFields } from "./ConflictDialog.tsx";
import { useDraft } from "./use-draft.ts";
import { useRecordSaving } from "./use-record-saving.ts";
import { useSaveShortcut } from "./use-save-shortcut.ts";

export type Stored = { id: string; updated_at: string };

/** The definition of an editor, besides its fields. `Values` is what the form holds, `Checked` the output of its schema. */
export type EditorDefinition<Row extends Stored, Values extends FieldValues, Checked, Input> = {
  schema: ZodType<Checked, Values>;
  /** The values of the form for a record. */
  values: (row: Row) => Values;
  /** What a conflict compares. */
  compared: ComparedFields<Values>;
  /** The record to store. */
  input: (checked: Checked) => Input;
  load: (client: Client, id: string) => Promise<Row | null>;
  /** Left out if there is always a record to change. */
  create?: (client: Client, input: Input) => Promise<Row>;
  /** Stores a record that nobody else has changed since this version. `form` has its values at that version and now. */
  update: (client: Client, id: string, input: Input, version: string, form: Change<Values>) => Promise<Row>;
};

type Change<Values> = { before: Values; now: Values };

export type FormChecks<Values extends FieldValues, Checked> = {
  /** Runs before the form is checked, to add pending input to it. */
  beforeCheck?: (form: UseFormReturn<Values, unknown, Checked>) => void;
  /** The message when the form has errors. */
  refusal?: (form: UseFormReturn<Values, unknown, Checked>, errors: FieldErrors<Values>) => string;
};

type Options<Row, Values extends FieldValues, Checked> = FormChecks<Values, Checked> & {
  /** What the form begins with. */
  initial: Values;
  /** The kind of the record within a sentence: 'brand', 'product'. */
  noun: string;
  /** For a new record that does not begin empty: a key for its origin (see `from` in use-draft.ts). */
  from?: string | undefined;
  /** The message when the save failed for a reason that cannot be corrected in the form. */
  failure: string;
  /** The last check before the save, after that of the schema. */
  check?: (checked: Checked) => Promise<boolean>;
  onDuplicate?: () => void;
  /** Called when the form shows a draft from an earlier visit. */
  onRestored?: () => void;
  onSaved: (saved: Row, stay: boolean) => void;
};

/** The form of an editor: keeps unsaved input as a draft, and on saving checks it and distinguishes a conflict from a failure. */
export function useEditorForm<Row extends Stored, Values extends FieldValues, Checked, Input>(
  definition: EditorDefinition<Row, Values, Checked, Input>,
  row: Row | null,
  options: Options<Row, Values, Checked>,
) {
  const { initial, noun, from, failure, check, beforeCheck, refusal, onDuplicate, onRestored, onSaved } = options;
  const form = useForm<Values, unknown, Checked>({
    resolver: zodResolver(definition.schema),
    defaultValues: initial as DefaultValues<Values>,
  });
  /** The values of the version that the next save replaces. */
  const before = useRef(initial);
  const saving = useRecordSaving<Input, Row>({
    row,
    create: (input) => {
      if (!definition.create) throw new Error(`Nothing to change: no ${noun} was read`);
      return definition.create(client, input);
    },
    update: (id, input, version) =>
      definition.update(client, id, input, version, { before: before.current, now: form.getValues() }),
    load: (id) => definition.load(client, id),
    failure,
    onDuplicate: () => onDuplicate?.(),
    onSaved: (saved, stay) => {
      before.current = definition.values(saved);
      // First: an unchanged form has no draft.
      form.reset(before.current);
      onSaved(saved, stay);
    },
  });
  const draft = useDraft({ noun, row, from, form, saving, ...(onRestored && { onRestored }) });

  const submit = (stay: boolean) =>
    saving.submit(() => {
      beforeCheck?.(form);
      return form.handleSubmit(
        async (checked) => {
          if (!check || (await check(checked))) await saving.save(definition.input(checked), stay);
        },
        (errors) => saving.setMessage(refusal?.(form, errors) ?? MARKED_FIELDS_MESSAGE),
      )();
    });
  useSaveShortcut(() => submit(true));

  return {
    definition,
    noun,
    form,
    saving,
    draft,
    submit,
    /** Saves the values chosen in a conflict; they replace the newer version. */
    submitChosen: (stay: boolean, newer: Row) => {
      before.current = definition.values(newer);
      submit(stay);
    },
    isDirty: form.formState.isDirty,
  };
}

/** What the frame of an editor needs of its form. */
export type EditorForm<Row extends Stored, Values extends FieldValues, Checked, Input> = ReturnType<
  typeof useEditorForm<Row, Values, Checked, Input>
>;
