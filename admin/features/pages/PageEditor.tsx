import { zodResolver } from "@hookform/resolvers/zod";
import { useNavigate } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { useForm, useWatch } from "react-hook-form";
import { createPage, getPage, updatePage, type Page } from "#db/pages.ts";
import { slugsLike } from "#db/slugs.ts";
import { pageSchema, type PageFormValues, type PageInput } from "#domain/page.ts";
import { routes } from "#domain/routes.ts";
import { toast } from "#ui/toast.ts";
import { client } from "../../environment.ts";
import { LastSaved } from "../../publish/LastSaved.tsx";
import { usePublishing } from "../../publish/publish-context.ts";
import { queryClient } from "../../query-client.ts";
import { dashboardSearch } from "../../ui/dashboard-place.ts";
import { DraftOffer } from "../../ui/DraftOffer.tsx";
import { LeaveGuard } from "../../ui/LeaveGuard.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { RecordConflict } from "../../ui/RecordConflict.tsx";
import { SaveBar } from "../../ui/SaveBar.tsx";
import { useDraft } from "../../ui/use-draft.ts";
import { useRecordSaving } from "../../ui/use-record-saving.ts";
import { useSaveShortcut } from "../../ui/use-save-shortcut.ts";
import { useSlug } from "../../ui/use-slug.ts";
import { useTitle } from "../../ui/use-title.ts";
import { PAGE_FIELDS, pageValues } from "./page-form.ts";
import { PageFields } from "./PageFields.tsx";

/** Creates or changes a page of the site. */
export function PageEditor({ page }: { page: Page | null }) {
  const title = page ? "Edit Page" : "Add New Page";
  useTitle(title);
  const navigate = useNavigate();
  const { publish } = usePublishing();
  const form = useForm<PageFormValues, unknown, PageInput>({
    resolver: zodResolver(pageSchema),
    defaultValues: pageValues(page),
  });
  const { isDirty, defaultValues } = form.formState;

  const slug = useSlug({
    creating: page === null,
    name: useWatch({ control: form.control, name: "title" }),
    getSlug: () => form.getValues("slug"),
    setSlug: (value) => form.setValue("slug", value, { shouldDirty: true }),
    setError: (message) =>
      message ? form.setError("slug", { message }, { shouldFocus: true }) : form.clearErrors("slug"),
    slugsLike: (value) => slugsLike(client, "pages", value, page?.id),
  });
  const saving = useRecordSaving<PageInput, Page>({
    row: page,
    create: (input) => createPage(client, input),
    update: (id, input, version) => updatePage(client, id, input, version),
    load: (id) => getPage(client, id),
    failure: "Error saving page. Please try again.",
    onDuplicate: () => void slug.check(form.getValues("slug")),
    onSaved: (saved, stay) => {
      form.reset(pageValues(saved));
      toast.success(page ? "Page updated" : "Page created");
      publish(
        { label: saved.title, href: saved.published ? routes.page(saved.slug) : null },
        `${page ? "Changed" : "New"} page ${saved.title}`,
      );
      void queryClient.invalidateQueries({ queryKey: ["pages"] });
      if (!stay) void navigate({ to: "/admin", search: dashboardSearch("pages"), ignoreBlocker: true });
      else if (!page)
        void navigate({ to: "/admin/pages/$id", params: { id: saved.id }, replace: true, ignoreBlocker: true });
    },
  });

  const draft = useDraft({
    noun: "page",
    row: page,
    form,
    onRestore: (version) => {
      slug.markEdited();
      if (version) saving.acceptVersion({ updated_at: version });
    },
  });

  const submit = (stay: boolean) =>
    saving.submit(
      form.handleSubmit(
        async (input) => {
          if (await slug.check(input.slug)) await saving.save(input, stay);
        },
        () => saving.setMessage("Please check the marked fields."),
      ),
    );
  useSaveShortcut(() => submit(true));

  const live = defaultValues?.published && defaultValues.slug;

  return (
    <div className="editor">
      <PageHead
        title={title}
        tab="pages"
        note={
          page && (
            <>
              <span className="text-ink-soft">{page.title}</span>
              <LastSaved kind="page" record={page.id} />
            </>
          )
        }
        actions={
          live && (
            <a href={routes.page(live)} target="_blank" rel="noopener" className="link inline-flex items-center gap-1">
              View page
              <ExternalLink aria-hidden="true" className="icon-tiny" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )
        }
      />
      <DraftOffer noun="page" draft={draft} />
      <form
        id="page-form"
        noValidate
        className="stack-large"
        onSubmit={(event) => {
          event.preventDefault();
          submit(false);
        }}
      >
        <PageFields form={form} slug={slug} />
      </form>
      <SaveBar
        label={page ? "Update Page" : "Create Page"}
        tab="pages"
        form="page-form"
        busy={saving.busy}
        dirty={isDirty}
        message={saving.message}
        onStay={() => submit(true)}
      />
      <LeaveGuard dirty={isDirty} onLeave={draft.forget} />
      <RecordConflict
        noun="page"
        form={form}
        saving={saving}
        valuesOf={pageValues}
        fields={PAGE_FIELDS}
        onChosen={submit}
      />
    </div>
  );
}
