import type { Brand } from "#db/products/brands.ts";
import { safeHref } from "#domain/addresses/link-address.ts";
import { excerpt } from "#domain/text/text.ts";
import { brandProfiles } from "#texts/brand-profiles.ts";
import { pictureView, type PictureView } from "../pictures/pictures.ts";
import type { ProductWithBrand } from "#db/products/products.ts";
import type { ProductCardView } from "#client/products/listing-cards.ts";
import { productCard } from "../listing/listing-data.ts";
import { siteData } from "../content/site-data.ts";

/**
 * Facts about well-known brands that are part of the code; the database has the rest
 * (docs/decisions/0003-brand-pages-come-from-the-database.md).
 */
type Profile = {
  text: string[];
  employees: string | null;
  headquarters: string;
  address: string;
  phone: string | null;
  email: string | null;
  specialties: string[];
  markets: string[];
  certifications: string[];
};

/** All that a brand's page shows. */
export type BrandPageView = {
  slug: string;
  name: string;
  logo: PictureView | null;
  description: string | null;
  country: string | null;
  established: number | null;
  website: string | null;
  summary: string;
  profile: Profile | null;
  productCount: number;
  /** A product with a picture, a featured one if possible, as an example of the brand. */
  example: ProductCardView | null;
};

function exampleOf(products: readonly ProductWithBrand[]): ProductCardView | null {
  const cards = products.filter(({ images }) => images.length > 0);
  for (const product of [...cards.filter(({ featured }) => featured), ...cards]) {
    const card = productCard(product);
    if (card.picture !== null) return card;
  }
  return null;
}

export function brandPage(brand: Brand): BrandPageView {
  const known = brandProfiles.find(({ id }) => id === brand.slug);
  const products = siteData().products.filter(({ brand_id }) => brand_id === brand.id);
  return {
    slug: brand.slug,
    name: brand.name,
    logo: pictureView(brand.logo, `${brand.name} logo`),
    description: brand.description ?? known?.description ?? null,
    country: brand.country ?? known?.country ?? null,
    established: brand.established ?? known?.founded ?? null,
    website: safeHref(brand.website) ?? null,
    summary: excerpt(brand.description ?? `${brand.name} equipment in our catalogue.`, 155),
    profile: known
      ? {
          text: known.fullDescription,
          employees: known.employees,
          headquarters: known.headquarters,
          address: known.contact.address,
          phone: known.contact.phone,
          email: known.contact.email,
          specialties: known.specialties,
          markets: known.markets,
          certifications: known.certifications,
        }
      : null,
    example: exampleOf(products),
    productCount: products.length,
  };
}
