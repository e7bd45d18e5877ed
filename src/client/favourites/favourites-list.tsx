import { FAVOURITES_TEXTS as T, LOADING_TEXTS } from "#texts/products.ts";
import { SITE_TEXTS } from "#texts/site.ts";
import { cardView } from "../products/listing-cards.ts";
import { links } from "#texts/language/links.ts";
import { favouriteList } from "../lists/lists-store.ts";
import { button } from "#styles/variants/buttons.ts";
import { productList } from "#styles/variants/product-lists.ts";
import { useCards, useProductData } from "../data/product-queries.ts";
import { EmptyNote } from "../products/empty-note.tsx";
import { ProductCard, SkeletonCard } from "../products/product-card.tsx";
import { NOTHING_STORED, useStored, useShowStoredList } from "../lists/use-stored-list.ts";

/** The marked products, the last one first. Those no longer in the product data are left out. */
export function FavouritesList() {
  const marked = useStored(favouriteList.$slugs, NOTHING_STORED);
  useShowStoredList();
  const { data: productData, error } = useProductData(marked.length > 0);
  const positions = productData ? marked.toReversed().flatMap((slug) => productData.positionOf(slug) ?? []) : [];
  const cards = useCards(productData, positions);
  const failed = error ?? cards.error;
  if (failed) {
    return (
      <EmptyNote heading="h2" title={LOADING_TEXTS.productsFailed} text={failed.message} role="alert">
        <button type="button" className={button({ intent: "primary" })} onClick={() => location.reload()}>
          {LOADING_TEXTS.retry}
        </button>
      </EmptyNote>
    );
  }
  if (marked.length === 0 || (productData && positions.length === 0)) {
    return (
      <EmptyNote heading="h2" title={T.emptyTitle} text={T.emptyText}>
        <a className={button({ intent: "primary" })} href={links.products()}>
          {SITE_TEXTS.viewAllProducts}
        </a>
      </EmptyNote>
    );
  }
  const { data: cardOf } = cards;
  return (
    <div className={productList()} data-view="grid" aria-busy={!cardOf}>
      {productData && cardOf
        ? positions.map((position) => {
            const card = cardView(productData, position, cardOf(position));
            return <ProductCard key={card.slug} product={card} />;
          })
        : marked.map((slug) => <SkeletonCard key={slug} />)}
    </div>
  );
}
