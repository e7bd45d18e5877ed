import { routes } from "#domain/routes.ts";
import { SkeletonCard } from "./product-card.tsx";
import type { ListView } from "./view-toggle.tsx";

/* What stands in the product list where there are no products, or not yet. */

const TEXTS = {
  tryAgain: "Try Again",
  emptyTitle: "No products found",
  emptyText: "Try adjusting your filters or search criteria",
  clear: "Clear Filters",
  unknown: {
    category: "This category is not in the catalogue",
    brand: "This brand is not in the catalogue",
  },
  unknownText: "It may have been renamed, or it is no longer offered.",
  all: "View All Products",
  withoutScripts: "Search and filters need JavaScript. Without it, each brand has a page with its products:",
};
const SKELETONS = 8;

export function ListingFailed({ title, message }: { title: string; message: string }) {
  return (
    <div className="empty-note" role="alert">
      <h3>{title}</h3>
      <p>{message}</p>
      <button type="button" className="button button-primary" onClick={() => location.reload()}>
        {TEXTS.tryAgain}
      </button>
    </div>
  );
}

export function ListingLoading({ view }: { view: ListView }) {
  return (
    <div className="product-list" data-view={view}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  );
}

type NoProductsProps = { unknown: ("category" | "brand")[]; narrowed: boolean; onClear: () => void };

/** Nothing fits; or what was asked for is not in the catalogue, which an old link may bring. */
export function NoProducts({ unknown: [unknown], narrowed, onClear }: NoProductsProps) {
  return (
    <div className="empty-note">
      <h3>{unknown ? TEXTS.unknown[unknown] : TEXTS.emptyTitle}</h3>
      <p>{unknown ? TEXTS.unknownText : TEXTS.emptyText}</p>
      {narrowed && (
        <button type="button" className="button" onClick={onClear}>
          {unknown ? TEXTS.all : TEXTS.clear}
        </button>
      )}
    </div>
  );
}

/** An address that asks for one brand shows all products where no script runs: the way to what was asked for. */
export function WithoutScripts({ brands }: { brands: { slug: string; name: string }[] }) {
  return (
    <noscript>
      <div className="without-scripts">
        <p>{TEXTS.withoutScripts}</p>
        <ul>
          {brands.map(({ slug, name }) => (
            <li key={slug}>
              <a className="text-link" href={routes.brand(slug)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </noscript>
  );
}
