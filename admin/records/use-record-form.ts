import { zodResolver } from "@hookform/resolvers/zod";
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from "react-hook-form";
import type { ZodType } from "zod";
import type { Client } from "#db/client.ts";
import { slugsLike } from "#db/slugs.ts";
import { contentKind, siteAddress, type KindWithSlug } from "#domain/content-kinds.ts";
import { changeReason, savedMessage, saveFailedMessage } from "#domain/content-messages.ts";
import { MARKED_FIELDS_MESSAGE } from "#domain/form-fields.ts";
import { toast } from "#ui/toast.ts";
import { client } from "../environment.ts";
import { usePublishing } from "../publish/publish-context.ts";
import { refreshLists } from "../queries/refresh.ts";
import { useDraft } from "./use-draft.ts";
import { useRecordSaving } from "./use-record-saving.ts";
import { useSaveShortcut } from "./use-save-shortcut.ts";
import { useSlug } from "./use-slug.ts";

type Stored = { id: string; slug: string; updated_at: string };
type WithSlug = FieldValues & { slug: string };

/** The definition of an editor, besides its fields. `Values` is what the form holds, `Checked` the output of its schema. */
export type RecordDefinition<Kind extends KindWithSlug, Row extends Stored, Values extends WithSlug, Checked, Input> = {
  kind: Kind;
  schema: ZodType<Checked, Values>;
  /** The values of the form for a record; the initial ones for a new one. */
  values: (row: Row | null) => Values;
  /** The record to store. */
  input: (checked: Checked) => Input;
  load: (client: Client, id: string) => Promise<Row | null>;
  create: (client: Client, input: Input) => Promise<Row>;
  update: (client: Client, id: string, input: Input, version: string) => Promise<Row>;
  /** Whether visitors find it at its address; left out: always. */
  isPublic?: (row: Row) => boolean;
};

type Options<Row, Values extends FieldValues, Checked> = {
  /** What a new record begins with, if that differs, and a key for its origin (see `from` in use-draft.ts). */
  begin?: { values: Values; from: string } | undefined;
  onSaved: (saved: Row, stay: boolean) => void;
  /** Called when the form shows a draft from an earlier visit. */
  onRestored?: () => void;
  /** Runs before the form is checked, to add pending input to it. */
  beforeCheck?: (form: UseFormReturn<Values, unknown, Checked>) => void;
  /** The message when the form has errors. */
  refusal?: (form: UseFormReturn<Values, unknown, Checked>, errors: FieldErrors<Values>) => string;
};

/**
 * The form of a record: derives the slug from the name, keeps unsaved input as a draft, and on saving checks it, distinguishes
 * a conflict from a failure, and asks for publishing.
 */
export function useRecordForm<
  Kind extends KindWithSlug,
  Row extends Stored,
  Values extends WithSlug,
  Checked extends { slug: string },
  Input,
>(
  definition: RecordDefinition<Kind, Row, Values, Checked, Input>,
  row: Row | null,
  { begin, onSaved, onRestored, beforeCheck, refusal }: Options<Row, Values, Checked>,
) {
  const { kind, values } = definition;
  const { nameColumn, noun } = contentKind(kind);
  const { publish } = usePublishing();
  const form = useForm<Values, unknown, Checked>({
    resolver: zodResolver(definition.schema),
    defaultValues: (begin?.values ?? values(row)) as DefaultValues<Values>,
  });
  const slugField = "slug" as Path<Values>;
  const nameOf = (record: Row | Values) => String(record[nameColumn as keyof typeof record]);

  const slug = useSlug({
    creating: row === null,
    name: String(useWatch({ control: form.control, name: nameColumn as Path<Values> })),
    getSlug: () => form.getValues(slugField),
    setSlug: (value) => form.setValue(slugField, value as PathValue<Values, Path<Values>>, { shouldDirty: true }),
    setError: (message) =>
      message ? form.setError(slugField, { message }, { shouldFocus: true }) : form.clearErrors(slugField),
    slugsLike: (value) => slugsLike(client, kind, value, row?.id),
  });
  const saving = useRecordSaving<Input, Row>({
    row,
    create: (input) => definition.create(client, input),
    update: (id, input, version) => definition.update(client, id, input, version),
    load: (id) => definition.load(client, id),
    failure: saveFailedMessage(kind),
    onDuplicate: () => void slug.check(form.getValues(slugField)),
    onSaved: (saved, stay) => {
      // First: an unchanged form has no draft.
      form.reset(values(saved));
      toast.success(savedMessage(kind, row ? "updated" : "created"));
      publish(
        { label: nameOf(saved), href: definition.isPublic?.(saved) === false ? null : siteAddress(kind, saved.slug) },
        changeReason(row ? "Changed" : "New", kind, nameOf(saved)),
      );
      void refreshLists(kind);
      onSaved(saved, stay);
    },
  });

  const draft = useDraft({
    noun,
    row,
    from: begin?.from,
    form,
    saving,
    onRestored: () => {
      slug.markEdited();
      onRestored?.();
    },
  });

  const submit = (stay: boolean) =>
    saving.submit(() => {
      beforeCheck?.(form);
      return form.handleSubmit(
        async (checked) => {
          if (await slug.check(checked.slug)) await saving.save(definition.input(checked), stay);
        },
        (errors) => saving.setMessage(refusal?.(form, errors) ?? MARKED_FIELDS_MESSAGE),
      )();
    });
  useSaveShortcut(() => submit(true));

  return { definition, row, form, slug, saving, draft, submit, isDirty: form.formState.isDirty };
}
