import type { ListedProduct, Listing } from "#domain/product-listing.ts";
import type { Specification } from "#domain/specification-schema.ts";
import { excerpt } from "#domain/text.ts";
import type { PictureView } from "./pictures.ts";

/** A product in /data/products.json: all that a card, the search and the sorting need. */
export type CatalogueProduct = ListedProduct & {
  family: boolean;
  featured: boolean;
  picture: PictureView | null;
  specifications: Specification[];
};
export type Catalogue = Listing<CatalogueProduct> & {
  /** Changes with the order of the products, which the search refers to (SearchDirectory). */
  order: string;
};

/** A product as its card shows it. */
export type ProductCardView = {
  slug: string;
  name: string;
  brand: string | null;
  category: string | null;
  text: string;
  family: boolean;
  picture: PictureView | null;
  specifications: Specification[];
};

/** The card of a product, from the catalogue; the build and the browser use it, so that both show the same. */
export function catalogueCard(catalogue: Catalogue, product: CatalogueProduct): ProductCardView {
  return {
    slug: product.slug,
    name: product.name,
    brand: product.brand === null ? null : (catalogue.brands[product.brand]?.name ?? null),
    category: product.categoryText,
    text: excerpt(product.description),
    family: product.family,
    picture: product.picture,
    specifications: product.specifications,
  };
}
