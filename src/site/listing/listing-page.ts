import { perContent, siteData } from "../content/site-data.ts";
import type { ProductWithBrand } from "#db/products/products.ts";
import { PAGE_SIZE, pageCount } from "#domain/listing/pagination.ts";
import { EVERYWHERE, type ListingPlace } from "#domain/listing/product-listing.ts";
import { categoryColumn, listedCategories, productCard } from "./listing-data.ts";
import type { ProductCardView } from "#client/products/listing-cards.ts";
import type { PictureView } from "../pictures/pictures.ts";

/** A main category with the picture of one of its products. */
export type CategoryTile = { slug: string; name: string; count: number; picture: PictureView | null };

/** The choices of a list's filters before the product data is loaded. */
export type ListingChoices = {
  brands: { slug: string; name: string; count: number }[];
  categories: { slug: string; name: string; depth: number; count: number }[];
};

/** One page of the products of a place by name. */
export type ListingPageView = { place: ListingPlace; page: number; items: ProductCardView[]; total: number };

/** A place with its pages; the first exists even without products. The choices are the same object on all of them. */
export type Listing = { pages: ListingPageView[]; choices: ListingChoices };

/** So many main categories have tiles below the list; the filters have them all. */
const MOST_TILES = 8;

/** The positions with each series in place of its sizes, as lists show them at first. */
function withoutSizes(positions: readonly number[]): number[] {
  const { products } = siteData();
  const ids = new Set(positions.map((position) => products[position]?.id));
  return positions.filter((position) => !ids.has(products[position]?.series_id ?? ""));
}

function listing(place: ListingPlace, members: readonly ProductWithBrand[], choices: ListingChoices): Listing {
  const total = members.length;
  const pages = Array.from({ length: pageCount(total) }, (_, index) => ({
    place,
    page: index + 1,
    items: members.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE).map(productCard),
    total,
  }));
  return { pages, choices };
}

/** The number of these products in each category, with those below it; categories without any are left out. */
function categoriesWith(positions: Iterable<number>): (ListingChoices["categories"][number] & { at: number })[] {
  const categories = listedCategories();
  const column = categoryColumn();
  const own = new Map<number, number>();
  for (const position of positions) {
    const at = column[position] ?? -1;
    own.set(at, (own.get(at) ?? 0) + 1);
  }
  return categories
    .map(({ slug, name, depth, holds }, at) => ({
      at,
      slug,
      name,
      depth,
      count: holds.reduce((sum, one) => sum + (own.get(one) ?? 0), 0),
    }))
    .filter(({ count }) => count > 0);
}

function brandsWith(members: readonly ProductWithBrand[]): ListingChoices["brands"] {
  const counts = Map.groupBy(members, ({ brand_id }) => brand_id);
  return siteData()
    .brands.map(({ id, slug, name }) => ({ slug, name, count: counts.get(id)?.length ?? 0 }))
    .filter(({ count }) => count > 0);
}

type Counted = ReturnType<typeof categoriesWith>[number];
const withoutAt = ({ slug, name, depth, count }: Counted) => ({ slug, name, depth, count });

/** All products. */
export const wholeListing = perContent((): Listing & { tiles: CategoryTile[] } => {
  const { products } = siteData();
  const positions = withoutSizes([...products.keys()]);
  const members = positions.flatMap((position) => products[position] ?? []);
  const categories = categoriesWith(positions);
  const column = categoryColumn();
  const all = listedCategories();
  const tiles = categories
    .filter(({ depth }) => depth === 0)
    .slice(0, MOST_TILES)
    .map(({ at, slug, name, count }): CategoryTile => {
      const within = new Set(all[at]?.holds);
      const shown = products.find(
        (product, position) => within.has(column[position] ?? -1) && productCard(product).picture !== null,
      );
      return { slug, name, count, picture: shown ? productCard(shown).picture : null };
    });
  const choices = { brands: brandsWith(members), categories: categories.map(withoutAt) };
  return { ...listing(EVERYWHERE, members, choices), tiles };
});

/** The products of each category, with those below it. */
export const categoryListings = perContent((): Map<string, Listing> => {
  const { products } = siteData();
  const categories = listedCategories();
  const own = Map.groupBy(products.keys(), (position) => categoryColumn()[position] ?? -1);
  return new Map(
    categories.map(({ slug, holds }, at) => {
      const positions = withoutSizes(holds.flatMap((one) => own.get(one) ?? []).sort((a, b) => a - b));
      const members = positions.flatMap((position) => products[position] ?? []);
      const below = categoriesWith(positions).filter((one) => one.at !== at);
      const choices = { brands: brandsWith(members), categories: below.map(withoutAt) };
      return [slug, listing({ kind: "category", slug }, members, choices)];
    }),
  );
});

/** How many entries the list of a brand has: each series counts once. */
export const listedOfBrand = (slug: string): number => brandListings().get(slug)?.pages[0]?.total ?? 0;

/** The products of each brand, by its slug. */
export const brandListings = perContent((): Map<string, Listing> => {
  const { brands, products } = siteData();
  const own = Map.groupBy(products.keys(), (position) => products[position]?.brand_id);
  return new Map(
    brands.map(({ id, slug }) => {
      const positions = withoutSizes(own.get(id) ?? []);
      const members = positions.flatMap((position) => products[position] ?? []);
      const choices = { brands: [], categories: categoriesWith(positions).map(withoutAt) };
      return [slug, listing({ kind: "brand", slug }, members, choices)];
    }),
  );
});
