import { zodResolver } from "@hookform/resolvers/zod";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { createBrand, getBrand, updateBrand, type Brand } from "#db/brands.ts";
import { slugsLike } from "#db/slugs.ts";
import { brandSchema, type BrandFormValues, type BrandInput } from "#domain/brand.ts";
import { routes } from "#domain/routes.ts";
import { toast } from "#ui/toast.ts";
import { client } from "../../environment.ts";
import { LastSaved } from "../../publish/LastSaved.tsx";
import { usePublishing } from "../../publish/publish-context.ts";
import { brandQuery } from "../../queries/brands.ts";
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
import { BrandFields } from "./BrandFields.tsx";
import { BRAND_FIELDS, brandValues } from "./brand-form.ts";

/** Creates or changes a brand. `children` are the cards that save by themselves. */
export function BrandEditor({ brand, children }: { brand: Brand | null; children?: ReactNode }) {
  const title = brand ? "Edit Brand" : "Add New Brand";
  useTitle(title);
  const navigate = useNavigate();
  const { publish } = usePublishing();
  const form = useForm<BrandFormValues, unknown, BrandInput>({
    resolver: zodResolver(brandSchema),
    defaultValues: brandValues(brand),
  });
  const { isDirty } = form.formState;

  const slug = useSlug({
    creating: brand === null,
    name: useWatch({ control: form.control, name: "name" }),
    getSlug: () => form.getValues("slug"),
    setSlug: (value) => form.setValue("slug", value, { shouldDirty: true }),
    setError: (message) =>
      message ? form.setError("slug", { message }, { shouldFocus: true }) : form.clearErrors("slug"),
    slugsLike: (value) => slugsLike(client, "brands", value, brand?.id),
  });
  const saving = useRecordSaving<BrandInput, Brand>({
    row: brand,
    create: (input) => createBrand(client, input),
    update: (id, input, version) => updateBrand(client, id, input, version),
    load: (id) => getBrand(client, id),
    failure: "Error saving brand. Please try again.",
    onDuplicate: () => void slug.check(form.getValues("slug")),
    onSaved: (saved, stay) => {
      form.reset(brandValues(saved));
      toast.success(brand ? "Brand updated" : "Brand created");
      publish(
        { label: saved.name, href: routes.brand(saved.slug) },
        `${brand ? "Changed" : "New"} brand ${saved.name}`,
      );
      // The cards below the form go by what is stored.
      queryClient.setQueryData(brandQuery(saved.id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: ["brands"] });
      void queryClient.invalidateQueries({ queryKey: ["products"] });
      if (!stay) void navigate({ to: "/admin", search: dashboardSearch("brands"), ignoreBlocker: true });
      else if (!brand)
        void navigate({ to: "/admin/brands/$id", params: { id: saved.id }, replace: true, ignoreBlocker: true });
    },
  });

  const draft = useDraft({
    noun: "brand",
    row: brand,
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

  return (
    <div className="editor">
      <PageHead
        title={title}
        tab="brands"
        note={
          brand && (
            <>
              <span className="text-ink-soft">{brand.name}</span>
              <LastSaved kind="brand" record={brand.id} />
            </>
          )
        }
      />
      <DraftOffer noun="brand" draft={draft} />
      <form
        id="brand-form"
        noValidate
        className="stack-large"
        onSubmit={(event) => {
          event.preventDefault();
          submit(false);
        }}
      >
        <BrandFields form={form} slug={slug} />
      </form>
      {children}
      <SaveBar
        label={brand ? "Update Brand" : "Create Brand"}
        tab="brands"
        form="brand-form"
        busy={saving.busy}
        dirty={isDirty}
        message={saving.message}
        onStay={() => submit(true)}
      />
      <LeaveGuard dirty={isDirty} onLeave={draft.forget} />
      <RecordConflict
        noun="brand"
        form={form}
        saving={saving}
        valuesOf={brandValues}
        fields={BRAND_FIELDS}
        onChosen={submit}
      />
    </div>
  );
}
