import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { createCategory, getCategory, updateCategory, type Category } from "#db/categories.ts";
import { slugsLike } from "#db/slugs.ts";
import {
  categorySchema,
  categoryWithDescendants,
  type CategoryFormValues,
  type CategoryInput,
  type CategoryNode,
} from "#domain/category.ts";
import { routes } from "#domain/routes.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField, TextArea, TextField } from "#ui/Field.tsx";
import { Options } from "#ui/Select.tsx";
import { Switch } from "#ui/Switch.tsx";
import { toast } from "#ui/toast.ts";
import { client } from "../../environment.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { queryClient } from "../../query-client.ts";
import { Card } from "../../ui/Card.tsx";
import { DraftOffer } from "../../ui/DraftOffer.tsx";
import { LeaveGuard } from "../../ui/LeaveGuard.tsx";
import { RecordConflict } from "../../ui/RecordConflict.tsx";
import { SlugField } from "../../ui/SlugField.tsx";
import { useDraft } from "../../ui/use-draft.ts";
import { useRecordSaving } from "../../ui/use-record-saving.ts";
import { useSaveShortcut } from "../../ui/use-save-shortcut.ts";
import { useSlug } from "../../ui/use-slug.ts";
import { categoryFields, categoryValues, NO_PARENT } from "./category-form.ts";
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

/** Creates or changes a category; saved or cancelled, it makes room for a new one. */
export function CategoryForm({ category, focus, categories, onDirty, onDone }: Props) {
  const { publish } = usePublishing();
  const form = useForm<CategoryFormValues, unknown, CategoryInput>({
    resolver: zodResolver(categorySchema),
    defaultValues: categoryValues(category),
  });
  const {
    register,
    setFocus,
    reset,
    formState: { errors, isDirty },
  } = form;

  useEffect(() => {
    if (focus) setFocus("name");
  }, [focus, setFocus]);
  const slug = useSlug({
    creating: category === null,
    name: useWatch({ control: form.control, name: "name" }),
    getSlug: () => form.getValues("slug"),
    setSlug: (value) => form.setValue("slug", value, { shouldDirty: true }),
    setError: (message) =>
      message ? form.setError("slug", { message }, { shouldFocus: true }) : form.clearErrors("slug"),
    slugsLike: (value) => slugsLike(client, "categories", value, category?.id),
  });
  const place = useLastPlace(form, category, categories);
  const saving = useRecordSaving<CategoryInput, Category>({
    row: category,
    create: (input) => createCategory(client, input),
    update: (id, input, version) => updateCategory(client, id, input, version),
    load: (id) => getCategory(client, id),
    failure: "Failed to save category",
    onDuplicate: () => void slug.check(form.getValues("slug")),
    onSaved: (saved) => {
      // Saved is not changed any more: the draft goes with it.
      reset(categoryValues(saved));
      toast.success(category ? "Category updated successfully" : "Category created successfully");
      publish(
        { label: saved.name, href: routes.products({ category: saved.slug }) },
        `${category ? "Changed" : "New"} category ${saved.name}`,
      );
      void queryClient.invalidateQueries({ queryKey: ["categories"] });
      if (category && category.name !== saved.name) void queryClient.invalidateQueries({ queryKey: ["products"] });
      onDone(saved);
    },
  });
  const { acceptVersion } = saving;

  const draft = useDraft({
    noun: "category",
    row: category,
    form,
    onRestore: (version) => {
      slug.markEdited();
      place.markTyped();
      if (version) acceptVersion({ updated_at: version });
    },
  });
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
    reset(categoryValues(category), { keepDirtyValues: true });
  }, [category, acceptVersion, reset]);

  const submit = () =>
    saving.submit(
      form.handleSubmit(
        async (input) => {
          if (await slug.check(input.slug)) await saving.save(input, true);
        },
        () => saving.setMessage("Please check the marked fields."),
      ),
    );
  useSaveShortcut(submit);

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
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField label="Name" required error={errors.name?.message} {...register("name")} />
        <SlugField
          before="?category="
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
          type="number"
          step={1}
          hint="Smaller numbers come first; dragging in the tree sets it too."
          error={errors.sort_order?.message}
          {...register("sort_order", { onChange: place.markTyped })}
        />
        <Switch label="Active" hint="Off: the website does not list the category." {...register("is_active")} />
        <p role="alert" className={saving.message ? "field-error" : "sr-only"}>
          {saving.message}
        </p>
        <div className="form-foot">
          <Button
            variant="quiet"
            onClick={() => {
              forget();
              onDone();
            }}
            disabled={saving.busy}
          >
            Cancel
          </Button>
          <Button type="submit" variant="primary" disabled={saving.busy}>
            {saving.busy ? "Saving..." : category ? "Update Category" : "Create Category"}
          </Button>
        </div>
      </form>
      <LeaveGuard dirty={isDirty} onLeave={forget} />
      <RecordConflict
        noun="category"
        form={form}
        saving={saving}
        valuesOf={categoryValues}
        fields={categoryFields(new Map(categories.map(({ id, name }) => [id, name])))}
        onChosen={submit}
      />
    </Card>
  );
}
