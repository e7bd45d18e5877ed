import { useMemo, useState, type ReactNode } from "react";
import type { ListedAttribute } from "#domain/catalogue.ts";
import { brandCounts, categoryCounts, choiceCounts, numberHistogram } from "#domain/facets.ts";
import { findBrand, findCategory } from "#domain/find-by-slug.ts";
import { isNarrowed, isRange, withSpecification, type ListingState } from "#domain/product-listing.ts";
import type { UnitSystem } from "#domain/unit-system.ts";
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

/** Everything by which the list can be narrowed, each with the number of products it would leave. */
export function FacetPanel({ total, choices, listing, onChange }: Props) {
  const { state, catalogue, match, attributes, isWhole, facets } = listing;
  const counted = useMemo(() => {
    if (!catalogue || !match || !isWhole) return null;
    return {
      all: match.without("category").length,
      categories: categoryCounts(catalogue, match),
      brands: brandCounts(catalogue, match),
    };
  }, [catalogue, match, isWhole]);

  /** The values that the counts need are on their way. */
  const isCounting = match !== undefined && !isWhole;
  const countOf = new Map(catalogue?.categories.map(({ slug }, at) => [slug, counted?.categories[at]]));
  const categories = choices.categories.map((one) => ({ ...one, count: countOf.get(one.slug) ?? one.count }));
  const brandAt = new Map(catalogue?.brands.map(({ slug }, at) => [slug, counted?.brands[at]]));
  const brands = choices.brands.map(({ slug, name, count }) => ({
    value: slug,
    label: name,
    count: brandAt.get(slug) ?? count,
  }));
  const known = catalogue ?? { categories: choices.categories, brands: [] };
  const brandOf = (slugOrId: string): string => findBrand(known, slugOrId)?.slug ?? slugOrId;
  const change = (changes: Partial<ListingState>) => onChange({ ...state, page: 1, ...changes });
  return (
    <div>
      {categories.length > 0 && (
        <Group title={TEXTS.category} open>
          <FacetCategories
            categories={categories}
            chosen={findCategory<{ slug: string; name: string }>(known, state.category)?.slug ?? state.category}
            total={counted?.all ?? total}
            isCounting={isCounting}
            onChange={(category) => change({ category })}
          />
        </Group>
      )}
      {brands.length > 0 && (
        <Group title={TEXTS.brand} note={state.brands.length === 0 ? TEXTS.allBrands : ""} open>
          <FacetChoices
            name={TEXTS.brand}
            choices={brands}
            chosen={state.brands.map(brandOf)}
            isCounting={isCounting}
            onChange={(chosen) => change({ brands: chosen })}
          />
        </Group>
      )}
      <div className="mbs-5 mbe-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-semibold">{TEXTS.specifications}</h3>
        <UnitSwitch />
      </div>
      {attributes.length > 0 ? (
        attributes.map((attribute, index) => (
          <Specification key={attribute.id} {...{ attribute, listing, onChange }} open={index < OPEN} />
        ))
      ) : (
        <p className="annotation">
          {facets && (match?.found.length ?? 0) > 0 && isNarrowed(state) ? TEXTS.none : TEXTS.choose}
        </p>
      )}
    </div>
  );
}

type SpecificationProps = {
  attribute: ListedAttribute;
  listing: ListingData;
  onChange: ChangeListing;
  open: boolean;
};

/** One attribute: a range of its numbers, or its choices. Nothing is counted while it is closed. */
function Specification({ attribute, listing, onChange, open }: SpecificationProps) {
  const system = useUnitSystem();
  const { id, name } = attribute;
  const isMeasured = attribute.kind === "number" || attribute.kind === "range";
  return (
    <Group title={name} open={open || listing.state.specifications[id] !== undefined}>
      {isMeasured ? (
        <Numbers {...{ attribute, listing, onChange, system }} />
      ) : (
        <Choices {...{ attribute, listing, onChange }} />
      )}
    </Group>
  );
}

type BodyProps = Omit<SpecificationProps, "open">;

function Numbers({ attribute, listing, onChange, system }: BodyProps & { system: UnitSystem }) {
  const { state, facets, match } = listing;
  const numbers = facets?.numbers.get(attribute.id);
  const histogram = useMemo(
    () => (numbers && match ? numberHistogram(numbers, attribute, match, system) : null),
    [numbers, attribute, match, system],
  );
  const filter = state.specifications[attribute.id];
  return (
    <FacetRange
      {...{ attribute, histogram, system }}
      range={filter && isRange(filter) ? filter : NO_RANGE}
      onChange={(range, options) => onChange(withSpecification(state, attribute.id, range), options)}
    />
  );
}

function Choices({ attribute: { id, name }, listing, onChange }: BodyProps) {
  const { state, facets, match } = listing;
  const column = facets?.choices.get(id);
  const counts = useMemo(() => (column && match ? choiceCounts(column, id, match) : []), [column, id, match]);
  const filter = state.specifications[id];
  const chosen = filter && !isRange(filter) ? filter : [];
  // What an old address asks for may be gone; it must still be possible to take it back.
  const gone = chosen.filter((choice) => !column?.choices.includes(choice)).map((choice) => ({ choice, count: 0 }));
  return (
    <FacetChoices
      name={name}
      choices={[...counts, ...gone].map(({ choice, count }) => ({ value: choice, label: choice, count }))}
      chosen={chosen}
      onChange={(next) => onChange(withSpecification(state, id, next))}
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
