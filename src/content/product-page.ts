import type { ProductWithBrand } from "#db/products.ts";
import { categoryWithDescendants } from "#domain/category.ts";
import { KEY_SPECIFICATIONS, relatedProducts } from "#domain/product.ts";
import { CATALOGUE_NAMES, CATALOGUES, type CatalogueName } from "#domain/routes.ts";
import { specificationRows, type Specification, type SpecificationRow } from "#domain/specifications.ts";
import { excerpt } from "#domain/text.ts";
import type { ProductCardView } from "./catalogue.ts";
import { productCard } from "./catalogue-data.ts";
import { pictureView, shareImage, type PictureView } from "./pictures.ts";
import { siteData } from "./site-data.ts";

/** All that a product's page shows. */
export type ProductPageView = {
  slug: string;
  name: string;
  model: string | null;
  description: string;
  brand: { name: string; slug: string } | null;
  /** The category; without a slug where it is not an active one, so that nothing links to it. */
  category: { name: string; slug: string | null } | null;
  family: boolean;
  pictures: PictureView[];
  /** The card that the page is shared with. */
  share: string | null;
  keySpecifications: Specification[];
  specifications: SpecificationRow[];
  features: string[];
  /** Catalogues that the product stands in. */
  catalogues: CatalogueName[];
  related: ProductCardView[];
};

export function productPage(product: ProductWithBrand): ProductPageView {
  const { categories, products } = siteData();
  const active = categories.find(({ id }) => id === product.category_id);
  return {
    slug: product.slug,
    name: product.name,
    model: product.model,
    description: product.description,
    brand: product.brand && { name: product.brand.name, slug: product.brand.slug },
    category: product.category === null ? null : { name: product.category, slug: active?.slug ?? null },
    family: product.item_type === "category",
    pictures: product.images.flatMap(({ url, alt }, index) => {
      const text = alt || (index === 0 ? product.name : `${product.name}, picture ${index + 1}`);
      return pictureView(url, text) ?? [];
    }),
    share: shareImage(...product.images.map(({ url }) => url)),
    keySpecifications: product.specifications.slice(0, KEY_SPECIFICATIONS),
    specifications: specificationRows(product.specifications),
    features: product.features,
    catalogues: cataloguesWith(product.category_id),
    related: relatedProducts(product, products).map(productCard),
  };
}

/** A product in the category is what makes its catalogue exist, so none of these links can lead nowhere. */
function cataloguesWith(category: string | null): CatalogueName[] {
  const { categories } = siteData();
  return CATALOGUE_NAMES.filter((name) => {
    const root = categories.find(({ slug }) => slug === CATALOGUES[name]);
    return category !== null && root && categoryWithDescendants(categories, root.id).has(category);
  });
}

/** The text of a product for search engines and for sharing. */
export function productSummary(description: string): string {
  return excerpt(description.replace(/\s+/g, " "), 155);
}
