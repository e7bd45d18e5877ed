import { FILTER_TEXTS as T } from "#texts/listing.ts";
import { useId, useState } from "react";
import { typedNumber } from "#domain/units/plain-value.ts";
import type { NumberRange } from "#domain/listing/product-listing.ts";
import { field } from "#styles/variants/basics.ts";

const ENDS = ["min", "max"] as const;

type End = (typeof ENDS)[number];
/** The text of a field until it is applied. `sent`: the field was left or Enter was pressed, so mistakes are shown. */
type Typed = { text: string; sent: boolean };

type Props = {
  range: NumberRange;
  unit: string | null;
  labels: Readonly<Record<End, string>>;
  placeholders: Readonly<Record<End, string | undefined>>;
  /** Only what has changed. */
  onChange: (changes: Partial<NumberRange>) => void;
};

/**
 * The two ends of a range. A number is applied when its field is left or Enter is pressed. A text that is no number, or is on the
 * wrong side of the other end, gets a message and stays, because the visitor may be about to change the other field, too.
 */
export function FacetRangeFields({ range, unit, labels, placeholders, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<Record<End, Typed | null>>({ min: null, max: null });
  const [known, setKnown] = useState(range);
  // The range was changed elsewhere (slider, chip, Back): discard what was typed for that end.
  if (known.min !== range.min || known.max !== range.max) {
    setKnown(range);
    setTyped({
      min: known.min === range.min ? typed.min : null,
      max: known.max === range.max ? typed.max : null,
    });
  }

  const read = (end: End) => (typed[end] ? typedNumber(typed[end].text) : range[end]);
  const isNone = (end: End) => read(end) === undefined;
  /** The new number of an end; the present one if the text is no number. */
  const endOf = (end: End) => (isNone(end) ? range[end] : read(end));
  const isOrdered = (endOf("min") ?? -Infinity) <= (endOf("max") ?? Infinity);
  const isSent = (end: End) => typed[end]?.sent !== false;
  const faults = {
    min: isSent("min") && isNone("min"),
    max: isSent("max") && isNone("max"),
    order: ENDS.every(isSent) && !isOrdered,
  };

  const send = () => {
    const changes: Partial<NumberRange> = {};
    if (isOrdered)
      for (const end of ENDS) {
        const number = read(end);
        if (number !== undefined && number !== range[end]) changes[end] = number;
      }
    const left = (end: End) => (isOrdered && !isNone(end) ? null : typed[end] && { ...typed[end], sent: true });
    setTyped({ min: left("min"), max: left("max") });
    if (Object.keys(changes).length > 0) onChange(changes);
  };

  const input = (end: End) => {
    const isWrong = faults[end] || faults.order;
    return (
      <input
        className={field({ size: "figure" })}
        dir="auto"
        inputMode="decimal"
        autoComplete="off"
        aria-label={labels[end]}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        placeholder={placeholders[end]}
        value={typed[end]?.text ?? range[end] ?? ""}
        onChange={({ target }) =>
          setTyped({ ...typed, [end]: { text: target.value, sent: typed[end]?.sent ?? false } })
        }
        onBlur={send}
        onKeyDown={({ key }) => key === "Enter" && send()}
      />
    );
  };
  return (
    <div className="grid grid-cols-[1fr_auto_1fr_auto] items-center gap-2">
      {input("min")}
      <span aria-hidden="true">–</span>
      {input("max")}
      {unit && <bdi className="annotation">{unit}</bdi>}
      <p className="col-span-full text-sm text-bad empty:absolute" id={id} role="status">
        {faults.min || faults.max ? T.noNumber : faults.order && T.wrongOrder}
      </p>
    </div>
  );
}
