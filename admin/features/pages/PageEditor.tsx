import type { Page } from "#db/content/pages.ts";
import { routes } from "#domain/addresses/routes.ts";
import { RecordEditor } from "../../records/RecordEditor.tsx";
import { recordScreens } from "../../records/record-screens.tsx";
import { pageDefinition } from "./page-form.ts";
import { NewTabLink } from "../../ui/NewTabLink.tsx";
import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { searchDescriptionHint, type PageFormValues, type PageInput } from "#domain/pages/page.ts";
import { Fields, TextArea, TextField } from "../../ui/Field.tsx";
import { Switch } from "../../ui/controls.tsx";
import { Card } from "../../ui/Card.tsx";
import { MarkdownField } from "../../ui/markdown/MarkdownField.tsx";
import { RecordSlug } from "../../records/SlugField.tsx";
import type { useSlug } from "../../records/use-slug.ts";
import { bindFields } from "../../records/bind-fields.ts";

/** Creates or changes a page of the site. */
function PageEditor({ page }: { page: Page | null }) {
  return (
    <RecordEditor
      definition={pageDefinition}
      row={page}
      actions={(stored) =>
        stored?.published && stored.slug && <NewTabLink href={routes.page(stored.slug)}>View page</NewTabLink>
      }
    >
      {(editor) => <PageFields {...editor} />}
    </RecordEditor>
  );
}

export const { NewScreen, EditScreen } = recordScreens(pageDefinition, (page) => <PageEditor page={page} />);

type Props = { form: UseFormReturn<PageFormValues, unknown, PageInput>; slug: ReturnType<typeof useSlug> };

export function PageFields({ form, slug }: Props) {
  const { register, control } = form;
  const field = bindFields(form);
  const description = useWatch({ control, name: "search_description" });
  return (
    <>
      <Card title="Page">
        <Fields>
          <TextField label="Title" required {...field("title")} />
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
          render={({ field: text, fieldState }) => (
            <MarkdownField
              label="Body"
              value={text.value}
              error={fieldState.error?.message}
              onChange={text.onChange}
              onBlur={text.onBlur}
            />
          )}
        />
      </Card>
      <Card title="Search engines">
        <TextArea
          label="Search Description"
          rows={3}
          hint={searchDescriptionHint(description)}
          {...field("search_description")}
        />
      </Card>
    </>
  );
}
