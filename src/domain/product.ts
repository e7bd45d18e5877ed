import * as z from "zod";
import { optionalText } from "./form-fields.ts";
import { pictureSchema } from "./picture.ts";
import { slugSchema } from "./slug.ts";
import { specificationSchema } from "./specifications.ts";

export const ITEM_TYPES = ["product", "category"] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

export const CARD_SPECIFICATIONS = 3;
export const KEY_SPECIFICATIONS = 4;

/** Said by the form when something required is missing; the field itself says what. */
export const REQUIRED_FIELDS_MESSAGE = "Please fill in all required fields";

/** The product form: what is typed goes in, the row to store comes out. */
export const productSchema = z.object({
  brand_id: z.uuid("Choose a brand"),
  category_id: z.uuid("Choose a category"),
  item_type: z.enum(ITEM_TYPES, "Choose an item type"),
  name: z.string().trim().min(1, "Enter a name").max(200, "Use at most 200 characters"),
  slug: slugSchema,
  model: optionalText(200),
  description: z.string().trim().min(1, "Enter a description").max(20_000, "Use at most 20,000 characters"),
  specifications: z.array(specificationSchema).max(200),
  features: z.array(z.string().trim().min(1, "Enter a feature").max(1000)).max(100),
  images: z.array(pictureSchema).max(40),
});
export type ProductFormValues = z.input<typeof productSchema>;
export type ProductInput = z.output<typeof productSchema>;

/**
 * A fact that a field of its own holds: the page says it with its name ('Model 30XA'), the datasheet's line without, in
 * words that stand alone ('30XA').
 */
export type ProductFact = { name: string; value: string; alone: string };

/** The facts of a product that its page and its datasheet show below its name, in their order. */
export function productFacts({ model }: Pick<ProductInput, "model">): ProductFact[] {
  return model === null ? [] : [{ name: "Model", value: model, alone: model }];
}
