import { converter, formatHex, parseHex, toGamut, wcagContrast, type Oklch } from "culori";
import type { SiteSettings } from "../settings/settings.ts";

/** What an office decides of the look; everything else is the design's. */
export type Look = Pick<SiteSettings, "main_colour" | "accent_colour" | "typeface" | "corners">;

/** The surfaces of tokens.css on which texts and controls in these colours stand, in the light and in the dark scheme. */
export const GROUNDS = {
  light: ["#f6f4ee", "#fffdf8", "#ece9df"],
  dark: ["#10191d", "#172328", "#1d2b31", "#293b42"],
} as const;
type Scheme = keyof typeof GROUNDS;

/** The colours that the design has by itself, on light screens. */
export const DESIGN = { main_colour: "#0e4a5c", accent_colour: "#9a4f1b" } as const;

/** WCAG 2.2, 1.4.3: the least contrast of a text to its ground. */
const LEAST_CONTRAST = 4.5;

const oklch = converter("oklch");
const inRange = toGamut("rgb", "oklch");

function read(colour: string): Oklch {
  const parsed = parseHex(colour);
  if (!parsed) throw new Error(`'${colour}' is no colour.`);
  return oklch(parsed);
}
const written = (colour: Oklch): string => formatHex(inRange(colour));
const inTone = (colour: Oklch, l: number, mostChroma = 1): string =>
  written({ ...colour, l, c: Math.min(colour.c, mostChroma) });
const least = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => wcagContrast(colour, ground)));

/** Whether a text in this colour can be read on the light pages of the site. `colour` is '#rrggbb'. */
export const isReadable = (colour: string): boolean => least(colour, GROUNDS.light) >= LEAST_CONTRAST;

/** The nearest colour of the same hue that can be read, '#rrggbb': darker on light pages, lighter on dark ones. */
export function readableColour(colour: string, scheme: Scheme = "light", mostChroma = 1): string {
  const given = read(colour);
  // Numbers of colours are rounded: white is slightly lighter than 1.
  let lightness = Math.min(1, Math.max(0, given.l));
  let made = inTone(given, lightness, mostChroma);
  while (least(made, GROUNDS[scheme]) < LEAST_CONTRAST) {
    lightness += scheme === "light" ? -0.005 : 0.005;
    made = inTone(given, lightness, mostChroma);
  }
  return made;
}

/** The custom properties of tokens.css that follow from a main colour, '#rrggbb', each for the light and the dark scheme. */
function mainColours(colour: string): Record<string, [light: string, dark: string]> {
  const main = read(readableColour(colour));
  const dark = read(readableColour(inTone(main, Math.max(main.l, 0.76), 0.1), "dark"));
  return {
    petrol: [written(main), written(dark)],
    "petrol-strong": [inTone(main, main.l - 0.09), inTone(dark, dark.l + 0.08)],
    "petrol-deep": [written(main), inTone(main, 0.35, 0.075)],
    "petrol-wash": [inTone(main, 0.95, 0.018), inTone(main, 0.31, 0.045)],
    "on-petrol": ["#fbfaf6", inTone(main, 0.2, 0.03)],
  };
}

/** The colours of the sign of the site: its ground, the lines upon it, and one line in the accent. */
export function markColours({ main_colour, accent_colour }: Pick<Look, "main_colour" | "accent_colour">) {
  return {
    ground: readableColour(main_colour || DESIGN.main_colour),
    lines: "#f4f2ec",
    accent: accent_colour ? readableColour(accent_colour, "dark", 0.13) : "#e08a4c",
  };
}

/** The colours of the documents that follow from the look, by their names in src/documents/theme.ts. */
export function documentColours({ main_colour, accent_colour }: Pick<Look, "main_colour" | "accent_colour">) {
  const main = read(readableColour(main_colour || DESIGN.main_colour));
  const accent = read(accent_colour || "#e0995f");
  return {
    ...(main_colour
      ? {
          petrol: written(main),
          petrolLine: inTone(main, main.l + 0.08),
          petrolWash: inTone(main, 0.95, 0.018),
          onPetrolSoft: inTone(main, 0.88, 0.03),
        }
      : {}),
    ...(accent_colour ? { copper: readableColour(accent_colour) } : {}),
    // Upon the main colour, of a cover.
    ...(main_colour || accent_colour ? { copperLight: inTone(accent, 0.88, 0.12) } : {}),
  };
}

/** The typefaces of headings and texts. None but the first loads a file. */
const TYPEFACE_RULES: Record<Look["typeface"], string> = {
  drawing: "",
  system: "--font-sans:system-ui,sans-serif;",
  serif: `--font-heading:"Iowan Old Style","Palatino Linotype","Noto Naskh Arabic","Noto Serif","Droid Serif",P052,Georgia,serif;`,
};
const CORNER_RULES: Record<Look["corners"], string> = {
  fine: "",
  square: "--radius-control:0;--radius-sheet:0;",
  round: "--radius-control:0.5rem;--radius-sheet:0.875rem;",
};

/** The custom properties that make the design follow this look, as a style sheet; empty where nothing was decided. */
export function lookStyles({ main_colour, accent_colour, typeface, corners }: Look): string {
  const colours = {
    ...(main_colour ? mainColours(main_colour) : {}),
    ...(accent_colour
      ? { copper: [readableColour(accent_colour), readableColour(accent_colour, "dark", 0.13)] as [string, string] }
      : {}),
  };
  const rules = Object.entries(colours).map(([name, [light, dark]]) => `--color-${name}:light-dark(${light},${dark});`);
  const all = rules.join("") + TYPEFACE_RULES[typeface] + CORNER_RULES[corners];
  return all && `html:root{${all}}`;
}
