import { useFormContext, type UseFormReturn } from "react-hook-form";
import * as z from "zod";
import { createProduct, getProduct, updateProduct, type Product } from "#db/products/products.ts";
import { pictureAddressProblem } from "#domain/addresses/link-fields.ts";
import { FEATURES_MAX, NAME_MAX_LENGTH, productSchema, type ProductInput } from "#domain/products/product.ts";
import { storedTranslations, type Translations } from "#domain/languages/translations.ts";
import { translationsSchema } from "#domain/languages/translations-schema.ts";
import { FIELD_LABELS } from "#domain/content/field-labels.ts";
import type { ScreenDefinition } from "../../records/RecordEditor.tsx";

const NOT_TAKEN = "The catalogue of specifications is not loaded yet. Please try again.";

/** What the form stores. */
export type TranslatedInput = ProductInput & { translations: Translations };

/**
 * The form's own shape of a product: features are entries with a name of their own, as the sortable list needs them,
 * and `draft` holds what was typed into the add rows and not added yet.
 */
const productFormSchema = productSchema
  .extend({
    // Drafts that a browser kept before these fields existed do not have them.
    availability: productSchema.shape.availability.default("current"),
    successor: productSchema.shape.successor.default(null),
    series_id: productSchema.shape.series_id.default(null),
    translations: translationsSchema.default({}),
    features: z.array(z.object({ text: productSchema.shape.features.element })).max(FEATURES_MAX),
    draft: z.object({
      name: z.string(),
      value: z.string(),
      feature: z.string(),
      // Drafts that a browser kept before this field existed do not have it.
      image: z
        .string()
        .trim()
        .refine((address) => address === "", {
          error: ({ input }) => pictureAddressProblem(String(input)) ?? "Add this address to the pictures, or clear it",
        })
        .default(""),
      /** What was typed into the fields of expected specifications, by the id of the attribute. */
      expected: z.record(z.string(), z.string()).default({}),
    }),
  })
  .check((context) => {
    const { name, value, expected } = context.value.draft;
    // Saving moves them into the specifications, unless the catalogue could not be read.
    for (const [id, typed] of Object.entries(expected))
      if (typed.trim() !== "")
        context.issues.push({ code: "custom", message: NOT_TAKEN, path: ["draft", "expected", id], input: typed });
    if (Boolean(name.trim()) === Boolean(value.trim())) return;
    const [missing, field] = name.trim()
      ? ["Enter a value, or clear the name", "value"]
      : ["Enter a name, or clear the value", "name"];
    context.issues.push({ code: "custom", message: missing, path: ["draft", field], input: context.value.draft });
  })
  .transform((product): TranslatedInput => {
    const row: TranslatedInput & { draft?: unknown } = {
      ...product,
      features: product.features.map(({ text }) => text),
    };
    // A series is no size of another one.
    if (row.item_type === "category") row.series_id = null;
    // The row to store has no add rows.
    delete row.draft;
    return row;
  });
export type ProductFormShape = z.input<typeof productFormSchema>;
export type ProductForm = UseFormReturn<ProductFormShape, unknown, TranslatedInput>;

/** The form around a part of the editor of a product. */
export const useProductForm = (): ProductForm => useFormContext<ProductFormShape, unknown, TranslatedInput>();

/** The values of the form for a product; the initial ones for a new one. */
function productValues(product: Product | null): ProductFormShape {
  return {
    brand_id: product?.brand_id ?? "",
    category_id: product?.category_id ?? "",
    item_type: product?.item_type ?? "product",
    series_id: product?.series_id ?? "",
    name: product?.name ?? "",
    slug: product?.slug ?? "",
    model: product?.model ?? "",
    description: product?.description ?? "",
    specifications: product?.specifications ?? [],
    features: (product?.features ?? []).map((text) => ({ text })),
    images: product?.images ?? [],
    availability: product?.availability ?? "current",
    successor: product?.successor ?? "",
    translations: storedTranslations(product),
    draft: { name: "", value: "", feature: "", image: "", expected: {} },
  };
}

const COPY_MARK = " (copy)";

/** What a copy of a product begins with: everything but its address, and a name that says it is a copy. */
export function copyValues(product: Product): ProductFormShape {
  const name = product.name.slice(0, NAME_MAX_LENGTH - COPY_MARK.length).trimEnd() + COPY_MARK;
  return { ...productValues(product), name, slug: "" };
}

/** What the product after this one begins with: the same brand, category, series and names of specifications. */
export function nextValues(product: Product): ProductFormShape {
  const { brand_id, category_id, item_type, series_id, specifications } = productValues(product);
  const named = specifications.map(({ name }) => ({ name, value: "" }));
  return { ...productValues(null), brand_id, category_id, item_type, series_id, specifications: named };
}

export const productDefinition: ScreenDefinition<Product, ProductFormShape, TranslatedInput> = {
  kind: "product",
  schema: productFormSchema,
  values: productValues,
  compared: { ...FIELD_LABELS.product, draft: null },
  load: getProduct,
  create: createProduct,
  update: updateProduct,
};
