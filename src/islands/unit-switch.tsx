import { useStore } from "@nanostores/react";
import type { UnitSystem } from "#domain/unit-system.ts";
import { $unitSystem } from "../stores/unit-system.ts";

const SYSTEMS = [
  ["si", "SI", "SI: metric units (kW, °C, l/s)"],
  ["ip", "IP", "IP: inch-pound units (TR, °F, gpm)"],
] as const;

/** In which units figures are shown. Kept in this browser, and the same in all lists; the pressed button shows it at once. */
export function UnitSwitch() {
  const system = useStore($unitSystem, { ssr: (): UnitSystem => "si" });
  return (
    <div
      className="inline-flex overflow-hidden rounded-control border border-line-strong"
      role="group"
      aria-label="Units"
    >
      {SYSTEMS.map(([name, text, label]) => (
        <button
          key={name}
          type="button"
          className="cursor-pointer px-2.5 text-sm block-8 min-inline-9 focus-visible:-outline-offset-3 aria-pressed:bg-petrol aria-pressed:text-on-petrol"
          aria-pressed={system === name}
          aria-label={label}
          title={label}
          onClick={() => $unitSystem.set(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
