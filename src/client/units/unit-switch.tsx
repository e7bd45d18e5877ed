import { UNIT_TEXTS as T } from "#texts/units.ts";
import { useStore } from "@nanostores/react";
import { UNIT_SYSTEMS } from "#domain/units/unit-system.ts";
import { $unitSystem } from "./unit-store.ts";
import { toggleButton, toggleGroup } from "#styles/variants/product-lists.ts";
import { renderedUnits } from "./use-unit-system.ts";

/** Chooses the units in which figures are shown, for this browser and all pages. */
export function UnitSwitch() {
  const system = useStore($unitSystem, { ssr: renderedUnits });
  return (
    <div className={toggleGroup()} role="group" aria-label={T.label}>
      {UNIT_SYSTEMS.map((name) => (
        <button
          key={name}
          type="button"
          className={toggleButton({ size: "unit" })}
          // For prevent-unit-flash.ts, which marks the chosen button before hydration.
          data-units={name}
          aria-pressed={system === name}
          suppressHydrationWarning
          aria-label={T.systems[name].full}
          title={T.systems[name].full}
          onClick={() => $unitSystem.set(name)}
        >
          {T.systems[name].short}
        </button>
      ))}
    </div>
  );
}
