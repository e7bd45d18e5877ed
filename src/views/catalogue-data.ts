import type { ProductWithBrand } from "#db/products.ts";
import { categoryTree, categoryWithDescendants, flattenTree } from "#domain/category.ts";
import { CARD_SPECIFICATIONS } from "#domain/product.ts";
import { excerpt } from "#domain/text.ts";
import { catalogueOrder } from "./catalogue-order.ts";
import type { Catalogue, CatalogueProduct, ProductCardView } from "./catalogue.ts";
import { pictureView } from "./pictures.ts";
import { perContent, perRow, siteData } from "#build-data/site-data.ts";

/** The whole catalogue, the content of /data/products.json. */
export const catalogue = perContent(makeCatalogue);

function makeCatalogue(): Catalogue {
  const { brands, categories, products, redirects } = siteData();
  const tree = flattenTree(categoryTree(categories));
  const brandAt = new Map(brands.map((brand, index) => [brand.id, index]));
  const categoryAt = new Map(tree.map((category, index) => [category.id, index]));
  return {
    order: catalogueOrder(),
    brands: brands.map(({ id, slug, name }) => ({ id, slug, name })),
    categories: tree.map(({ id, slug, name, depth }) => ({
      slug,
      name,
      depth,
      holds: [...categoryWithDescendants(categories, id)].flatMap((below) => categoryAt.get(below) ?? []),
    })),
    oldCategories: Object.fromEntries(
      redirects.filter(({ kind }) => kind === "category").map(({ from, to }) => [from, to]),
    ),
    products: products.map((product) =>
      catalogueProduct(product, {
        brand: brandAt.get(product.brand_id) ?? null,
        category: product.category_id === null ? null : (categoryAt.get(product.category_id) ?? null),
      }),
    ),
  };
}

/** A product of the catalogue, with the positions of its brand and category. */
const catalogueProduct = perRow(
  (product: ProductWithBrand, { brand, category }: Pick<CatalogueProduct, "brand" | "category">): CatalogueProduct => ({
    slug: product.slug,
    name: product.name,
    description: product.description,
    brand,
    category,
    categoryText: product.category,
    updatedAt: product.updated_at,
    family: product.item_type === "category",
    featured: product.featured,
    picture: firstPicture(product),
    specifications: product.specifications.slice(0, CARD_SPECIFICATIONS),
  }),
  ({ images: [first] }, { brand, category }) => [brand, category, first && siteData().pictures[first.url]],
);

/** The first picture of a product. Without an alternative text it has the name of the product. */
function firstPicture(product: ProductWithBrand) {
  const [first] = product.images;
  return first ? pictureView(first.url, first.alt || product.name) : null;
}

/** The card of a product, from its database row. */
export const productCard = perRow(
  (product: ProductWithBrand): ProductCardView => ({
    slug: product.slug,
    name: product.name,
    brand: product.brand?.name ?? null,
    category: product.category,
    text: excerpt(product.description),
    family: product.item_type === "category",
    picture: firstPicture(product),
    specifications: product.specifications.slice(0, CARD_SPECIFICATIONS),
  }),
  ({ images: [first] }) => (first ? [siteData().pictures[first.url]] : []),
);
