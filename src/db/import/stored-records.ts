import type { Catalogue } from "#domain/import/session.ts";
import { listAttributes } from "../specifications/attributes.ts";
import { listBrands } from "../products/brands.ts";
import { listCategories } from "../products/categories.ts";
import type { Client } from "../client.ts";
import { listAllProducts } from "../products/products.ts";

/** The current catalogue, with which the rows of an import are compared. */
export async function readStoredRecords(client: Client): Promise<Catalogue> {
  const [brands, categories, attributes, products] = await Promise.all([
    listBrands(client),
    listCategories(client),
    listAttributes(client),
    listAllProducts(client),
  ]);
  return {
    brands: brands.map(({ id, name, slug }) => ({ id, name, slug })),
    categories: categories.map(({ id, name, slug, parent_id }) => ({ id, name, slug, parent_id })),
    attributes: attributes.map(({ name, synonyms, unit }) => ({ name, synonyms, unit })),
    products: products.map((product) => ({
      id: product.id,
      brand_id: product.brand_id,
      category_id: product.category_id ?? "",
      item_type: product.item_type,
      series_id: product.series_id,
      name: product.name,
      slug: product.slug,
      model: product.model,
      description: product.description,
      specifications: product.specifications,
      features: product.features,
      images: product.images,
      featured: product.featured,
      availability: product.availability,
      successor: product.successor,
    })),
  };
}
