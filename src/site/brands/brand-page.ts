import { BRAND_TEXTS } from "#texts/brands.ts";
import { PICTURE_TEXTS } from "#texts/products.ts";
import type { Brand } from "#db/products/brands.ts";
import { safeHref } from "#domain/addresses/link-address.ts";
import { excerpt } from "#domain/text/text.ts";
import { listedOfBrand } from "../listing/listing-page.ts";
import { pictureView, type PictureView } from "../pictures/pictures.ts";
import { documentsOfBrand, type DocumentView } from "../documents/document-view.ts";

/** What is said of a brand beyond its description. */
type Profile = {
  text: string[];
  employees: string | null;
  headquarters: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  specialties: string[];
  markets: string[];
  certifications: string[];
};

/** The profile of a brand; null if nothing of it is filled in. */
function profileOf(brand: Brand): Profile | null {
  const profile = {
    text: brand.paragraphs,
    employees: brand.employees,
    headquarters: brand.headquarters,
    address: brand.contact_address,
    phone: brand.contact_phone,
    email: brand.contact_email,
    specialties: brand.specialties,
    markets: brand.markets,
    certifications: brand.certifications,
  };
  return Object.values(profile).some((part) => part !== null && part.length > 0) ? profile : null;
}

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
  documents: DocumentView[];
};

export function brandPage(brand: Brand): BrandPageView {
  return {
    slug: brand.slug,
    name: brand.name,
    logo: pictureView(brand.logo, PICTURE_TEXTS.logo(brand.name)),
    description: brand.description,
    country: brand.country,
    established: brand.established,
    website: safeHref(brand.website) ?? null,
    summary: excerpt(brand.description ?? BRAND_TEXTS.summary(brand.name), 155),
    profile: profileOf(brand),
    documents: documentsOfBrand(brand.id),
    productCount: listedOfBrand(brand.slug),
  };
}
