import type { ComparedSpecification } from "./compared-product.ts";
import { showQuantity, showTyped, type UnitSystem } from "./unit-system.ts";

/** The value of a specification in the units of a system: its figure in the unit of its attribute, anything else as typed. */
export function shownValue({ name, group, value, figure }: ComparedSpecification, system: UnitSystem): string {
  return figure ? showQuantity(figure, { name, group, ...figure }, system) : showTyped(value, { name, group }, system);
}
