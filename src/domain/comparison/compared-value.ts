import { splitValue } from "../specifications/specifications.ts";
import { shownIn } from "../units/shown-value.ts";
import { showQuantity, shownUnit, type UnitSystem } from "../units/unit-system.ts";
import type { ComparedSpecification } from "./compared-product.ts";

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
