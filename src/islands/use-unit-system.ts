import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import type { UnitSystem } from "#domain/unit-system.ts";
import { $unitSystem } from "../stores/unit-system.ts";

const never = () => () => undefined;
const rendered = (): UnitSystem => "typed";

/**
 * In which units figures are shown; pages are rendered with figures as they were typed. The figures of a page change as soon as
 * the browser has time: a page may show hundreds of them.
 */
export function useUnitSystem(): UnitSystem {
  const first = useSyncExternalStore(never, $unitSystem.get, rendered);
  const [system, setSystem] = useState(first);
  useEffect(() => $unitSystem.subscribe((chosen) => startTransition(() => setSystem(chosen))), []);
  return system;
}
