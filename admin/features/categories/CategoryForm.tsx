import { useEffect, useRef, useState } from "react";
import { useWatch, type UseFormReturn, Controller } from "react-hook-form";
import type { Category } from "#db/products/categories.ts";
import type { CategoryFormValues, CategoryInput } from "#domain/categories/category.ts";
import { categoryWithDescendants, type CategoryNode, lastSortOrder } from "#domain/categories/category-tree.ts";
import { CATEGORY_WORDS } from "#domain/languages/word-fields.ts";
import { Alert, Button, Options, Switch } from "../../ui/controls.tsx";
import { SelectField, TextArea, TextField } from "../../ui/Field.tsx";
import { Card } from "../../ui/Card.tsx";
import { Loading } from "../../ui/panels.tsx";
import { HistoryButton } from "../../changes/HistoryButton.tsx";
import { queryClient, queryKeys } from "../../query-client.ts";
import { FormPreview } from "../../preview/FormPreview.tsx";
import type { PendingTarget } from "../../records/LeaveGuard.tsx";
import { RecordForm } from "../../records/RecordForm.tsx";
import { DraftsOnly, SaveButtons } from "../../records/SaveBar.tsx";
import { SavedDraft } from "../../records/drafts/SavedDraft.tsx";
import { RecordSlug } from "../../records/SlugField.tsx";
import { Translations } from "../../records/translations/Translations.tsx";
import { useRecordForm } from "../../records/use-record-form.ts";
import { useSavedDraft } from "../../records/drafts/use-saved-draft.ts";
import { useSaveAction, useSaveShortcut } from "../../records/use-save-shortcut.ts";
import { categoryDefinition, NO_PARENT } from "./category-form.ts";
import { bindFields } from "../../records/bind-fields.ts";
import { searchDescriptionHint } from "#domain/pages/page.ts";
import { MarkdownField } from "../../ui/markdown/MarkdownField.tsx";

type Props = {
  /** The category to change, or null for a new one. A newer version may follow; what was typed stays. */
  category: Category | null;
  focus: boolean;
  /** The draft to open: of a stored category that one's id. */
  draft: string | undefined;
  categories: readonly CategoryNode<Category>[];
  /** Another category to edit instead, once the editor agrees to lose the unsaved input. */
  pending: PendingTarget | null;
  /** Reports whether the form has unsaved input. */
  onDirty: (dirty: boolean) => void;
  /** Called with the saved category, or without one if the form was cancelled. */
  onDone: (saved?: Category) => void;
};

/** Creates or changes a category. Once it is saved or cancelled, an empty form takes its place. */
export function CategoryForm({ category, focus, draft: asked, categories, pending, onDirty, onDone }: Props) {
  /** Whether somebody typed a sort order, so that none is proposed any more. */
  const [orderTyped, setOrderTyped] = useState(false);
  const editor = useRecordForm(categoryDefinition, category, {
    onSaved: onDone,
    onRestored: () => setOrderTyped(true),
  });
  const { form, slug, draft, submit, isDirty, acceptVersion, shownDraft } = editor;
  /** The draft of a new category. */
  const [newDraft, setNewDraft] = useState(category ? null : (asked ?? null));
  const savedDraft = useSavedDraft<CategoryFormValues>(editor, {
    ...{ kind: "category", record: category?.id ?? newDraft, opens: asked !== undefined },
    nameOf: ({ name }) => name,
    onFirst: setNewDraft,
    onDiscarded: () => setNewDraft(null),
  });
  const busy = editor.busy || savedDraft.busy;
  const saveDraft = () => void savedDraft.save();
  const saveAs = useSaveAction();
  useSaveShortcut(() => saveAs(() => submit(true), saveDraft));
  const { register, setFocus, reset } = form;
  const field = bindFields(form);

  useEffect(() => {
    if (focus) setFocus("name");
  }, [focus, setFocus]);
  useLastPlace(form, category, categories, orderTyped);
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const known = useRef(category);
  useEffect(() => {
    if (!category || category === known.current) return;
    known.current = category;
    acceptVersion(category);
    reset(categoryDefinition.values(category), { keepDirtyValues: true });
  }, [category, acceptVersion, reset]);

  const chosenParent = useWatch({ control: form.control, name: "parent_id" });
  const excluded = category ? categoryWithDescendants(categories, category.id) : new Set<string>();
  const parents = categories
    .filter(({ id }) => !excluded.has(id))
    .map(({ id, name, depth }) => ({ value: id, label: name, depth }));
  const parentGone = chosenParent && !parents.some(({ value }) => value === chosenParent);

  if (savedDraft.isOpening) return <Loading place="list" label="Loading draft..." />;
  return (
    <Card
      title={editor.heading}
      note={
        <>
          {category && (
            <>
              <span className="text-ink-soft">{editor.name}</span>
              <HistoryButton
                table="categories"
                record={category.id}
                name={category.name}
                onRestored={() => queryClient.invalidateQueries({ queryKey: queryKeys.lists("category") })}
              />
            </>
          )}
          <FormPreview editor={editor} kind="category" record={category?.id ?? newDraft} />
        </>
      }
    >
      <RecordForm
        editor={editor}
        className="grid gap-4"
        onSubmit={() => submit(true)}
        onDraft={saveDraft}
        names={new Map(categories.map(({ id, name }) => [id, name]))}
        pending={pending}
        above={<SavedDraft kind="category" isNew={!category} shown={shownDraft} dirty={isDirty} saved={savedDraft} />}
      >
        <TextField label="Name" required {...field("name")} />
        <RecordSlug kind="category" slug={slug} />
        <TextArea label="Description" rows={3} {...field("description")} />
        <SelectField label="Parent Category" {...field("parent_id")}>
          <option value="">{NO_PARENT}</option>
          <Options options={parents} />
          {parentGone && <option value={chosenParent}>A category that is not there any more</option>}
        </SelectField>
        <TextField
          label="Sort Order"
          inputMode="numeric"
          hint="Smaller numbers come first; dragging in the tree sets it too."
          {...field("sort_order", { onChange: () => setOrderTyped(true) })}
        />
        <Switch label="Active" hint="Off: the website does not list the category." {...register("is_active")} />
        <CategoryPageFields form={form} />
        <Translations
          fields={CATEGORY_WORDS}
          record={category ? { table: "categories", id: category.id } : undefined}
          within
        />
        <DraftsOnly />
        <Alert>{savedDraft.message || editor.message}</Alert>
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            intent="quiet"
            onClick={() => {
              draft.forget();
              onDone();
            }}
            busy={busy}
          >
            Cancel
          </Button>
          <SaveButtons label={editor.saveLabel} busy={busy} onDraft={saveDraft} />
        </div>
      </RecordForm>
    </Card>
  );
}

/**
 * Until somebody types a sort order: puts a new category, or one that gets another parent, last among the children of the chosen
 * parent. A category whose own parent is chosen again gets its stored place back.
 */
function useLastPlace(
  form: UseFormReturn<CategoryFormValues, unknown, CategoryInput>,
  category: Category | null,
  categories: readonly Category[],
  typed: boolean,
): void {
  const parentId = useWatch({ control: form.control, name: "parent_id" }) || null;
  const order = String(
    category && category.parent_id === parentId
      ? category.sort_order
      : lastSortOrder(categories, parentId, category?.id),
  );
  const isNew = category === null;
  const { resetField, setValue } = form;
  useEffect(() => {
    if (typed) return;
    // In a new form it is a default value, not a change that would be kept as a draft.
    if (isNew) resetField("sort_order", { defaultValue: order });
    else setValue("sort_order", order, { shouldDirty: true });
  }, [order, isNew, resetField, setValue, typed]);
}

/** The texts of the category's page. */
function CategoryPageFields({ form }: { form: UseFormReturn<CategoryFormValues, unknown, CategoryInput> }) {
  const { control } = form;
  const field = bindFields(form);
  const description = useWatch({ control, name: "search_description" });
  return (
    <fieldset className="grid gap-4 border-bs border-line pbs-4">
      <legend className="float-start mbe-1 font-semibold">Page on the website</legend>
      <TextField
        label="Page Title"
        hint="What search engines and the tab of the browser show. Empty: the name."
        {...field("page_title")}
      />
      <TextArea
        label="Search Description"
        rows={3}
        hint={`${searchDescriptionHint(description)} Empty: the description.`}
        {...field("search_description")}
      />
      <Controller
        control={control}
        name="introduction"
        render={({ field: text, fieldState }) => (
          <MarkdownField
            label="Introduction"
            value={text.value}
            error={fieldState.error?.message}
            onChange={text.onChange}
            onBlur={text.onBlur}
          />
        )}
      />
    </fieldset>
  );
}
