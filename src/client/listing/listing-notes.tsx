import { FILTER_TEXTS, LISTING_TEXTS as T } from "#texts/listing.ts";
import { LOADING_TEXTS, PHRASES } from "#texts/products.ts";
import { Words } from "../products/words.tsx";
import { SEARCH_TEXTS } from "#texts/search.ts";
import { SITE_TEXTS } from "#texts/site.ts";
import type { ListingView } from "#domain/listing/product-listing.ts";
import { links } from "#texts/language/links.ts";
import type { ListingChoices } from "#site/listing/listing-page.ts";
import { button } from "#styles/variants/buttons.ts";
import { card, link } from "#styles/variants/basics.ts";
import { chevron } from "#styles/variants/menus.ts";
import { productList } from "#styles/variants/product-lists.ts";
import { EmptyNote } from "../products/empty-note.tsx";
import { SkeletonCard } from "../products/product-card.tsx";

/* What the product list shows when it has no products, or does not have them yet. */

const SKELETONS = 8;

export function ListingFailed({ title, message }: { title: string; message: string }) {
  return (
    <EmptyNote heading="h3" title={title} text={message} role="alert">
      <button type="button" className={button({ intent: "primary" })} onClick={() => location.reload()}>
        {LOADING_TEXTS.retry}
      </button>
    </EmptyNote>
  );
}

export function ListingLoading({ view }: { view: ListingView }) {
  return (
    <div className={productList()} data-view={view}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  );
}

type NoProductsProps = { id: string; unknown: ("category" | "brand")[]; narrowed: boolean; onClear: () => void };

/** The note above the results of a corrected search. */
export function Corrected({ searched }: { searched: string }) {
  return (
    <p className="mbe-5 text-ink-soft" role="status">
      {SEARCH_TEXTS.corrected}{" "}
      <strong className="text-ink">
        <Words text={searched} />
      </strong>
    </p>
  );
}

/** The note above products that meet only a part of a search. */
export function PartlyMet({ unmet }: { unmet: readonly string[] }) {
  return (
    <p className="mbe-5 text-ink-soft" role="status">
      {SEARCH_TEXTS.partly} <strong className="text-ink">{PHRASES.list(unmet)}</strong>
    </p>
  );
}

/** For a list without results, or a filter that is not in the product data. Sticky, so that it is in view beside long filters. */
export function NoProducts({ id, unknown: [unknown], narrowed, onClear }: NoProductsProps) {
  return (
    <div id={id} tabIndex={-1} className="sticky inset-bs-[calc(var(--spacing-bar)+1.5rem)]">
      <EmptyNote
        heading="h3"
        title={unknown ? T.unknown[unknown] : SITE_TEXTS.noProductsFound}
        text={unknown ? SITE_TEXTS.unknown : narrowed ? T.noMatch : T.noneYet}
      >
        {narrowed ? (
          <button type="button" className={button()} onClick={onClear}>
            {unknown ? SITE_TEXTS.viewAllProducts : FILTER_TEXTS.clear}
          </button>
        ) : (
          <a className={button()} href={links.contact()}>
            {T.contact}
          </a>
        )}
      </EmptyNote>
    </div>
  );
}

/** Without scripts, filters in the address have no effect: links to the pages of categories and brands instead. */
export function WithoutScripts({ choices: { categories, brands } }: { choices: ListingChoices }) {
  const pages = [
    ...categories.map(({ slug, name }) => [links.category(slug), name] as const),
    ...brands.map(({ slug, name }) => [links.brand(slug), name] as const),
  ];
  if (pages.length === 0) return null;
  return (
    <noscript>
      <div className={card({ class: "mbe-4 px-4 py-3" })}>
        <p>{T.withoutScripts.text}</p>
        <details className="mbs-1">
          <summary className="flex cursor-pointer items-center gap-2 py-1 font-medium hover:text-petrol [&::-webkit-details-marker]:hidden">
            {T.withoutScripts.links}
            <span className={chevron()} aria-hidden="true" />
          </summary>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {pages.map(([address, name]) => (
              <li key={address}>
                <a className={link({ kind: "onward" })} href={address}>
                  <Words text={name} />
                </a>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </noscript>
  );
}
