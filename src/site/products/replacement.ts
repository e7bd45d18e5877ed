import type { ProductWithBrand } from "#db/products/products.ts";
import { nearestProduct, replacedFigures, type ReplacedFigure } from "#domain/products/replacement.ts";
import { comparableFigures, comparableSpecifications } from "../content/attribute-data.ts";
import { perContent, siteData } from "../content/site-data.ts";

/** What stands in the place of a product: its successor (`isNamed`), or the nearest current product of its category. */
export type ReplacementView = { slug: string; name: string; isNamed: boolean; figures: ReplacedFigure[] };

/** The products that may stand in the place of another one, by their category and by their slug. */
const replacing = perContent(() => {
  const { products, redirects } = siteData();
  const offered = products.filter(
    ({ availability, item_type }) => availability === "current" && item_type === "product",
  );
  const renamed = redirects.filter(({ kind }) => kind === "product").map(({ from, to }) => [from, to] as const);
  return {
    byCategory: Map.groupBy(offered, ({ category_id }) => category_id),
    bySlug: new Map(products.map((product) => [product.slug, product])),
    renamed: new Map(renamed),
  };
});

/** The product that stands in the place of one that is not current, and whether the office has named it. */
export function replacementOf(product: ProductWithBrand): { product: ProductWithBrand; isNamed: boolean } | null {
  if (product.availability === "current") return null;
  const { byCategory, bySlug, renamed } = replacing();
  const named = product.successor ?? "";
  const successor = bySlug.get(named) ?? bySlug.get(renamed.get(named) ?? "");
  if (successor && successor !== product) return { product: successor, isNamed: true };
  const nearest = nearestProduct(product, byCategory.get(product.category_id) ?? [], comparableFigures);
  return nearest && { product: nearest, isNamed: false };
}

const REPLACED_FIGURES = 6;

/** As its page shows it; null for a product that is current, and where nothing can stand in its place. */
export function replacementView(product: ProductWithBrand): ReplacementView | null {
  const found = replacementOf(product);
  if (!found) return null;
  const { slug, name } = found.product;
  const [before, after] = [product, found.product].map(comparableSpecifications);
  return { slug, name, isNamed: found.isNamed, figures: replacedFigures(before ?? [], after ?? [], REPLACED_FIGURES) };
}
