import { useStore } from "@nanostores/react";
import { catalogueCard } from "#views/catalogue.ts";
import { routes } from "#domain/routes.ts";
import { $favourites } from "../stores/favourites.ts";
import { useCatalogue } from "./catalogue-query.ts";
import { ProductCard, SkeletonCard } from "./product-card.tsx";

const TEXTS = {
  emptyTitle: "No favourites yet",
  emptyText: "The heart on a product keeps it here, on this device.",
  browse: "View All Products",
  error: "Error loading products",
  tryAgain: "Try Again",
};

/** The marked products, the last one first. What is no longer in the catalogue is left out. */
export function FavouritesList() {
  const marked = useStore($favourites);
  const { data, error } = useCatalogue(marked.length > 0);
  if (error) {
    return (
      <div className="empty-note" role="alert">
        <h2>{TEXTS.error}</h2>
        <p>{error.message}</p>
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {TEXTS.tryAgain}
        </button>
      </div>
    );
  }
  const products =
    data && marked.toReversed().flatMap((slug) => data.products.find((product) => product.slug === slug) ?? []);
  if (marked.length === 0 || products?.length === 0) {
    return (
      <div className="empty-note">
        <h2>{TEXTS.emptyTitle}</h2>
        <p>{TEXTS.emptyText}</p>
        <a className="button button-primary" href={routes.products()}>
          {TEXTS.browse}
        </a>
      </div>
    );
  }
  return (
    <div className="product-list" data-view="grid" aria-busy={!data}>
      {data && products
        ? products.map((product) => <ProductCard key={product.slug} product={catalogueCard(data, product)} />)
        : marked.map((slug) => <SkeletonCard key={slug} />)}
    </div>
  );
}
