import { useQuery } from "@tanstack/react-query";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import type { Product } from "#db/products.ts";
import { REQUIRED_FIELDS_MESSAGE } from "#domain/product.ts";
import { brandsQuery } from "../../queries/brands.ts";
import { categoriesQuery } from "../../queries/categories.ts";
import { RecordEditor } from "../../ui/RecordEditor.tsx";
import { recordScreens } from "../../ui/record-screens.tsx";
import { BasicInformation } from "./BasicInformation.tsx";
import { Features } from "./Features.tsx";
import { ProductImages } from "./ProductImages.tsx";
import { Specifications } from "./Specifications.tsx";
import { comparedFields, productDefinition, type CheckedProduct, type ProductFormShape } from "./product-form.ts";
import { takeDrafts } from "./take-drafts.ts";

function refusal(
  form: UseFormReturn<ProductFormShape, unknown, CheckedProduct>,
  errors: FieldErrors<ProductFormShape>,
): string {
  const { name, brand_id, category_id } = form.getValues();
  const incomplete = !name.trim() || !brand_id || !category_id || errors.description !== undefined;
  return incomplete ? REQUIRED_FIELDS_MESSAGE : "Please check the marked fields.";
}

/** Creates or changes a product. */
function ProductEditor({ product }: { product: Product | null }) {
  const brands = useQuery(brandsQuery);
  const categories = useQuery(categoriesQuery);
  const names = new Map([...(brands.data ?? []), ...(categories.data ?? [])].map(({ id, name }) => [id, name]));
  return (
    <RecordEditor
      definition={productDefinition}
      row={product}
      fields={comparedFields(names)}
      beforeCheck={takeDrafts}
      refusal={refusal}
    >
      {({ slug }) => (
        <>
          <BasicInformation brands={brands} categories={categories} slug={slug} />
          <Specifications />
          <Features />
          <ProductImages />
        </>
      )}
    </RecordEditor>
  );
}

export const { NewScreen, EditScreen } = recordScreens(productDefinition, (product) => (
  <ProductEditor product={product} />
));
