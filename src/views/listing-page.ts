import { pageCount } from "#domain/pagination.ts";
import { LISTING_START, listedProducts, pageOf } from "#domain/product-listing.ts";
import { catalogueCard, type Catalogue, type CatalogueProduct, type ProductCardView } from "./catalogue.ts";
import { perContent, perRow } from "#build-data/site-data.ts";
import { catalogue } from "./catalogue-data.ts";
import type { PictureView } from "./pictures.ts";

/** A main category with the picture of one of its products. */
export type CategoryTile = { slug: string; name: string; count: number; picture: PictureView | null };

/** One page of all products by name, with the filters that the list offers. */
export type ListingPageView = {
  page: number;
  items: ProductCardView[];
  total: number;
  tiles: CategoryTile[];
  brands: { id: string; slug: string; name: string }[];
  categories: { slug: string; name: string; depth: number }[];
};

/** The head of the list has room for this many main categories; the select has them all. */
const MOST_TILES = 8;

/** All pages of the list; the first exists even without products. */
export const listingPages = perContent(makePages);

const card = perRow(
  (product: CatalogueProduct, all: Catalogue) => catalogueCard(all, product),
  ({ brand }, { brands }) => [brand === null ? null : brands[brand]?.name],
);

function makePages(): ListingPageView[] {
  const all = catalogue();
  const products = listedProducts(all, LISTING_START, null);
  const tiles = all.categories
    .filter(({ depth }) => depth === 0)
    .map(({ slug, name, holds }): CategoryTile => {
      const within = products.filter(({ category }) => category !== null && holds.includes(category));
      return {
        slug,
        name,
        count: within.length,
        picture: within.find(({ picture }) => picture !== null)?.picture ?? null,
      };
    })
    .filter(({ count }) => count > 0)
    .slice(0, MOST_TILES);
  const categories = all.categories.map(({ slug, name, depth }) => ({ slug, name, depth }));
  return Array.from({ length: pageCount(products.length) }, (_, index) => ({
    page: index + 1,
    items: pageOf(products, index + 1).items.map((product) => card(product, all)),
    total: products.length,
    tiles,
    brands: all.brands,
    categories,
  }));
}
