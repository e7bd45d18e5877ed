import { POINT_TEXTS as T } from "#texts/listing.ts";
import { Words } from "../products/words.tsx";
import { useId } from "react";
import type { ComparedAt } from "#domain/listing/compared-at.ts";
import type { ListedAttribute } from "#domain/listing/product-data.ts";
import type { ListingState } from "#domain/listing/product-listing.ts";
import { pointText } from "#domain/listing/rating-points.ts";
import { field } from "#styles/variants/basics.ts";
import { useUnitSystem } from "../units/use-unit-system.ts";

type Props = {
  compared: ComparedAt;
  attributes: readonly ListedAttribute[];
  state: ListingState;
  onChange: (state: ListingState) => void;
};

/** At which conditions a list is filtered or sorted by figures that depend on some, with the others to choose. */
export function RatingPointNote({ compared: { attribute, point, points }, attributes, state, onChange }: Props) {
  const [before, after] = T.comparedAt;
  const id = useId();
  const system = useUnitSystem();
  const others = points.reduce((sum, one) => (one.point === point ? sum : sum + one.count), 0);
  const isFiltered = attribute.id in state.specifications;
  return (
    <div className="mbe-3 grid gap-1.5 border-s-2 border-petrol ps-3 text-md">
      <label htmlFor={id}>
        {before}
        <strong className="font-semibold">
          <Words text={attribute.name} />
        </strong>
        {after}
      </label>
      <select
        id={id}
        className={field({ kind: "select", class: "inline-full" })}
        aria-describedby={`${id}-others`}
        value={point}
        onChange={({ target }) =>
          onChange({ ...state, page: 1, points: { ...state.points, [attribute.id]: target.value } })
        }
      >
        {points.map(({ point: one, count }) => (
          <option key={one} value={one}>
            {T.choice(pointText(attribute, one, attributes, system) ?? T.notStated, count)}
          </option>
        ))}
      </select>
      {others > 0 && (
        <p id={`${id}-others`} className="annotation">
          {T.others(others, isFiltered)}
        </p>
      )}
    </div>
  );
}
