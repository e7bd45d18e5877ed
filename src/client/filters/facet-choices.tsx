import { FILTER_TEXTS as T } from "#texts/listing.ts";
import { Words } from "../products/words.tsx";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { useId, useState } from "react";
import { nameKey } from "#domain/specifications/attribute.ts";
import { field } from "#styles/variants/basics.ts";

type Choice = { value: string; label: string; count: number };

type Props = {
  /** What is chosen from: 'Brand', 'Refrigerant'. */
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** Hides the counts while they are not exact. */
  isCounting?: boolean;
  onChange: (chosen: string[]) => void;
};

/** With more choices than this, there is a search field. */
const MANY = 10;

/** Checkboxes with the number of products that each would leave. A choice that would leave none is shown only while chosen. */
export function FacetChoices({ name, choices, chosen, isCounting = false, onChange }: Props) {
  const [typed, setTyped] = useState("");
  const id = useId();
  const offered = choices.filter(({ value, count }) => count > 0 || chosen.includes(value));
  const found = offered.filter(({ label }) => nameKey(label).includes(nameKey(typed)));
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <div>
      {offered.length > MANY && (
        <input
          className={field({ size: "compact", class: "mbe-2" })}
          type="search"
          dir={typed === "" ? undefined : "auto"}
          aria-label={T.find(name)}
          placeholder={T.find(name)}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <ul className="overflow-y-auto max-block-72">
        {found.map(({ value, label, count }, index) => (
          <li key={value}>
            <label className="flex cursor-pointer items-center gap-2.5 py-1 text-md leading-[1.3] min-block-8 hover:text-petrol">
              <input
                type="checkbox"
                className="size-4.5 flex-none accent-petrol"
                checked={chosen.includes(value)}
                aria-describedby={`${id}-${index}`}
                onChange={() => toggle(value)}
              />
              <span className="flex-1 wrap-anywhere min-inline-0">
                <Words text={label} />
              </span>
              <span className="annotation" aria-hidden="true" id={`${id}-${index}`}>
                {!isCounting && writtenNumber(count)}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="py-1 annotation">{T.nothing}</p>}
    </div>
  );
}
