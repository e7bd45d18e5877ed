import { createBrand, getBrand, updateBrand, type Brand } from "#db/products/brands.ts";
import { brandSchema, FEATURED_LIMIT_DEFAULT, type BrandFormValues, type BrandInput } from "#domain/brands/brand.ts";
import type { ScreenDefinition } from "../../records/RecordEditor.tsx";

/** The values of the form for a brand; the initial ones for a new one. */
function brandValues(brand: Brand | null): BrandFormValues {
  return {
    name: brand?.name ?? "",
    slug: brand?.slug ?? "",
    logo: brand?.logo ?? "",
    description: brand?.description ?? "",
    website: brand?.website ?? "",
    country: brand?.country ?? "",
    established: brand?.established?.toString() ?? "",
    featured: brand?.featured ?? false,
    featured_products_limit: String(brand?.featured_products_limit ?? FEATURED_LIMIT_DEFAULT),
    show_featured_products: brand?.show_featured_products ?? true,
  };
}

const onOff = (on: boolean) => (on ? "On" : "Off");

export const brandDefinition: ScreenDefinition<Brand, BrandFormValues, BrandInput> = {
  kind: "brand",
  schema: brandSchema,
  values: brandValues,
  compared: {
    name: { label: "Name", show: (brand) => brand.name },
    slug: { label: "URL slug", show: (brand) => brand.slug },
    logo: { label: "Logo", show: (brand) => brand.logo },
    description: { label: "Description", show: (brand) => brand.description },
    website: { label: "Website", show: (brand) => brand.website },
    country: { label: "Country", show: (brand) => brand.country },
    established: { label: "Established", show: (brand) => String(brand.established ?? "") },
    featured: { label: "Featured Brand", show: (brand) => onOff(brand.featured) },
    featured_products_limit: {
      label: "Featured products limit",
      show: (brand) => String(brand.featured_products_limit),
    },
    show_featured_products: {
      label: "Show featured products",
      show: (brand) => onOff(brand.show_featured_products),
    },
  },
  load: getBrand,
  create: createBrand,
  update: updateBrand,
};
