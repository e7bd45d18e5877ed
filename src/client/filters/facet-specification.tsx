import { memo, useMemo } from "react";
import type { ListedAttribute, ProductData } from "#domain/listing/product-data.ts";
import { choiceCounts, numberHistogram } from "#domain/listing/facets.ts";
import type { Facets } from "#domain/listing/facet-columns.ts";
import type { Match } from "#domain/listing/listing-match.ts";
import { isAtPoint, ratingPoints } from "#domain/listing/rating-points.ts";
import { isRange, type SpecificationFilter } from "#domain/listing/product-listing.ts";
import { FacetChoices } from "./facet-choices.tsx";
import { FacetGroup } from "./facet-group.tsx";
import { FacetRange } from "./facet-range.tsx";
import { useUnitSystem } from "../units/use-unit-system.ts";

const NO_RANGE = { min: null, max: null };

export type ChangeSpecification = (
  id: string,
  filter: SpecificationFilter | null,
  options?: { replace?: boolean },
) => void;

type Props = {
  attribute: ListedAttribute;
  filter: SpecificationFilter | undefined;
  productData: ProductData | undefined;
  facets: Facets | undefined;
  /** At which conditions the figures are compared, where that matters. */
  point: string | undefined;
  match: Match | undefined;
  onChange: ChangeSpecification;
  open: boolean;
};

/** One attribute: a range of its numbers, or its choices. Nothing is counted while it is closed. */
export const FacetSpecification = memo(function FacetSpecification({ open, ...props }: Props) {
  const { kind, name } = props.attribute;
  return (
    <FacetGroup title={name} open={open || props.filter !== undefined}>
      {kind === "number" || kind === "range" ? <Numbers {...props} /> : <Choices {...props} />}
    </FacetGroup>
  );
}, isSame);

/** Compares filters by content, because each state has filter objects of its own. */
function isSame(a: Props, b: Props): boolean {
  const { filter, ...others } = a;
  return (
    JSON.stringify(filter) === JSON.stringify(b.filter) &&
    Object.entries(others).every(([name, value]) => b[name as keyof Props] === value)
  );
}

type BodyProps = Omit<Props, "open">;

function Numbers({ attribute, filter, productData, facets, point, match, onChange }: BodyProps) {
  const system = useUnitSystem();
  const histogram = useMemo(() => {
    const numbers = facets?.numbers.get(attribute.id);
    if (!productData || !facets || !numbers || !match) return null;
    const rating = ratingPoints(productData, facets, attribute.id);
    const positions = match.without(attribute.id).filter((position) => isAtPoint(rating, point, position));
    return numberHistogram(numbers, attribute, positions, system);
  }, [productData, facets, attribute, point, match, system]);
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
  // Show chosen values that do not exist any more, as in an old link, so that they can be removed.
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
