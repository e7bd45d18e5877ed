import { FILTER_TEXTS as T } from "#texts/listing.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { useId, useState } from "react";
import type { ListedAttribute } from "#domain/listing/product-data.ts";
import { nearestEdge, type Histogram } from "#domain/listing/histogram.ts";
import type { NumberRange } from "#domain/listing/product-listing.ts";
import { fromShown, shownUnit, typedInShown, type UnitSystem } from "#domain/units/unit-system.ts";
import { FacetRangeFields } from "./facet-range-fields.tsx";

type Props = {
  attribute: ListedAttribute;
  /** In shown units; null where all products have the same number. */
  histogram: Histogram | null;
  range: NumberRange;
  system: UnitSystem;
  /** `replace`: a thumb is being moved, so no further entry in the history. */
  onChange: (range: NumberRange, options?: { replace?: boolean }) => void;
};

type End = "min" | "max";

const SLIDER = [
  "pointer-events-none absolute inset-x-0 inset-be-0 m-0 cursor-pointer appearance-none bg-transparent block-6 inline-full",
  "[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none",
  "[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-petrol",
  "[&::-webkit-slider-thumb]:bg-sheet [&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:box-border",
  "[&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2",
  "[&::-moz-range-thumb]:border-petrol [&::-moz-range-thumb]:bg-sheet focus-visible:outline-none",
  "[&:focus-visible::-webkit-slider-thumb]:outline-2 [&:focus-visible::-webkit-slider-thumb]:outline-offset-2",
  "[&:focus-visible::-webkit-slider-thumb]:outline-copper [&:focus-visible::-moz-range-thumb]:outline-2",
  "[&:focus-visible::-moz-range-thumb]:outline-offset-2 [&:focus-visible::-moz-range-thumb]:outline-copper",
].join(" ");

/** A range of numbers: two fields, and a slider over the histogram of the products that the other filters leave. */
export function FacetRange({ attribute, histogram, range, system, onChange }: Props) {
  const unit = shownUnit(attribute, system);
  const shown = (end: End): number | null => {
    const number = range[end];
    return number === null ? null : typedInShown(number, end, attribute, system);
  };
  const edge = (at: number): string | undefined => {
    const number = histogram?.edges.at(at);
    return number === undefined ? undefined : writtenNumber(number);
  };
  /** An unchanged end keeps its exact number; only what is shown is rounded. */
  const change = (changes: Partial<NumberRange>, options?: { replace?: boolean }) => {
    const next = { ...range };
    for (const [end, number] of Object.entries(changes) as [End, number | null][])
      next[end] = number === null ? null : fromShown(number, end, attribute, system);
    onChange(next, options);
  };
  return (
    <div className="grid gap-2 pbs-1">
      <FacetRangeFields
        key={unit}
        range={{ min: shown("min"), max: shown("max") }}
        unit={unit}
        labels={{ min: T.ends.min(attribute.name, unit), max: T.ends.max(attribute.name, unit) }}
        placeholders={{ min: edge(0), max: edge(-1) }}
        onChange={change}
      />
      {histogram && (
        <Slider {...{ attribute, histogram, unit }} min={shown("min")} max={shown("max")} onChange={change} />
      )}
    </div>
  );
}

type SliderProps = {
  attribute: ListedAttribute;
  histogram: Histogram;
  unit: string | null;
  min: number | null;
  max: number | null;
  onChange: (changes: Partial<NumberRange>, options: { replace?: boolean }) => void;
};

/** Two thumbs on the edges of the histogram. A thumb at either end of the scale sets no limit. */
function Slider({ attribute, histogram: { edges, counts }, unit, min, max, onChange }: SliderProps) {
  const id = useId();
  const last = edges.length - 1;
  const low = min === null ? 0 : Math.min(nearestEdge(edges, min), last - 1);
  const high = max === null ? last : Math.max(nearestEdge(edges, max), low + 1);
  const most = Math.max(...counts);
  const text = (edge: number) => T.value(edges[edge] ?? 0, unit);
  // The first step of a drag or a key adds an entry to the history, the following ones replace it.
  const [moved, setMoved] = useState(false);
  const move = (end: End, edge: number) => {
    const at = end === "min" ? Math.min(edge, high - 1) : Math.max(edge, low + 1);
    // A thumb that is pushed against the other one changes nothing.
    if (at === (end === "min" ? low : high)) return;
    const isEnd = end === "min" ? at <= 0 : at >= last;
    onChange({ [end]: isEnd ? null : (edges[at] ?? null) }, { replace: moved });
    setMoved(true);
  };
  const thumb = (end: End, edge: number) => (
    <input
      key={end}
      type="range"
      className={SLIDER}
      min={0}
      max={last}
      step={1}
      value={edge}
      aria-label={T.ends[end](attribute.name, null)}
      aria-valuetext={text(edge)}
      onChange={({ target }) => move(end, Number(target.value))}
      onPointerDown={() => setMoved(false)}
      onBlur={() => setMoved(false)}
    />
  );
  return (
    <div className="relative pbe-6" id={id}>
      <svg
        className="mx-3 block overflow-visible block-12 inline-[calc(100%-1.5rem)] rtl:[scale:-1_1]"
        viewBox={`0 0 ${counts.length} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {counts.map((count, index) => (
          <rect
            key={index}
            className={index >= low && index < high ? "fill-current text-petrol" : "fill-line-strong"}
            x={index + 0.06}
            width={0.88}
            y={1 - (count === 0 ? 0 : Math.max(0.06, count / most))}
            height={count === 0 ? 0 : Math.max(0.06, count / most)}
          />
        ))}
      </svg>
      <span
        className="pointer-events-none absolute inset-x-3 inset-be-[0.6875rem] bg-line-strong block-0.5 forced-colors:bg-[CanvasText]"
        aria-hidden="true"
      />
      {thumb("min", low)}
      {thumb("max", high)}
    </div>
  );
}
