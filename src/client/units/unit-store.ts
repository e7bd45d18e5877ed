import { persistentAtom } from "@nanostores/persistent";
import type { UnitSystem } from "#domain/units/unit-system.ts";

/** A system of units as it is stored, or named by a button. */
export const unitSystemOf = (name: string | undefined): UnitSystem => (name === "ip" || name === "si" ? name : "typed");

/** In which units figures are shown, kept in this browser; without a choice as they were typed. */
export const $unitSystem = persistentAtom<UnitSystem>("unit-system", "typed", {
  encode: (system) => system,
  decode: unitSystemOf,
});
