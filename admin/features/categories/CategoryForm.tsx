import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { Category } from "#db/categories.ts";
import { categoryWithDescendants, type CategoryNode } from "#domain/category.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { SelectField, TextArea, TextField } from "#ui/Field.tsx";
import { Options } from "#ui/Select.tsx";
import { Switch } from "#ui/Switch.tsx";
import { Card } from "../../ui/Card.tsx";
import { DraftOffer } from "../../records/DraftOffer.tsx";
import { LeaveGuard } from "../../records/LeaveGuard.tsx";
import { RecordConflict } from "../../records/RecordConflict.tsx";
import { SaveButton } from "../../records/SaveButton.tsx";
import { SlugField } from "../../records/SlugField.tsx";
import { useRecordForm } from "../../records/use-record-form.ts";
import { CategoryPageFields } from "./CategoryPageFields.tsx";
import { categoryDefinition, categoryFields, NO_PARENT } from "./category-form.ts";
import { useLastPlace } from "./use-last-place.ts";

type Props = {
  /** The category to change, or null for a new one. A newer version may follow; what was typed stays. */
  category: Category | null;
  focus: boolean;
  categories: readonly CategoryNode<Category>[];
  /** Whether something was typed, and how to forget its draft when it is given up on purpose. */
  onDirty: (dirty: boolean, forget: () => void) => void;
  /** What was saved, or nothing where the form was cancelled. */
  onDone: (saved?: Category) => void;
};

/** Creates or changes a category. Once it is saved or cancelled, an empty form takes its place. */
export function CategoryForm({ category, focus, categories, onDirty, onDone }: Props) {
  /** Somebody typed a sort order: it is not proposed any more. */
  const [orderTyped, setOrderTyped] = useState(false);
  const { form, slug, saving, draft, submit, isDirty } = useRecordForm(categoryDefinition, category, {
    onSaved: onDone,
    onRestored: () => setOrderTyped(true),
  });
  const {
    register,
    setFocus,
    reset,
    formState: { errors },
  } = form;

  useEffect(() => {
    if (focus) setFocus("name");
  }, [focus, setFocus]);
  useLastPlace(form, category, categories, orderTyped);
  const { acceptVersion } = saving;
  const { forget } = draft;
  useEffect(() => {
    onDirty(isDirty, forget);
    return () => onDirty(false, forget);
  }, [isDirty, forget, onDirty]);

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

  return (
    <Card
      title={category ? "Edit Category" : "Add New Category"}
      note={category && <span className="text-ink-soft">{category.name}</span>}
    >
      <DraftOffer noun="category" draft={draft} />
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit(true);
        }}
      >
        <TextField label="Name" required error={errors.name?.message} {...register("name")} />
        <SlugField
          before="/products/category/"
          error={errors.slug?.message}
          offer={slug.offer}
          onAccept={slug.accept}
          {...register("slug", { onChange: slug.markEdited })}
        />
        <TextArea label="Description" rows={3} error={errors.description?.message} {...register("description")} />
        <SelectField label="Parent Category" error={errors.parent_id?.message} {...register("parent_id")}>
          <option value="">{NO_PARENT}</option>
          <Options options={parents} />
          {parentGone && <option value={chosenParent}>A category that is not there any more</option>}
        </SelectField>
        <TextField
          label="Sort Order"
          inputMode="numeric"
          hint="Smaller numbers come first; dragging in the tree sets it too."
          error={errors.sort_order?.message}
          {...register("sort_order", { onChange: () => setOrderTyped(true) })}
        />
        <Switch label="Active" hint="Off: the website does not list the category." {...register("is_active")} />
        <CategoryPageFields form={form} />
        <Alert>{saving.message}</Alert>
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            intent="quiet"
            onClick={() => {
              forget();
              onDone();
            }}
            disabled={saving.busy}
          >
            Cancel
          </Button>
          <SaveButton label={category ? "Update Category" : "Create Category"} busy={saving.busy} />
        </div>
      </form>
      <LeaveGuard dirty={isDirty} onLeave={forget} />
      <RecordConflict
        noun="category"
        form={form}
        saving={saving}
        valuesOf={categoryDefinition.values}
        fields={categoryFields(new Map(categories.map(({ id, name }) => [id, name])))}
        onChosen={() => submit(true)}
      />
    </Card>
  );
}
