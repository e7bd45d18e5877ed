import * as z from "zod";
import { optionalText } from "./brand.ts";
import { pictureSchema } from "./picture.ts";
import { slugSchema } from "./slug-form.ts";
import { specificationSchema } from "./specifications.ts";

export const ITEM_TYPES = ["product", "category"] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

export const CARD_SPECIFICATIONS = 3;
export const KEY_SPECIFICATIONS = 4;
const RELATED_PRODUCTS = 4;

/** Which of the required choices is missing is marked at its field; the form says the sentence of the specification. */
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

type Relatable = { id: string; name: string; brand_id: string; category_id: string | null };

/**
 * Up to `limit` others: first of the same category, then of the same brand, then any; each group in the given order.
 * Excludes the product itself (specification, section 7).
 */
export function relatedProducts<T extends Relatable>(
  product: Relatable,
  all: readonly T[],
  limit = RELATED_PRODUCTS,
): T[] {
  const rank = (other: T) =>
    product.category_id !== null && other.category_id === product.category_id
      ? 0
      : other.brand_id === product.brand_id
        ? 1
        : 2;
  const groups: [T[], T[], T[]] = [[], [], []];
  for (const other of all) {
    if (other.id !== product.id) groups[rank(other)].push(other);
    // Enough of the first choice: the rest of a long catalogue need not be looked at.
    if (groups[0].length >= limit) break;
  }
  return groups.flat().slice(0, limit);
}
