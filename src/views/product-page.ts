import type { ProductWithBrand } from "#db/products.ts";
import { categoryWithDescendants } from "#domain/category.ts";
import { pictureFileName } from "#domain/picture-file-name.ts";
import { leadAndRest } from "#domain/lead.ts";
import { KEY_SPECIFICATIONS, productFacts, type ProductFact } from "#domain/product.ts";
import { relatedFinder } from "#domain/related-products.ts";
import { CATALOGUE_NAMES, CATALOGUES, type CatalogueName } from "#domain/routes.ts";
import { specificationRows, type Specification, type SpecificationRow } from "#domain/specifications.ts";
import { excerpt } from "#domain/text.ts";
import type { ProductCardView } from "./catalogue.ts";
import { productCard } from "./catalogue-data.ts";
import { pictureView, shareImage, type PictureView } from "./pictures.ts";
import { siteData } from "#build-data/site-data.ts";

/** A picture of a product, with the name of the file that a visitor downloads. */
export type ProductPicture = PictureView & { fileName: string };

/** All that a product's page shows. */
export type ProductPageView = {
  slug: string;
  name: string;
  model: string | null;
  facts: ProductFact[];
  description: string;
  /** The description's first sentences, which stand beside the picture. */
  lead: string;
  /** The paragraphs of the overview: what the description says beyond its lead. */
  overview: string[];
  brand: { name: string; slug: string } | null;
  /** The category; without a slug where it is not an active one, so that nothing links to it. */
  category: { name: string; slug: string | null } | null;
  family: boolean;
  pictures: ProductPicture[];
  /** The card that the page is shared with. */
  share: string | null;
  keySpecifications: Specification[];
  specifications: SpecificationRow[];
  features: string[];
  /** Catalogues that the product stands in. */
  catalogues: CatalogueName[];
  related: ProductCardView[];
};

const LEAD_CHARACTERS = 180;

export function productPage(product: ProductWithBrand): ProductPageView {
  const { categories } = siteData();
  const active = categories.find(({ id }) => id === product.category_id);
  return {
    slug: product.slug,
    name: product.name,
    model: product.model,
    facts: productFacts(product),
    description: product.description,
    ...leadAndOverview(product),
    brand: product.brand && { name: product.brand.name, slug: product.brand.slug },
    category: product.category === null ? null : { name: product.category, slug: active?.slug ?? null },
    family: product.item_type === "category",
    pictures: product.images.flatMap(({ url, alt }, index) => {
      const text = alt || (index === 0 ? product.name : `${product.name}, picture ${index + 1}`);
      const picture = pictureView(url, text);
      return picture ? { ...picture, fileName: pictureFileName(product.slug, alt, index + 1, picture.src) } : [];
    }),
    share: shareImage(...product.images.map(({ url }) => url)),
    keySpecifications: product.specifications.slice(0, KEY_SPECIFICATIONS),
    specifications: specificationRows(product.specifications),
    features: product.features,
    catalogues: cataloguesWith(product.category_id),
    related: related(product).map(productCard),
  };
}

/** A short description is all lead; only where there is nothing else to show does the overview say it again. */
function leadAndOverview({ description, features }: ProductWithBrand): { lead: string; overview: string[] } {
  const { lead, rest } = leadAndRest(description, LEAD_CHARACTERS);
  return { lead, overview: rest.length === 0 && features.length === 0 ? [lead] : rest };
}

let finder: ((product: ProductWithBrand) => ProductWithBrand[]) | undefined;

/** The related products of one; what they are found in is prepared once for the whole catalogue. */
function related(product: ProductWithBrand): ProductWithBrand[] {
  finder ??= relatedFinder(siteData().products);
  return finder(product);
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
