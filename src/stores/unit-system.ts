import { persistentAtom } from "@nanostores/persistent";
import type { UnitSystem } from "#domain/unit-system.ts";

/** In which units figures are shown, kept in this browser. */
export const $unitSystem = persistentAtom<UnitSystem>("unit-system", "si", {
  encode: (system) => system,
  decode: (stored) => (stored === "ip" ? "ip" : "si"),
});
