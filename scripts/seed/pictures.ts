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

/** The written alternative text of each render in public/pictures, by its file. */
const ALT: ReadonlyMap<string, string> = new Map(Object.entries(captions));

type Picture = { url: string; alt: string };

/** The render of this name ('rooftop-unit', 'centrifugal-chiller-large-front'), where there is one. */
function render(name: string): Picture | null {
  const alt = ALT.get(`${name}.webp`);
  return alt ? { url: `/pictures/${name}.webp`, alt } : null;
}

/** The elevations of the model of this name, where they are drawn: the caption gives the views and the dimensions. */
function elevations(name: string, type: PictureType): Picture | null {
  const views = ALT.get(`elevations-${name}.svg`);
  return views ? { url: `/pictures/elevations-${name}.svg`, alt: `Dimension drawing of ${SHOWN[type]}: ${views}` } : null;
}

/** The name of the render nearest to this size: a type may have one picture for all its sizes. */
function nearest(type: PictureType, size: Size): string | undefined {
  return [type, ...[size, "medium", "large", "small"].map((other) => `${type}-${other}`)].find((name) => render(name));
}

/**
 * The pictures of a product: in perspective, from the front and in detail, then what it is shown with, and last the line
 * drawings, its own with the dimensions. A front view and dimensions belong to one size (they show the number of fans); a
 * detail may be of another.
 */
export function pictures(types: readonly PictureType[], size: Size = "medium"): Picture[] {
  const renders = types.flatMap((type, index) => {
    const name = nearest(type, size);
    if (!name) return [];
    const detail = render(`${name}-detail`) ?? render(`${type}-detail`);
    return index === 0 ? [render(name), render(`${name}-front`), detail] : [render(name)];
  });
  const drawings = types.flatMap((type, index) => {
    const name = index === 0 ? nearest(type, size) : undefined;
    return [name ? elevations(name, type) : null, { url: `/pictures/drawing-${type}.svg`, alt: `Line drawing of ${SHOWN[type]}` }];
  });
  return [...renders, ...drawings].filter((picture) => picture !== null);
}
