import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type UseFormReturn } from "react-hook-form";
import type { ZodType } from "zod";
import type { Client } from "#db/client.ts";
import { ConflictError, isDuplicate } from "#db/errors.ts";
import { MARKED_FIELDS_MESSAGE } from "#domain/text/form-fields.ts";
import { client } from "../environment.ts";
import { useOneAtATime } from "../ui/use-one-at-a-time.ts";
import type { ComparedFields } from "./ConflictDialog.tsx";
import { useDraft } from "./use-draft.ts";

export type Stored = { id: string; updated_at: string };

/** The definition of an editor, besides its fields. `Values` is what the form holds, `Input` what is stored. */
export type EditorDefinition<Row extends Stored, Values extends FieldValues, Input> = {
  /** Checks the form, and makes the record to store of it. */
  schema: ZodType<Input, Values>;
  /** The values of the form for a record. */
  values: (row: Row) => Values;
  /** What a conflict compares. */
  compared: ComparedFields<Values>;
  load: (client: Client, id: string) => Promise<Row | null>;
  /** Left out if there is always a record to change. */
  create?: (client: Client, input: Input) => Promise<Row>;
  /** Stores a record that nobody else has changed since this version. `form` has its values at that version and now. */
  update: (
    client: Client,
    id: string,
    input: Input,
    version: string,
    form: { before: Values; now: Values },
  ) => Promise<Row>;
};

export type FormChecks<Values extends FieldValues, Input> = {
  /** Runs before the form is checked, to add pending input to it. */
  beforeCheck?: (form: UseFormReturn<Values, unknown, Input>) => void;
  /** The message when the form has errors. */
  refusal?: (form: UseFormReturn<Values, unknown, Input>, errors: FieldErrors<Values>) => string;
};

type Options<Row, Values extends FieldValues, Input> = FormChecks<Values, Input> & {
  /** What the form begins with. */
  initial: Values;
  /** The kind of the record within a sentence: 'brand', 'product'. */
  noun: string;
  /** For a new record that does not begin empty: a key for its origin (see `from` in use-draft.ts). */
  from?: string | undefined;
  /** The message when the save failed for a reason that cannot be corrected in the form. */
  failure: string;
  /** The last check before the save, after that of the schema. */
  check?: (input: Input) => Promise<boolean>;
  /** Called when the slug was taken between the check and the save. */
  onDuplicate?: () => void;
  /** Called when the form shows a draft from an earlier visit. */
  onRestored?: () => void;
  /** `stay`: whether the editor stays on the screen. */
  onSaved: (saved: Row, stay: boolean) => void;
};

/**
 * The form of an editor: keeps unsaved input as a draft, checks it, saves it if nobody else saved the record since it was read,
 * and distinguishes a conflict from a failure.
 */
export function useEditorForm<Row extends Stored, Values extends FieldValues, Input>(
  definition: EditorDefinition<Row, Values, Input>,
  row: Row | null,
  options: Options<Row, Values, Input>,
) {
  const { initial, noun, from, failure, check, beforeCheck, refusal, onDuplicate, onRestored, onSaved } = options;
  const form = useForm<Values, unknown, Input>({
    resolver: zodResolver(definition.schema),
    defaultValues: initial as DefaultValues<Values>,
  });
  const { busy, run } = useOneAtATime();
  const [message, setMessage] = useState<string>();
  /** The version that somebody else saved, or null when they deleted the record. */
  const [conflict, setConflict] = useState<{ theirs: Row | null; stay: boolean } | null>(null);
  /** The version that the next save replaces, and its values. */
  const version = useRef(row?.updated_at);
  const before = useRef(initial);
  const created = useRef(false);
  const acceptVersion = ({ updated_at }: Pick<Stored, "updated_at">) => {
    version.current = updated_at;
  };
  const draft = useDraft({ noun, row, from, form, acceptVersion, ...(onRestored && { onRestored }) });

  const store = (input: Input): Promise<Row> => {
    if (row && version.current)
      return definition.update(client, row.id, input, version.current, {
        before: before.current,
        now: form.getValues(),
      });
    if (!definition.create) throw new Error(`Nothing to change: no ${noun} was read`);
    return definition.create(client, input);
  };
  const fail = (error: unknown) => {
    console.error(failure, error);
    setMessage(failure);
  };
  // An update changed no row: either somebody else saved first, or the account lacks the right. The version tells which.
  const explain = async (id: string, error: unknown, stay: boolean) => {
    try {
      const theirs = await definition.load(client, id);
      if (theirs?.updated_at === version.current) fail(error);
      else setConflict({ theirs, stay });
    } catch (loadError) {
      fail(loadError);
    }
  };
  const save = async (input: Input, stay: boolean) => {
    if (check && !(await check(input))) return;
    try {
      const saved = await store(input);
      acceptVersion(saved);
      created.current = row === null;
      before.current = definition.values(saved);
      // First: an unchanged form has no draft.
      form.reset(before.current);
      onSaved(saved, stay);
    } catch (error) {
      if (onDuplicate && isDuplicate(error)) onDuplicate();
      else if (error instanceof ConflictError && row) await explain(row.id, error, stay);
      else fail(error);
    }
  };
  /**
   * Checks and saves, one at a time: calls in the meantime are ignored, and so are calls after a record was created,
   * until the screen changes.
   */
  const submit = (stay: boolean): void => {
    if (created.current) return;
    setMessage(undefined);
    void run(() => {
      beforeCheck?.(form);
      return form.handleSubmit(
        (input) => save(input, stay),
        (errors) => setMessage(refusal?.(form, errors) ?? MARKED_FIELDS_MESSAGE),
      )();
    });
  };

  return {
    definition,
    noun,
    form,
    draft,
    busy,
    message,
    conflict,
    closeConflict: () => setConflict(null),
    /** Saves the values chosen in a conflict; they replace the newer version. */
    submitChosen: (chosen: Values) => {
      if (!conflict?.theirs) return;
      acceptVersion(conflict.theirs);
      before.current = definition.values(conflict.theirs);
      setConflict(null);
      form.reset(before.current);
      form.reset(chosen, { keepDefaultValues: true });
      submit(conflict.stay);
    },
    /** The next save replaces this version. */
    acceptVersion,
    submit,
    isDirty: form.formState.isDirty,
  };
}

/** What the frame of an editor needs of its form. */
export type EditorForm<Row extends Stored, Values extends FieldValues, Input> = ReturnType<
  typeof useEditorForm<Row, Values, Input>
>;
