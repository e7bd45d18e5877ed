import type { ChosenSystem, UnitSystem } from "./unit-system.ts";

/**
 * What the systems of units show in place of a typed value; one that is missing shows the value as it was typed. The build
 * finds it out (in-units.ts), as reading values takes more code than a page should load.
 */
export type InUnits = Partial<Record<ChosenSystem, string>>;

/** A value in the units of a system. */
export const shownIn = (value: { value: string } & InUnits, system: UnitSystem): string =>
  (system === "typed" ? undefined : value[system]) ?? value.value;
