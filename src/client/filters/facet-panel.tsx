import { FILTER_TEXTS as T } from "#texts/listing.ts";
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { brandCounts, categoryCounts } from "#domain/listing/facets.ts";
import { findBrand, findCategory } from "#domain/addresses/find-by-slug.ts";
import { isNarrowed, withSpecification, type ListingState } from "#domain/listing/product-listing.ts";
import type { ListingChoices, ListingPageView } from "#site/listing/listing-page.ts";
import { FacetCategories } from "./facet-categories.tsx";
import { FacetChoices } from "./facet-choices.tsx";
import { FacetGroup } from "./facet-group.tsx";
import { FacetSpecification, type ChangeSpecification } from "./facet-specification.tsx";
import { UnitSwitch } from "../units/unit-switch.tsx";
import type { ListingData } from "../listing/use-listing.ts";

export type ChangeListing = (state: ListingState, options?: { replace?: boolean }) => void;

type Props = Pick<ListingPageView, "place" | "total"> & {
  choices: ListingChoices;
  listing: ListingData;
  onChange: ChangeListing;
};

/** How many specifications are open from the start. */
const OPEN = 4;

/** Memoised, so that unchanged parts of the panel are not rendered again. */
const Categories = memo(FacetCategories);
const Brands = memo(FacetChoices);

/** Everything by which the list can be narrowed, each with the number of products it would leave. */
export function FacetPanel({ place, total, choices, listing, onChange }: Props) {
  const { state, productData, match, attributes, compared, isWhole, facets, hasValues } = listing;
  const isPartOfAll = place.kind !== "all" || isNarrowed(state);
  const noneReason = !isPartOfAll ? "all" : hasValues || match?.found.length === 0 ? "none" : "loading";
  const counted = useMemo(() => {
    const [inCategories, inBrands] =
      productData && match && isWhole ? [categoryCounts(productData, match), brandCounts(productData, match)] : [];
    const ofCategory = new Map(productData?.categories.map(({ slug }, at) => [slug, inCategories?.[at]]));
    const ofBrand = new Map(productData?.brands.map(({ slug }, at) => [slug, inBrands?.[at]]));
    return {
      all: inCategories && match ? match.without("category").length : total,
      categories: choices.categories.map((one) => ({ ...one, count: ofCategory.get(one.slug) ?? one.count })),
      brands: choices.brands.map(({ slug, name, count }) => ({
        value: slug,
        label: name,
        count: ofBrand.get(slug) ?? count,
      })),
    };
  }, [productData, match, isWhole, choices, total]);

  /** Whether the values that the counts need are still loading. */
  const isCounting = match !== undefined && !isWhole;
  const known = productData ?? { categories: choices.categories, brands: [] };
  const asked = state.brands.map((slugOrId) => findBrand(known, slugOrId)?.slug ?? slugOrId).join();
  const chosenBrands = useMemo(() => (asked === "" ? [] : asked.split(",")), [asked]);
  const change = useLatest((changes: Partial<ListingState>) => onChange({ ...state, page: 1, ...changes }));
  const changeCategory = useCallback((category: string) => change.current({ category }), [change]);
  const changeBrands = useCallback((brands: string[]) => change.current({ brands }), [change]);
  const specify = useLatest<ChangeSpecification>((id, filter, options) =>
    onChange(withSpecification(state, id, filter), options),
  );
  const changeSpecification = useCallback<ChangeSpecification>((...change) => specify.current(...change), [specify]);
  return (
    <div>
      {counted.categories.length > 0 && (
        <FacetGroup title={T.category} open>
          <Categories
            categories={counted.categories}
            chosen={findCategory<{ slug: string; name: string }>(known, state.category)?.slug ?? state.category}
            total={counted.all}
            isCounting={isCounting}
            onChange={changeCategory}
          />
        </FacetGroup>
      )}
      {counted.brands.length > 0 && (
        <FacetGroup title={T.brand} note={state.brands.length === 0 ? T.allBrands : ""} open>
          <Brands
            name={T.brand}
            choices={counted.brands}
            chosen={chosenBrands}
            isCounting={isCounting}
            onChange={changeBrands}
          />
        </FacetGroup>
      )}
      <div className="mbs-5 mbe-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-semibold">{T.specifications}</h3>
        <UnitSwitch />
      </div>
      {attributes.length > 0 ? (
        attributes.map((attribute, index) => (
          <FacetSpecification
            key={attribute.id}
            attribute={attribute}
            filter={state.specifications[attribute.id]}
            productData={productData}
            facets={facets}
            match={match}
            point={compared.find((one) => one.attribute.id === attribute.id)?.point}
            onChange={changeSpecification}
            open={index < OPEN}
          />
        ))
      ) : (
        <p className="annotation">{T.reasons[noneReason]}</p>
      )}
    </div>
  );
}

/** A ref to the value of the last render, for handlers with a stable identity. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
