import type { Brand } from "#db/brands.ts";
import { safeHref } from "#domain/address.ts";
import { excerpt } from "#domain/text.ts";
import type { ProductCardView } from "./catalogue.ts";
import { productCard } from "./catalogue-data.ts";
import { pictureView, type PictureView } from "./pictures.ts";
import { siteData } from "./site-data.ts";

/** All that a brand's page shows of the database. */
export type BrandPageView = {
  slug: string;
  name: string;
  logo: PictureView | null;
  description: string | null;
  country: string | null;
  established: number | null;
  website: string | null;
  summary: string;
  products: (ProductCardView & { featured: boolean })[];
};

export function brandPage(brand: Brand): BrandPageView {
  const products = siteData().products.filter(({ brand_id }) => brand_id === brand.id);
  return {
    slug: brand.slug,
    name: brand.name,
    logo: pictureView(brand.logo, `${brand.name} logo`),
    description: brand.description,
    country: brand.country,
    established: brand.established,
    website: safeHref(brand.website) ?? null,
    summary: excerpt(brand.description ?? `${brand.name} equipment in our catalogue.`, 155),
    products: products.map((product) => ({ ...productCard(product), featured: product.featured })),
  };
}
