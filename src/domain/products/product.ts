import * as z from "zod";
import { SLUG_MAX_LENGTH } from "../text/plain-slug.ts";
import { AVAILABILITIES } from "./availability.ts";
import { optionalText, requiredText } from "../text/form-fields.ts";
import { pictureSchema } from "../pictures/picture.ts";
import { SLUG_PATTERN, slugSchema } from "../addresses/slug.ts";
import { specificationSchema } from "../specifications/specification-schema.ts";

export const ITEM_TYPES = ["product", "category"] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** How many of the first specifications are shown beside the picture of a product. */
export const KEY_SPECIFICATIONS = 4;

/** The longest name, and how many of each list a product may have. */
export const NAME_MAX_LENGTH = 200;
export const SPECIFICATIONS_MAX = 200;
export const FEATURES_MAX = 100;
const PICTURES_MAX = 40;

/** The message above the form; the missing fields are marked, too. */
export const REQUIRED_FIELDS_MESSAGE = "Please fill in all required fields";

/** The product form: what is typed goes in, the row to store comes out. */
export const productSchema = z.object({
  brand_id: z.uuid("Choose a brand"),
  category_id: z.uuid("Choose a category"),
  item_type: z.enum(ITEM_TYPES, "Choose an item type"),
  /** The family of which it is a size. */
  series_id: optionalText(36).pipe(z.uuid("Choose a series of the same brand").nullable()),
  name: requiredText(NAME_MAX_LENGTH, "Enter a name"),
  slug: slugSchema,
  model: optionalText(200),
  description: requiredText(20_000, "Enter a description"),
  specifications: z.array(specificationSchema).max(SPECIFICATIONS_MAX),
  features: z.array(requiredText(1000, "Enter a feature")).max(FEATURES_MAX),
  images: z.array(pictureSchema).max(PICTURES_MAX),
  availability: z.enum(AVAILABILITIES, "Write Current, Discontinued or For surveys only"),
  /** The slug of the product that took its place. */
  successor: optionalText(SLUG_MAX_LENGTH).refine(
    (slug) => slug === null || SLUG_PATTERN.test(slug),
    "Enter the slug of a product, as in its address: carrier-19xr-water-cooled-chiller",
  ),
});
export type ProductFormValues = z.input<typeof productSchema>;
export type ProductInput = z.output<typeof productSchema>;
