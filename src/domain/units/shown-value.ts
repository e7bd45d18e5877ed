import type { ComparedSpecification } from "../comparison/compared-product.ts";
import { splitValue } from "../specifications/specifications.ts";
import { showQuantity, shownUnit, type ChosenSystem, type UnitSystem } from "./unit-system.ts";

/**
 * What the systems of units show in place of a typed value; one that is missing shows the value as it was typed. The build
 * finds it out (in-units.ts), as reading values takes more code than a page should load.
 */
export type InUnits = Partial<Record<ChosenSystem, string>>;

/** A value in the units of a system. */
export const shownIn = (value: { value: string } & InUnits, system: UnitSystem): string =>
  (system === "typed" ? undefined : value[system]) ?? value.value;

/**
 * The value of a specification in a comparison, where figures of one attribute have one unit: that of the attribute, or the
 * one that a system has for it.
 */
export function comparedValue(specification: ComparedSpecification, system: UnitSystem): string {
  const { name, group, value, figure } = specification;
  if (!figure) return shownIn(specification, system);
  const measured = { ...figure, name, group };
  const unit = shownUnit(measured, system);
  // What was typed in this unit is exact; its figure was converted and rounded.
  if (unit !== figure.unit && splitValue(value).unit === unit) return value;
  return showQuantity(figure, measured, system);
}
