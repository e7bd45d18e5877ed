import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { FormProvider, useForm, useWatch, type FieldErrors } from "react-hook-form";
import { createProduct, getProduct, updateProduct, type Product } from "#db/products.ts";
import { slugsLike } from "#db/slugs.ts";
import { REQUIRED_FIELDS_MESSAGE, type ProductInput } from "#domain/product.ts";
import { routes } from "#domain/routes.ts";
import { toast } from "#ui/toast.ts";
import { client } from "../../environment.ts";
import { LastSaved } from "../../publish/LastSaved.tsx";
import { usePublishing } from "../../publish/publish-context.ts";
import { brandsQuery } from "../../queries/brands.ts";
import { categoriesQuery } from "../../queries/categories.ts";
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
import { BasicInformation } from "./BasicInformation.tsx";
import { Features } from "./Features.tsx";
import { ProductImages } from "./ProductImages.tsx";
import { Specifications } from "./Specifications.tsx";
import {
  comparedFields,
  productFormSchema,
  productInput,
  productValues,
  type CheckedProduct,
  type ProductFormShape,
} from "./product-form.ts";
import { takeDrafts } from "./take-drafts.ts";

export function ProductEditor({ product }: { product: Product | null }) {
  const title = product ? "Edit Product" : "Add New Product";
  useTitle(title);
  const navigate = useNavigate();
  const { publish } = usePublishing();
  const brands = useQuery(brandsQuery);
  const categories = useQuery(categoriesQuery);
  const form = useForm<ProductFormShape, unknown, CheckedProduct>({
    resolver: zodResolver(productFormSchema),
    defaultValues: productValues(product),
  });
  const { isDirty } = form.formState;

  const slug = useSlug({
    creating: product === null,
    name: useWatch({ control: form.control, name: "name" }),
    getSlug: () => form.getValues("slug"),
    setSlug: (value) => form.setValue("slug", value, { shouldDirty: true }),
    setError: (message) =>
      message ? form.setError("slug", { message }, { shouldFocus: true }) : form.clearErrors("slug"),
    slugsLike: (value) => slugsLike(client, "products", value, product?.id),
  });
  const saving = useRecordSaving<ProductInput, Product>({
    row: product,
    create: (input) => createProduct(client, input),
    update: (id, input, version) => updateProduct(client, id, input, version),
    load: (id) => getProduct(client, id),
    failure: "Error saving product. Please try again.",
    onDuplicate: () => void slug.check(form.getValues("slug")),
    onSaved: (saved, stay) => {
      form.reset(productValues(saved));
      toast.success(product ? "Product updated" : "Product created");
      publish(
        { label: saved.name, href: routes.product(saved.slug) },
        `${product ? "Changed" : "New"} product ${saved.name}`,
      );
      void queryClient.invalidateQueries({ queryKey: ["products"] });
      if (!stay) void navigate({ to: "/admin", search: dashboardSearch("products"), ignoreBlocker: true });
      else if (!product)
        void navigate({ to: "/admin/products/$id", params: { id: saved.id }, replace: true, ignoreBlocker: true });
    },
  });

  const refuse = (errors: FieldErrors<ProductFormShape>) => {
    const { name, brand_id, category_id } = form.getValues();
    const incomplete = !name.trim() || !brand_id || !category_id || errors.description !== undefined;
    saving.setMessage(incomplete ? REQUIRED_FIELDS_MESSAGE : "Please check the marked fields.");
  };
  const draft = useDraft({
    noun: "product",
    row: product,
    form,
    onRestore: (version) => {
      slug.markEdited();
      if (version) saving.acceptVersion({ updated_at: version });
    },
  });

  const submit = (stay: boolean) =>
    saving.submit(() => {
      takeDrafts(form);
      return form.handleSubmit(async (checked) => {
        if (await slug.check(checked.slug)) await saving.save(productInput(checked), stay);
      }, refuse)();
    });
  useSaveShortcut(() => submit(true));

  const names = new Map([...(brands.data ?? []), ...(categories.data ?? [])].map(({ id, name }) => [id, name]));

  return (
    <FormProvider {...form}>
      <div className="editor">
        <PageHead
          title={title}
          tab="products"
          note={
            product && (
              <>
                <span className="text-ink-soft">{product.name}</span>
                <LastSaved kind="product" record={product.id} />
              </>
            )
          }
        />
        <DraftOffer noun="product" draft={draft} />
        <form
          id="product-form"
          noValidate
          className="stack-large"
          onSubmit={(event) => {
            event.preventDefault();
            submit(false);
          }}
        >
          <BasicInformation brands={brands} categories={categories} slug={slug} />
          <Specifications />
          <Features />
          <ProductImages />
        </form>
        <SaveBar
          label={product ? "Update Product" : "Create Product"}
          tab="products"
          form="product-form"
          busy={saving.busy}
          dirty={isDirty}
          message={saving.message}
          onStay={() => submit(true)}
        />
        <LeaveGuard dirty={isDirty} onLeave={draft.forget} />
        <RecordConflict
          noun="product"
          form={form}
          saving={saving}
          valuesOf={productValues}
          fields={comparedFields(names)}
          onChosen={submit}
        />
      </div>
    </FormProvider>
  );
}
