import { persistentAtom } from "@nanostores/persistent";
import type { ChosenSystem, UnitSystem } from "#domain/units/unit-system.ts";

/** In which units figures are shown, kept in this browser; without a choice as they were typed. */
export const $unitSystem = persistentAtom<UnitSystem>("unit-system", "typed", {
  encode: (system) => system,
  decode: (stored) => (stored === "ip" || stored === "si" ? stored : "typed"),
});

/** Chooses a system of units, or removes the choice if it is chosen already. */
export const toggleUnits = (system: ChosenSystem): void =>
  $unitSystem.set($unitSystem.get() === system ? "typed" : system);
