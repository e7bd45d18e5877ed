import { useWatch, type FieldValues, type Path, type PathValue, type UseFormReturn } from "react-hook-form";
import type { Client } from "#db/client.ts";
import type { SaveNote } from "#db/changes/save-record.ts";
import { slugsLike } from "#db/content/slugs.ts";
import { contentKind, siteAddress, type KindWithSlug } from "#domain/content/content-kinds.ts";
import { changeReason, savedMessage, saveFailedMessage } from "#domain/content/content-messages.ts";
import { toast } from "../ui/toast.ts";
import { client } from "../environment.ts";
import { usePublishing } from "../publish/publish-context.ts";
import { queryClient, queryKeys, refreshLists } from "../query-client.ts";
import { useEditorForm, type EditorDefinition, type FormChecks, type Stored } from "./use-editor-form.ts";
import { useSlug } from "./use-slug.ts";

export type StoredWithSlug = Stored & { slug: string };
export type WithSlug = FieldValues & { slug: string };

/** The definition of an editor of one kind of content, besides its fields. */
export type RecordDefinition<Row extends StoredWithSlug, Values extends WithSlug, Input> = EditorDefinition<
  Row,
  Values,
  Input
> & {
  kind: KindWithSlug;
  /** The values of the form for a record; the initial ones for a new one. */
  values: (row: Row | null) => Values;
  create: (client: Client, input: Input, note: SaveNote) => Promise<Row>;
  /** Whether visitors find it at its address; left out: always. */
  isPublic?: (row: Row) => boolean;
};

type Options<Row, Values extends FieldValues, Input> = FormChecks<Values, Input> & {
  /** What a new record begins with, if that differs, and a key for its origin (see `from` in use-draft.ts). */
  begin?: { values: Values; from: string } | undefined;
  onSaved: (saved: Row, stay: boolean) => void;
  /** Called when the form shows a draft from an earlier visit. */
  onRestored?: () => void;
};

/** The form of a record: derives the slug from the name, and asks for publishing after a save. */
export function useRecordForm<Row extends StoredWithSlug, Values extends WithSlug, Input extends { slug: string }>(
  definition: RecordDefinition<Row, Values, Input>,
  row: Row | null,
  { begin, onSaved, onRestored, ...checks }: Options<Row, Values, Input>,
) {
  const { kind } = definition;
  const { nameColumn, noun, title } = contentKind(kind);
  const { publish } = usePublishing();
  const slugField = "slug" as Path<Values>;
  const nameOf = (record: Row | Values) => String(record[nameColumn as keyof typeof record]);

  const editor = useEditorForm(definition, row, {
    ...checks,
    initial: begin?.values ?? definition.values(row),
    noun,
    from: begin?.from,
    failure: saveFailedMessage(kind),
    check: (input) => slug.check(input.slug),
    onDuplicate: () => void slug.check(form.getValues(slugField)),
    onRestored: () => {
      slug.markEdited();
      onRestored?.();
    },
    onSaved: (saved, stay) => {
      toast.success(savedMessage(kind, row ? "updated" : "created"));
      publish(
        { label: nameOf(saved), href: definition.isPublic?.(saved) === false ? null : siteAddress(kind, saved.slug) },
        changeReason(row ? "Changed" : "New", kind, nameOf(saved)),
      );
      void refreshLists(kind);
      if (editor.shownDraft) void queryClient.invalidateQueries({ queryKey: queryKeys.drafts });
      onSaved(saved, stay);
    },
  });
  const form: UseFormReturn<Values, unknown, Input> = editor.form;
  const slug = useSlug({
    creating: row === null,
    name: String(useWatch({ control: form.control, name: nameColumn as Path<Values> })),
    getSlug: () => form.getValues(slugField),
    setSlug: (value) => form.setValue(slugField, value as PathValue<Values, Path<Values>>, { shouldDirty: true }),
    setError: (message) =>
      message ? form.setError(slugField, { message }, { shouldFocus: true }) : form.clearErrors(slugField),
    slugsLike: (value) => slugsLike(client, kind, value, row?.id),
  });

  return {
    ...editor,
    slug,
    /** The action, for the heading of the form and its button. */
    heading: `${row ? "Edit" : "Add New"} ${title}`,
    saveLabel: `${row ? "Update" : "Create"} ${title}`,
    /** The name of the stored record; null for a new one. */
    name: row && nameOf(row),
  };
}
