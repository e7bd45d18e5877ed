import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { searchDescriptionHint, type PageFormValues, type PageInput } from "#domain/pages/page.ts";
import { Fields, TextArea, TextField } from "../../ui/Field.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { Card } from "../../ui/Card.tsx";
import { MarkdownField } from "../../ui/markdown/MarkdownField.tsx";
import { RecordSlug } from "../../records/SlugField.tsx";
import type { useSlug } from "../../records/use-slug.ts";

type Props = { form: UseFormReturn<PageFormValues, unknown, PageInput>; slug: ReturnType<typeof useSlug> };

export function PageFields({ form, slug }: Props) {
  const {
    register,
    control,
    formState: { errors },
  } = form;
  const description = useWatch({ control, name: "search_description" });
  return (
    <>
      <Card title="Page">
        <Fields>
          <TextField label="Title" required error={errors.title?.message} {...register("title")} />
          <RecordSlug kind="page" slug={slug} />
          <Switch
            label="Published"
            hint="Off: the page is a draft, and its address is not found on the website."
            className="md:col-span-full"
            {...register("published")}
          />
        </Fields>
      </Card>
      <Card title="Body">
        <Controller
          control={control}
          name="body"
          render={({ field, fieldState }) => (
            <MarkdownField
              label="Body"
              value={field.value}
              error={fieldState.error?.message}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
      </Card>
      <Card title="Search engines">
        <TextArea
          label="Search Description"
          rows={3}
          hint={searchDescriptionHint(description)}
          error={errors.search_description?.message}
          {...register("search_description")}
        />
      </Card>
    </>
  );
}
