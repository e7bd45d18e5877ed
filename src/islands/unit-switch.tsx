import { useStore } from "@nanostores/react";
import { $unitSystem } from "../stores/unit-system.ts";

const SYSTEMS = [
  ["si", "SI"],
  ["ip", "IP"],
] as const;

/** Two buttons that choose the units of all figures. */
export function UnitSwitch() {
  const system = useStore($unitSystem, { ssr: () => "si" as const });
  return (
    <div className="inline-flex overflow-hidden rounded-control border border-line-strong" role="group" aria-label="Units">
      {SYSTEMS.map(([value, label]) => (
        <button
          key={value}
          type="button"
          className="cursor-pointer px-3 text-sm font-medium min-block-10.5 focus-visible:-outline-offset-3 aria-pressed:bg-petrol aria-pressed:text-on-petrol"
          aria-pressed={system === value}
          onClick={() => $unitSystem.set(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
