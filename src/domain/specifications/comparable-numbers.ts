import { readSpecificationValues } from "../units/quantity.ts";
import type { Specification } from "./specification-schema.ts";
import { isAbout, type Quantity } from "../units/specification-values.ts";
import { inBaseUnit } from "../units/unit-conversion.ts";

type Measurable = {
  specifications: readonly Specification[];
  specification_values?: readonly (readonly Quantity[] | null)[] | null;
};
/** The attribute of a name in the catalogue of specifications. */
type Meaning = { id: string; unit: string | null };

/**
 * The specifications of a product that are a single number, by attribute and dimension: numbers of one key can be compared with
 * those of other products, in whatever units they were typed.
 */
export function comparableNumbers(
  { specifications, specification_values }: Measurable,
  meaningOf: (name: string) => Meaning | undefined = () => undefined,
): Map<string, number> {
  const read = specification_values ?? readSpecificationValues(specifications);
  const numbers = new Map<string, number>();
  for (const [index, { name }] of specifications.entries()) {
    const meaning = meaningOf(name);
    const single = singleNumber(read[index] ?? [], meaning?.unit ?? null);
    if (!single) continue;
    const key = `${meaning?.id ?? name.toLowerCase()} ${single.dimension}`;
    if (!numbers.has(key)) numbers.set(key, single.number);
  }
  return numbers;
}

/** The number of a value, also of one that is given in two units: '1,055 kW (300 TR)'. */
function singleNumber(quantities: readonly Quantity[], usual: string | null) {
  const all = quantities.map(({ low, high, unit }) =>
    low !== null && low === high ? inBaseUnit(low, unit ?? usual) : null,
  );
  const [first] = all;
  const isOne = all.every((one) => one?.dimension === first?.dimension && isAbout(one?.number, first?.number));
  return first && isOne && Number.isFinite(first.number) ? first : null;
}
