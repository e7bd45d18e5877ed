import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { ListedAttribute } from "#domain/catalogue.ts";
import { brandCounts, categoryCounts, choiceCounts, numberHistogram } from "#domain/facets.ts";
import { findBrand, findCategory } from "#domain/find-by-slug.ts";
import type { Facets } from "#domain/facet-columns.ts";
import type { Match } from "#domain/listing-match.ts";
import {
  isNarrowed,
  isRange,
  withSpecification,
  type ListingState,
  type SpecificationFilter,
} from "#domain/product-listing.ts";
import type { ListingChoices, ListingPageView } from "#views/listing-page.ts";
import { chevron } from "../styles/variants/chevron.ts";
import { FacetCategories } from "./facet-categories.tsx";
import { FacetChoices } from "./facet-choices.tsx";
import { FacetRange } from "./facet-range.tsx";
import { UnitSwitch } from "./unit-switch.tsx";
import type { ListingData } from "./use-listing.ts";
import { useUnitSystem } from "./use-unit-system.ts";

export type ChangeListing = (state: ListingState, options?: { replace?: boolean }) => void;

type Props = Pick<ListingPageView, "total"> & {
  choices: ListingChoices;
  listing: ListingData;
  onChange: ChangeListing;
};

const TEXTS = {
  category: "Category",
  brand: "Brand",
  specifications: "Specifications",
  choose:
    "Choose a category or a brand, or search: what those products share can then be chosen here, such as a capacity.",
  none: "These products share no specification in which they differ.",
  allBrands: "All Brands",
};
/** So many specifications are open from the start. */
const OPEN = 4;
const NO_RANGE = { min: null, max: null };

/** Parts of the panel that stay as they are cost nothing when something else in it is pressed. */
const Categories = memo(FacetCategories);
const Brands = memo(FacetChoices);

/** Everything by which the list can be narrowed, each with the number of products it would leave. */
export function FacetPanel({ total, choices, listing, onChange }: Props) {
  const { state, catalogue, match, attributes, isWhole, facets } = listing;
  const counted = useMemo(() => {
    const [inCategories, inBrands] =
      catalogue && match && isWhole ? [categoryCounts(catalogue, match), brandCounts(catalogue, match)] : [];
    const ofCategory = new Map(catalogue?.categories.map(({ slug }, at) => [slug, inCategories?.[at]]));
    const ofBrand = new Map(catalogue?.brands.map(({ slug }, at) => [slug, inBrands?.[at]]));
    return {
      all: inCategories && match ? match.without("category").length : total,
      categories: choices.categories.map((one) => ({ ...one, count: ofCategory.get(one.slug) ?? one.count })),
      brands: choices.brands.map(({ slug, name, count }) => ({
        value: slug,
        label: name,
        count: ofBrand.get(slug) ?? count,
      })),
    };
  }, [catalogue, match, isWhole, choices, total]);

  /** The values that the counts need are on their way. */
  const isCounting = match !== undefined && !isWhole;
  const known = catalogue ?? { categories: choices.categories, brands: [] };
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
        <Group title={TEXTS.category} open>
          <Categories
            categories={counted.categories}
            chosen={findCategory<{ slug: string; name: string }>(known, state.category)?.slug ?? state.category}
            total={counted.all}
            isCounting={isCounting}
            onChange={changeCategory}
          />
        </Group>
      )}
      {counted.brands.length > 0 && (
        <Group title={TEXTS.brand} note={state.brands.length === 0 ? TEXTS.allBrands : ""} open>
          <Brands
            name={TEXTS.brand}
            choices={counted.brands}
            chosen={chosenBrands}
            isCounting={isCounting}
            onChange={changeBrands}
          />
        </Group>
      )}
      <div className="mbs-5 mbe-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-semibold">{TEXTS.specifications}</h3>
        <UnitSwitch />
      </div>
      {attributes.length > 0 ? (
        attributes.map((attribute, index) => (
          <Specification
            key={attribute.id}
            attribute={attribute}
            filter={state.specifications[attribute.id]}
            facets={facets}
            match={match}
            onChange={changeSpecification}
            open={index < OPEN}
          />
        ))
      ) : (
        <p className="annotation">
          {facets && (match?.found.length ?? 0) > 0 && isNarrowed(state) ? TEXTS.none : TEXTS.choose}
        </p>
      )}
    </div>
  );
}

/** A function of the last render, for handlers that stay the same. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

type ChangeSpecification = (id: string, filter: SpecificationFilter | null, options?: { replace?: boolean }) => void;

type SpecificationProps = {
  attribute: ListedAttribute;
  filter: SpecificationFilter | undefined;
  facets: Facets | undefined;
  match: Match | undefined;
  onChange: ChangeSpecification;
  open: boolean;
};

/** One attribute: a range of its numbers, or its choices. Nothing is counted while it is closed. */
const Specification = memo(function Specification({ open, ...props }: SpecificationProps) {
  const { kind, name } = props.attribute;
  return (
    <Group title={name} open={open || props.filter !== undefined}>
      {kind === "number" || kind === "range" ? <Numbers {...props} /> : <Choices {...props} />}
    </Group>
  );
}, isSame);

/** Each state has filters of its own, which may say the same. */
function isSame(a: SpecificationProps, b: SpecificationProps): boolean {
  const { filter, ...others } = a;
  return (
    JSON.stringify(filter) === JSON.stringify(b.filter) &&
    Object.entries(others).every(([name, value]) => b[name as keyof SpecificationProps] === value)
  );
}

type BodyProps = Omit<SpecificationProps, "open">;

function Numbers({ attribute, filter, facets, match, onChange }: BodyProps) {
  const system = useUnitSystem();
  const numbers = facets?.numbers.get(attribute.id);
  const histogram = useMemo(
    () => (numbers && match ? numberHistogram(numbers, attribute, match, system) : null),
    [numbers, attribute, match, system],
  );
  return (
    <FacetRange
      {...{ attribute, histogram, system }}
      range={filter && isRange(filter) ? filter : NO_RANGE}
      onChange={(range, options) => onChange(attribute.id, range, options)}
    />
  );
}

function Choices({ attribute: { id, name }, filter, facets, match, onChange }: BodyProps) {
  const column = facets?.choices.get(id);
  const counts = useMemo(() => (column && match ? choiceCounts(column, id, match) : []), [column, id, match]);
  const chosen = filter && !isRange(filter) ? filter : [];
  // What an old address asks for may be gone; it must still be possible to take it back.
  const gone = chosen.filter((choice) => !column?.choices.includes(choice)).map((choice) => ({ choice, count: 0 }));
  return (
    <FacetChoices
      name={name}
      choices={[...counts, ...gone].map(({ choice, count }) => ({ value: choice, label: choice, count }))}
      chosen={chosen}
      onChange={(next) => onChange(id, next)}
    />
  );
}

type GroupProps = { title: string; note?: string; open: boolean; children: ReactNode };

/** A part of the panel that can be folded; its content is there only while it is open. */
function Group({ title, note, open, children }: GroupProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <details
      className="border-bs border-line py-1"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex cursor-pointer items-center gap-2 py-2 font-medium hover:text-petrol [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{title}</span>
        {note && <span className="annotation">{note}</span>}
        <span className={chevron()} aria-hidden="true" />
      </summary>
      <div className="pbe-3" role="group" aria-label={title}>
        {isOpen && children}
      </div>
    </details>
  );
}
