import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type UseFormReturn } from "react-hook-form";
import type { ZodType } from "zod";
import type { Client } from "#db/client.ts";
import type { SaveNote } from "#db/changes/save-record.ts";
import { ConflictError, isDuplicate } from "#db/errors.ts";
import { changedFields, sameValue, seenFields } from "#domain/content/changed-fields.ts";
import { conflictingFields, fieldsOfOthers, mergeVersions } from "#domain/content/conflict.ts";
import { withTyped, type Typed } from "#domain/content/draft.ts";
import { MARKED_FIELDS_MESSAGE } from "#domain/text/form-fields.ts";
import { sectionPlace } from "#domain/pages/section-text.ts";
import { client } from "../environment.ts";
import { queryClient, queryKeys } from "../query-client.ts";
import { useOneAtATime } from "../ui/use-one-at-a-time.ts";
import { toast } from "../ui/toast.ts";
import { storedFields, type ComparedFields } from "./ConflictDialog.tsx";
import { useDraft } from "./drafts/use-draft.ts";
import { NO_CONNECTION, useWhenConnected } from "./use-when-connected.ts";

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
  /** What a draft compares with the input, if not the row itself. */
  columns?: (row: Row) => object;
  /** Left out if there is always a record to change. With `draft` it publishes that version of a saved draft. */
  create?: (client: Client, input: Input, note: SaveNote) => Promise<Row>;
  /**
   * Stores what differs from the record as the editor `seen` it; throws a ConflictError if somebody else has changed the same
   * fields since. `form` has the values of the form then and now.
   */
  update: (
    client: Client,
    id: string,
    input: Input,
    seen: Row,
    form: SaveNote & { before: Values; now: Values },
  ) => Promise<Row>;
};

/** What a form holds. Without `change` it is incomplete; `missing` are the labels of the fields that need attention. */
export type Held<Values> = {
  typed: Typed & { values: Values };
  change: { before: object | null; after: object } | null;
  missing: string[];
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
 * The form of an editor: keeps unsaved input as a draft, checks it, saves what was changed unless somebody else has changed the
 * same fields since, and distinguishes a conflict from a failure.
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
  /** The version that somebody else saved, or null when they deleted the record; what both began with; and what was wanted. */
  const [conflict, setConflict] = useState<{ base: Values; theirs: Row | null; again: () => void } | null>(null);
  /** The record as the editor began to change it. */
  const seen = useRef(row);
  const created = useRef(false);
  const [stored, setStored] = useState(initial);
  /** The version of the saved draft that the form shows, which a save publishes. */
  const [shownDraft, showDraft] = useState<string | null>(null);
  /** Why the next save is made. */
  const [reason, setReason] = useState("");
  const acceptVersion = (version: Row) => {
    seen.current = version;
    return definition.values(version);
  };
  const draft = useDraft({
    ...{ noun, row, from, form, acceptVersion },
    saved: { version: shownDraft, accept: showDraft },
    ...(onRestored && { onRestored }),
  });

  const store = (input: Input, sent: Values): Promise<Row> => {
    const note = { draft: shownDraft, reason };
    if (row && seen.current)
      return definition.update(client, row.id, input, seen.current, {
        before: definition.values(seen.current),
        now: sent,
        ...note,
      });
    if (!definition.create) throw new Error(`Nothing to change: no ${noun} was read`);
    return definition.create(client, input, note);
  };
  const staying = useRef(false);
  const connection = useWhenConnected(() => submit(staying.current));
  const fail = (error: unknown) => {
    console.error(failure, error);
    setMessage(connection.fail(error) ? NO_CONNECTION : failure);
  };
  // An update changed no row: either somebody else saved first, or the account lacks the right. The version tells which.
  const explain = async (id: string, error: unknown, stay: boolean) => {
    try {
      const theirs = await definition.load(client, id);
      // A save of which only the answer was lost is no conflict: the record has what is wanted.
      if (!seen.current || theirs?.updated_at === seen.current.updated_at) {
        fail(error);
        // Perhaps the role allows less by now: then the screen says so.
        void queryClient.invalidateQueries({ queryKey: queryKeys.rights() });
      } else {
        connection.stop();
        setConflict({ base: definition.values(seen.current), theirs, again: () => submit(stay) });
      }
    } catch (loadError) {
      fail(loadError);
    }
  };
  /** The form now shows values on top of a newer version of the record. */
  const showUpon = (version: Row, values: Values) => {
    form.reset(acceptVersion(version));
    form.reset(values, { keepDefaultValues: true });
  };
  /**
   * Before a draft is saved: the values with what others have changed of the record since. Null if they changed the same fields;
   * then the dialog of a conflict asks, and `again` follows.
   */
  const followRecord = async (mine: Values, again: () => void): Promise<Values | null> => {
    if (!row || !seen.current) return mine;
    const theirs = await definition.load(client, row.id);
    // The draft of a deleted record waits until that is restored.
    if (!theirs || theirs.updated_at === seen.current.updated_at) return mine;
    const base = definition.values(seen.current);
    const versions = { base, mine, theirs: definition.values(theirs) };
    const keys = storedFields(definition.compared);
    if (conflictingFields(versions, keys).length > 0) {
      setConflict({ base, theirs, again });
      return null;
    }
    const merged = mergeVersions(versions, keys, new Map());
    setStored(versions.theirs);
    showUpon(theirs, withTyped(merged, mine, { values: form.getValues() }));
    return merged;
  };
  /** Shows what was stored; what was typed while it was on its way stays, not saved yet. */
  const settle = (sent: Values, now: Values) => {
    const typed = withTyped(now, sent, { values: form.getValues() });
    form.reset(now);
    if (!sameValue(typed, now)) form.reset(typed, { keepDefaultValues: true });
  };
  const done = (sent: Values, saved: Row, stay: boolean) => {
    connection.stop();
    setMessage(undefined);
    const now = acceptVersion(saved);
    setStored(now);
    showDraft(null);
    setReason("");
    created.current = row === null;
    // First: an unchanged form has no draft. That of a new record has done its work: another one takes its place.
    if (row) settle(sent, now);
    else form.reset(now);
    onSaved(saved, stay);
  };
  const save = async (input: Input, stay: boolean) => {
    const sent = structuredClone(form.getValues());
    if (check && !(await check(input))) return;
    try {
      const before = seen.current && { base: definition.values(seen.current), mine: sent };
      const saved = await store(input, sent);
      done(sent, saved, stay);
      if (before) tellOthers({ ...before, theirs: definition.values(saved) }, definition.compared);
    } catch (error) {
      if (onDuplicate && isDuplicate(error)) {
        connection.stop();
        onDuplicate();
      } else if (error instanceof ConflictError && row) await explain(row.id, error, stay);
      else fail(error);
    }
  };
  /**
   * Checks and saves, one at a time: calls in the meantime are ignored, and so are calls after a record was created,
   * until the screen changes.
   */
  function submit(stay: boolean): void {
    if (created.current) return;
    staying.current = stay;
    if (!connection.waiting) setMessage(undefined);
    void run(() => {
      beforeCheck?.(form);
      return form.handleSubmit(
        (input) => save(input, stay),
        (errors) => {
          connection.stop();
          setMessage(refusal?.(form, errors) ?? MARKED_FIELDS_MESSAGE);
        },
      )();
    });
  }

  async function held(values: Values): Promise<Held<Values>> {
    const { success, data, error } = await definition.schema.safeParseAsync(values);
    const typed = { seen: seen.current, values };
    if (!success) {
      const missing = new Set(
        error.issues.map(({ path }) => {
          const key = path[0] as keyof Values & string;
          return sectionPlace(values, path) ?? definition.compared[key] ?? key;
        }),
      );
      return { typed, change: null, missing: [...missing] };
    }
    const before: object | null = seen.current && (definition.columns?.(seen.current) ?? seen.current);
    const after: object = before ? changedFields(before, data as object) : (data as object);
    return { typed, change: { before: before && seenFields(before, after), after }, missing: [] };
  }

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
      setConflict(null);
      showUpon(conflict.theirs, chosen);
      conflict.again();
    },
    /** The next save replaces this version. */
    acceptVersion,
    /** Shows the record as it is stored now; what was typed stays. */
    reload: async () => {
      const now = row && (await definition.load(client, row.id));
      if (!now) return;
      const values = acceptVersion(now);
      setStored(values);
      form.reset(values, { keepDirtyValues: true });
    },
    submit,
    reason,
    setReason,
    isDirty: form.formState.isDirty,
    /** The values of the record as it was stored last; those that a new one began with. */
    stored,
    shownDraft,
    /** Shows a saved draft; publishing it saves what it changes of the record. */
    openDraft: (version: string, typed: Typed) => {
      onRestored?.();
      const began = typed.seen ? acceptVersion(typed.seen as Row) : null;
      showDraft(version);
      form.reset(withTyped(stored, began, typed));
    },
    /**
     * What the form holds, to be saved as a draft; without `change` it could not be published as it is. Null if others have changed
     * the same fields meanwhile: `again` is called once it is decided what becomes of these.
     */
    typed: async (again: () => void): Promise<Held<Values> | null> => {
      beforeCheck?.(form);
      const values = await followRecord(structuredClone(form.getValues()), again);
      return values && held(values);
    },
    /** The same without pending input, which somebody may be typing, and without looking for what others have changed. */
    held: () => held(structuredClone(form.getValues())),
    draftSaved: (version: string, sent: Values) => {
      showDraft(version);
      settle(sent, sent);
    },
    /** Shows the record as it is stored instead of a draft. */
    closeDraft: async () => {
      const now = row && (await definition.load(client, row.id));
      showDraft(null);
      form.reset(now ? acceptVersion(now) : initial);
    },
  };
}

/** Says which fields somebody else has changed meanwhile: the form shows them from now on. */
function tellOthers<Values extends FieldValues>(
  versions: { base: Values; mine: Values; theirs: Values },
  fields: ComparedFields<Values>,
): void {
  const others = fieldsOfOthers(versions, storedFields(fields)).map((key) => fields[key]);
  if (others.length > 0)
    toast.success(`Somebody else has changed this meanwhile, and it is kept: ${others.join(", ")}`);
}

/** What the frame of an editor needs of its form. */
export type EditorForm<Row extends Stored, Values extends FieldValues, Input> = ReturnType<
  typeof useEditorForm<Row, Values, Input>
>;
