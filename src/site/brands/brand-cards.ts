import { PICTURE_TEXTS } from "#texts/products.ts";
import type { Brand } from "#db/products/brands.ts";
import { safeHref } from "#domain/addresses/link-address.ts";
import { featuredList, type FeaturedEntry, type FeaturedList } from "#domain/brands/featured-items.ts";
import { listedOfBrand } from "../listing/listing-page.ts";
import { pictureView, type PictureView } from "../pictures/pictures.ts";
import { siteData } from "../content/site-data.ts";

/** A partner brand as the home page shows it. */
export type BrandCardView = {
  slug: string;
  name: string;
  logo: PictureView | null;
  description: string | null;
  country: string | null;
  website: string | undefined;
  productCount: number;
  featured: FeaturedList;
};

/** The featured brands, sorted by name. */
export function brandCards(): BrandCardView[] {
  return siteData()
    .brands.filter(({ featured }) => featured)
    .map(brandCard);
}

/** A brand as its card shows it. */
export function brandCard(brand: Brand): BrandCardView {
  const { featured } = siteData();
  const productCount = listedOfBrand(brand.slug);
  const entries = featured
    .filter((item) => item.brand_id === brand.id && item.item_name !== "")
    .map((item): FeaturedEntry => ({
      type: item.item_type === "category" ? "category" : "product",
      name: item.item_name,
      slug: item.item_slug,
    }));
  return {
    slug: brand.slug,
    name: brand.name,
    logo: pictureView(brand.logo, PICTURE_TEXTS.logo(brand.name)),
    description: brand.description,
    country: brand.country,
    website: safeHref(brand.website),
    productCount,
    featured: featuredList(brand.show_featured_products, brand.featured_products_limit, entries, productCount),
  };
}
