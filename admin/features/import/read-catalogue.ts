import { listAttributes } from "#db/attributes.ts";
import { listAllProducts } from "#db/products.ts";
import type { Catalogue } from "#domain/import/session.ts";
import { client } from "../../environment.ts";
import { brandsQuery } from "../../queries/brands.ts";
import { categoriesQuery } from "../../queries/categories.ts";
import { queryClient } from "../../query-client.ts";

/** The catalogue as it is now; never from the cache, since rows are compared with it. */
export async function readCatalogue(): Promise<Catalogue> {
  const [brands, categories, attributes, products] = await Promise.all([
    queryClient.query({ ...brandsQuery, staleTime: 0 }),
    queryClient.query({ ...categoriesQuery, staleTime: 0 }),
    listAttributes(client),
    listAllProducts(client),
  ]);
  return {
    brands: brands.map(({ id, name, slug }) => ({ id, name, slug })),
    categories: categories.map(({ id, name, slug, parent_id }) => ({ id, name, slug, parent_id })),
    attributes: attributes.map(({ name, synonyms, unit }) => ({ name, synonyms, unit })),
    products: products.map((product) => ({
      id: product.id,
      updated_at: product.updated_at,
      brand_id: product.brand_id,
      category_id: product.category_id ?? "",
      item_type: product.item_type,
      name: product.name,
      slug: product.slug,
      model: product.model,
      description: product.description,
      specifications: product.specifications,
      features: product.features,
      images: product.images,
      featured: product.featured,
    })),
  };
}
