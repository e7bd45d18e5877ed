import type { ChosenSystem, UnitSystem } from "./unit-system.ts";

/**
 * The converted texts of a typed value, by system of units; without one, the value is shown as typed. They are made by the build
 * (converted-texts.ts), because reading values takes more code than a page should load.
 */
export type InUnits = Partial<Record<ChosenSystem, string>>;

/** A value in the units of a system. */
export const shownIn = (value: { value: string } & InUnits, system: UnitSystem): string =>
  (system === "typed" ? undefined : value[system]) ?? value.value;
