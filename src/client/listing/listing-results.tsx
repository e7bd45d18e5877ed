import { localAddress } from "#texts/language/links.ts";
import { memo } from "react";
import { PAGE_SIZE } from "#domain/listing/pagination.ts";
import { listingAddress, type ListingPlace, type ListingState } from "#domain/listing/product-listing.ts";
import type { ProductCardView } from "../products/listing-cards.ts";
import { productList } from "#styles/variants/product-lists.ts";
import { Pagination } from "./pagination.tsx";
import { ProductCard } from "../products/product-card.tsx";
import { ProductTable } from "../products/product-table.tsx";

type Props = {
  shown: { items: ProductCardView[]; total: number; page: number };
  /** The state of which these are the products. */
  state: ListingState;
  place: ListingPlace;
  onTable: (changes: Partial<ListingState>, options?: { replace?: boolean }) => void;
  onTurn: (page: number) => void;
};

/** Memoised, so that cards that stay are not rendered again. */
const Card = memo(ProductCard);

/**
 * The products of a page as cards or as a table, and the pagination. Without a boundary of Suspense: React would render a large
 * one with a script in the page, which the Content-Security-Policy forbids.
 */
export const ListingResults = memo(function ListingResults({ shown, state, place, onTable, onTurn }: Props) {
  return (
    <>
      {state.view === "table" ? (
        <ProductTable products={shown.items} state={state} onChange={onTable} />
      ) : (
        <div className={productList()} data-view={state.view}>
          {shown.items.map((product, index) => (
            <Card key={product.slug} product={product} eager={index === 0} />
          ))}
        </div>
      )}
      <Pagination
        current={shown.page}
        total={shown.total}
        pageSize={PAGE_SIZE}
        addressOf={(page) => localAddress(listingAddress({ ...state, page }, place))}
        onTurn={onTurn}
      />
    </>
  );
});
