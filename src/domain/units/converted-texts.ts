import type { InUnits } from "./shown-value.ts";
import type { Quantity } from "./specification-values.ts";
import { conversionOf, showQuantity, type ChosenSystem } from "./unit-system.ts";

type Figure = { low: number | null; high: number | null; unit: string | null; decimals: number | null };
type Typed = {
  /** The name of its attribute; without one as it was typed. */
  name: string;
  group: string;
  /** What was read from the value. */
  quantities: readonly Quantity[] | null;
  /** The same in the unit of its attribute. */
  figure: Figure | null;
};

/** The converted texts of a typed value, by system of units; none if none of its units belongs to the other system. */
export function convertedTexts(typed: Typed): InUnits {
  const [si, ip] = [inSystem(typed, "si"), inSystem(typed, "ip")];
  return { ...(si !== undefined && { si }), ...(ip !== undefined && { ip }) };
}

function inSystem({ name, group, quantities, figure }: Typed, system: ChosenSystem): string | undefined {
  const measured = (unit: string | null) => ({ name, group, unit, decimals: null });
  const isOfOther = quantities?.some(({ unit }) => conversionOf(measured(unit ?? figure?.unit ?? null), system));
  if (!quantities || !isOfOther) return undefined;
  if (figure) return showQuantity(figure, { name, group, ...figure }, system);
  const [only, ...others] = quantities;
  // Without an attribute, the meaning of several quantities together is unknown: '600 × 400 mm' stays.
  return only && others.length === 0 ? showQuantity(only, measured(only.unit), system) : undefined;
}
