import { CHIP_TEXTS as T } from "#texts/listing.ts";
import { PHRASES, SHARE_TEXTS } from "#texts/products.ts";
import { Words } from "../products/words.tsx";
import { X } from "lucide-react";
import { SITE_TEXTS } from "#texts/site.ts";
import { whatsappShareHref } from "#domain/addresses/routes.ts";
import type { ProductData } from "#domain/listing/product-data.ts";
import { unknownFilters } from "#domain/listing/listing-match.ts";
import { findBrand, findCategory } from "#domain/addresses/find-by-slug.ts";
import {
  isRange,
  withSearch,
  withSpecification,
  type ListingState,
  type SpecificationFilter,
} from "#domain/listing/product-listing.ts";
import { showQuantity, type UnitSystem } from "#domain/units/unit-system.ts";
import type { ListingChoices } from "#site/listing/listing-page.ts";
import { chip } from "#styles/variants/basics.ts";
import { button, symbolButton } from "#styles/variants/buttons.ts";
import { useUnitSystem } from "../units/use-unit-system.ts";

type Props = {
  state: ListingState;
  choices: ListingChoices;
  /** If loaded, categories are also found by old slugs, and brands by ids. */
  productData: ProductData | undefined;
  onChange: (state: ListingState) => void;
};
type Chip = { key: string; label: string; text: string; without: ListingState };

function textOf(id: string, filter: SpecificationFilter, productData: ProductData | undefined, system: UnitSystem) {
  const attribute = productData?.attributes.find((one) => one.id === id);
  const label = attribute?.name ?? id;
  if (!isRange(filter)) return { label, text: PHRASES.list(filter) };
  const { min: low, max: high } = filter;
  if (attribute) return { label, text: showQuantity({ low, high }, attribute, system) };
  return { label, text: productData ? T.notThere : `${low ?? ""}–${high ?? ""}` };
}

/** The active filters, each with a button that removes it. */
export function ListingChips({ state, choices, productData, onChange }: Props) {
  const system = useUnitSystem();
  const known = productData ?? { brands: [], categories: choices.categories };
  const unknown = productData ? unknownFilters(productData, state) : [];
  const first = { ...state, page: 1 };
  const chips: Chip[] = [];
  if (state.search) chips.push({ key: "search", label: T.search, text: state.search, without: withSearch(state, "") });
  if (state.category)
    chips.push({
      key: "category",
      label: T.category,
      text: unknown.includes("category")
        ? T.notThere
        : (findCategory<{ slug: string; name: string }>(known, state.category)?.name ?? state.category),
      without: { ...first, category: "" },
    });
  for (const brand of state.brands) {
    const name = findBrand(known, brand)?.name ?? choices.brands.find(({ slug }) => slug === brand)?.name;
    chips.push({
      key: `brand ${brand}`,
      label: T.brand,
      text: name ?? (productData ? T.notThere : brand),
      without: { ...first, brands: state.brands.filter((other) => other !== brand) },
    });
  }
  for (const [id, filter] of Object.entries(state.specifications))
    chips.push({ key: id, ...textOf(id, filter, productData, system), without: withSpecification(state, id, null) });
  if (chips.length === 0) return null;
  return (
    <div className="mbe-3 flex flex-wrap items-center justify-between gap-2 max-md:mbe-2">
      <ul className="flex flex-wrap gap-2" aria-label={T.label}>
        {chips.map(({ key, label, text, without }) => (
          <li key={key} className={chip({ tone: "own", class: "gap-2 border-petrol bg-petrol-wash ps-3 text-md" })}>
            <Words className="annotation" text={label} /> <Words text={text} />
            <button
              type="button"
              className={symbolButton()}
              aria-label={T.remove(label, text)}
              onClick={() => onChange(without)}
            >
              <X aria-hidden="true" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <ShareList />
    </div>
  );
}

/** Shares the address of the list with its filters; page/share.ts does it. */
function ShareList() {
  return (
    <div className="needs-js flex gap-2 print:hidden">
      <button type="button" className={button({ size: "small" })} data-share data-copied={SHARE_TEXTS.copied}>
        <span data-share-label aria-live="polite">
          {SHARE_TEXTS.share}
        </span>
      </button>
      <a
        className={button({ size: "small" })}
        href={whatsappShareHref("")}
        target="_blank"
        rel="noopener"
        data-share-whatsapp
      >
        {SHARE_TEXTS.whatsapp} <span className="sr-only">{SITE_TEXTS.shareOnWhatsapp}</span>
      </a>
    </div>
  );
}
