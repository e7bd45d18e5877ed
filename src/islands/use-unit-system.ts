import { useStore } from "@nanostores/react";
import type { UnitSystem } from "#domain/unit-system.ts";
import { $unitSystem } from "../stores/unit-system.ts";

/** In which units figures are shown; pages are rendered in SI. */
export const useUnitSystem = (): UnitSystem => useStore($unitSystem, { ssr: (): UnitSystem => "si" });
