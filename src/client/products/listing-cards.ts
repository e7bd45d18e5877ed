import type { CardFigure, CardRow } from "#domain/listing/cards.ts";
import type { Availability } from "#domain/products/availability.ts";
import { categoryTextAt, type ProductData } from "#domain/listing/product-data.ts";
import type { PictureView } from "#site/pictures/pictures.ts";

/** A product as its card shows it. */
export type ProductCardView = {
  slug: string;
  name: string;
  brand: string | null;
  category: string | null;
  text: string;
  family: boolean;
  /** How many sizes a series has. */
  sizes: number;
  availability: Availability;
  picture: PictureView | null;
  specifications: CardFigure[];
};

/** The card of the product at a position, whose row may still be missing. */
export function cardView(
  productData: ProductData,
  position: number,
  row: CardRow<PictureView> | undefined,
): ProductCardView {
  return {
    slug: productData.slugAt(position),
    name: productData.names[position] ?? "",
    brand: productData.brands[productData.brand[position] ?? -1]?.name ?? null,
    category: categoryTextAt(productData, position),
    family: productData.families.has(position),
    sizes: productData.sizes.get(position) ?? 0,
    availability: productData.availabilityAt(position),
    text: row?.text ?? "",
    picture: row?.picture ?? null,
    specifications: row?.specifications ?? [],
  };
}
