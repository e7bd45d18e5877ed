import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import type { UnitSystem } from "#domain/units/unit-system.ts";
import { $unitSystem } from "./unit-store.ts";

const never = () => () => undefined;
/** In which units the page shows its figures before the island is hydrated (prevent-unit-flash.ts). */
export function renderedUnits(): UnitSystem {
  const shown = typeof document === "undefined" ? undefined : document.documentElement.dataset["shownUnits"];
  return shown === "si" || shown === "ip" ? shown : "typed";
}

/**
 * In which units figures are shown; an island begins with those that the page shows. Changes are deferred, because a page may
 * show hundreds of figures.
 */
export function useUnitSystem(): UnitSystem {
  const first = useSyncExternalStore(never, $unitSystem.get, renderedUnits);
  const [system, setSystem] = useState(first);
  useEffect(() => $unitSystem.subscribe((chosen) => startTransition(() => setSystem(chosen))), []);
  return system;
}
