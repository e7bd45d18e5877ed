import { useStore } from "@nanostores/react";
import { catalogueCard } from "#views/catalogue.ts";
import { routes } from "#domain/routes.ts";
import { $favourites } from "../stores/favourites.ts";
import { button } from "../styles/variants/button.ts";
import { productList } from "../styles/variants/product-list.ts";
import { useCatalogue } from "./catalogue-query.ts";
import { EmptyNote } from "./empty-note.tsx";
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
      <EmptyNote heading="h2" title={TEXTS.error} text={error.message} role="alert">
        <button type="button" className={button({ intent: "primary" })} onClick={() => location.reload()}>
          {TEXTS.tryAgain}
        </button>
      </EmptyNote>
    );
  }
  const products =
    data && marked.toReversed().flatMap((slug) => data.products.find((product) => product.slug === slug) ?? []);
  if (marked.length === 0 || products?.length === 0) {
    return (
      <EmptyNote heading="h2" title={TEXTS.emptyTitle} text={TEXTS.emptyText}>
        <a className={button({ intent: "primary" })} href={routes.products()}>
          {TEXTS.browse}
        </a>
      </EmptyNote>
    );
  }
  return (
    <div className={productList()} data-view="grid" aria-busy={!data}>
      {data && products
        ? products.map((product) => <ProductCard key={product.slug} product={catalogueCard(data, product)} />)
        : marked.map((slug) => <SkeletonCard key={slug} />)}
    </div>
  );
}
