import { useStore } from "@nanostores/react";
import { UNIT_SYSTEMS } from "#domain/units/unit-system.ts";
import { $unitSystem, toggleUnits } from "../stores/unit-system.ts";
import { toggleButton, toggleGroup } from "../styles/variants/toggle-group.ts";
import { renderedUnits } from "./use-unit-system.ts";

/**
 * In which units figures are shown. Kept in this browser, and the same on all pages; the pressed button shows it at once. With
 * none of them pressed, figures stand as they were typed.
 */
export function UnitSwitch() {
  const system = useStore($unitSystem, { ssr: renderedUnits });
  return (
    <div className={toggleGroup()} role="group" aria-label="Units">
      {UNIT_SYSTEMS.map(([name, text, label]) => (
        <button
          key={name}
          type="button"
          className={toggleButton({ size: "unit" })}
          // The chosen one is pressed before React is there (browser/units-before-paint.ts).
          data-units={name}
          aria-pressed={system === name}
          suppressHydrationWarning
          aria-label={label}
          title={label}
          onClick={() => toggleUnits(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
