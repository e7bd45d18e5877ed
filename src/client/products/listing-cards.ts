import type { CardFigure, CardRow } from "#domain/listing/cards.ts";
import { categoryTextAt, type Catalogue } from "#domain/listing/catalogue.ts";
import type { PictureView } from "#site/pictures/pictures.ts";

/** A product as its card shows it. */
export type ProductCardView = {
  slug: string;
  name: string;
  brand: string | null;
  category: string | null;
  text: string;
  family: boolean;
  picture: PictureView | null;
  specifications: CardFigure[];
};

/** The card of the product at a position, whose row may still be missing. */
export function cardView(
  catalogue: Catalogue,
  position: number,
  row: CardRow<PictureView> | undefined,
): ProductCardView {
  return {
    slug: catalogue.slugAt(position),
    name: catalogue.names[position] ?? "",
    brand: catalogue.brands[catalogue.brand[position] ?? -1]?.name ?? null,
    category: categoryTextAt(catalogue, position),
    family: catalogue.families.has(position),
    text: row?.text ?? "",
    picture: row?.picture ?? null,
    specifications: row?.specifications ?? [],
  };
}
