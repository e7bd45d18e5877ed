import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import type { CategoryFormValues, CategoryInput } from "#domain/categories/category.ts";
import { searchDescriptionHint } from "#domain/pages/page.ts";
import { TextArea, TextField } from "../../ui/Field.tsx";
import { MarkdownField } from "../../ui/markdown/MarkdownField.tsx";

/** The texts of the category's page. */
export function CategoryPageFields({ form }: { form: UseFormReturn<CategoryFormValues, unknown, CategoryInput> }) {
  const {
    register,
    control,
    formState: { errors },
  } = form;
  const description = useWatch({ control, name: "search_description" });
  return (
    <fieldset className="grid gap-4 border-bs border-line pbs-4">
      <legend className="float-start mbe-1 font-semibold">Page on the website</legend>
      <TextField
        label="Page Title"
        hint="What search engines and the tab of the browser show. Empty: the name."
        error={errors.page_title?.message}
        {...register("page_title")}
      />
      <TextArea
        label="Search Description"
        rows={3}
        hint={`${searchDescriptionHint(description)} Empty: the description.`}
        error={errors.search_description?.message}
        {...register("search_description")}
      />
      <Controller
        control={control}
        name="introduction"
        render={({ field, fieldState }) => (
          <MarkdownField
            label="Introduction"
            value={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </fieldset>
  );
}
