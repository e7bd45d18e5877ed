import { COMPARISON_DATA } from "#domain/compare.ts";
import type { ComparedSpecification } from "#domain/compared-product.ts";
import { shownValue } from "#domain/shown-value.ts";
import { splitValue } from "#domain/specifications.ts";
import type { UnitSystem } from "#domain/unit-system.ts";

/** The specifications of the product that this page shows, in their stored order and in the units of a system. */
export function productFigures(system: UnitSystem): { value: string; unit: string }[] {
  const data = document.getElementById(COMPARISON_DATA)?.textContent ?? "{}";
  const { specifications = [] } = JSON.parse(data) as { specifications?: ComparedSpecification[] };
  return specifications.map((specification) => splitValue(shownValue(specification, system)));
}
