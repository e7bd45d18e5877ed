import captions from "../pictures/captions.json" with { type: "json" };
import type { Size } from "./types.ts";

/** What each drawing shows, for its alternative text. */
const SHOWN = {
  "centrifugal-chiller": "a water-cooled centrifugal chiller",
  "water-cooled-screw-chiller": "a water-cooled chiller with its evaporator and condenser shells",
  "air-cooled-scroll-chiller": "an air-cooled scroll chiller",
  "air-cooled-screw-chiller": "an air-cooled screw chiller",
  "rooftop-unit": "a packaged rooftop unit",
  "air-handling-unit": "an air handling unit with its sections",
  "ducted-fan-coil": "a ducted fan coil unit",
  "cassette-fan-coil": "a ceiling cassette fan coil unit",
  "vrf-outdoor-unit": "a VRF outdoor unit",
  "close-control-unit": "a close-control unit for a server room",
  "end-suction-pump": "an end-suction pump with its motor on a base frame",
  "pressure-vessel": "a diaphragm pressure vessel",
  "plate-heat-exchanger": "a gasketed plate heat exchanger",
  "cable-tray": "a run of cable tray",
  "cable-trunking": "a length of cable trunking with its cover",
  "distribution-panel": "a floor-standing distribution panel",
  "fire-pump-set": "a fire pump set on its base frame",
  "sprinkler-valve-set": "a sprinkler alarm valve set",
  "room-thermostat": "a room thermostat",
  "plant-controller": "a plant controller",
} as const;

export type PictureType = keyof typeof SHOWN;

/** The written alternative text of each render, by its file. */
const ALT: ReadonlyMap<string, string> = new Map(Object.entries(captions));

/** The names of the renders in public/pictures, without .webp: a type, or a type and its size ('rooftop-unit-small'). */
const RENDERS: ReadonlySet<string> = new Set([
  "air-cooled-screw-chiller-large",
  "air-cooled-screw-chiller-medium",
  "air-cooled-screw-chiller-small",
  "air-cooled-scroll-chiller-large",
  "air-cooled-scroll-chiller-small",
  "air-handling-unit",
  "cable-tray",
  "cassette-fan-coil",
  "centrifugal-chiller-large",
  "centrifugal-chiller-medium",
  "close-control-unit",
  "distribution-panel",
  "ducted-fan-coil",
  "end-suction-pump",
  "fire-pump-set",
  "plate-heat-exchanger",
  "pressure-vessel",
  "rooftop-unit",
  "room-thermostat",
  "sprinkler-valve-set",
  "vrf-outdoor-unit",
  "water-cooled-screw-chiller",
]);

/** The pictures of a product of this type: the render nearest to its size where there is one, then the line drawing. */
export function pictures(type: PictureType, size: Size = "medium"): { url: string; alt: string }[] {
  const shown = SHOWN[type];
  const sized = [size, "medium", "large", "small"].map((nearest) => `${type}-${nearest}`);
  const render = [type, ...sized].find((name) => RENDERS.has(name));
  const drawing = { url: `/pictures/drawing-${type}.svg`, alt: `Line drawing of ${shown}` };
  if (!render) return [drawing];
  const alt = ALT.get(`${render}.webp`);
  if (!alt) throw new Error(`captions.json has no text for ${render}.webp`);
  return [{ url: `/pictures/${render}.webp`, alt }, drawing];
}
