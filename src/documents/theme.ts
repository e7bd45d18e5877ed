/** The measures (in points) and colours of the printed sheets. The colours are those of the light scheme (src/styles/tokens.css). */

export const COLOURS = {
  paper: "#ffffff",
  ground: "#f4f2ec",
  ink: "#16242b",
  inkSoft: "#47565d",
  line: "#d6d2c6",
  lineStrong: "#8a8777",
  petrol: "#0e4a5c",
  petrolLine: "#2a6172",
  petrolWash: "#e0ebed",
  onPetrol: "#fbfaf6",
  onPetrolSoft: "#b9d0d6",
  copper: "#9a4f1b",
  copperLight: "#e0995f",
} as const;

/** A4, with the frame of a drawing sheet and a title block at its foot. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const FRAME = { left: 28, top: 28, right: 567.28, bottom: 813.89 } as const;
export const TITLE_BLOCK = 48;
export const STRIP = 30;
export const BODY = { left: 52, top: 76, right: 543.28, bottom: FRAME.bottom - TITLE_BLOCK - 18 } as const;
export const WIDTH = BODY.right - BODY.left;
export const GAP = 18;

/** A text column: its left edge and width. */
export type Column = { x: number; width: number };
export const WHOLE_WIDTH: Column = { x: BODY.left, width: WIDTH };
/** The height that a page has for text. */
export const PAGE_ROOM = BODY.bottom - BODY.top;

export type Weight = "light" | "regular" | "semibold";
export type Style = { weight: Weight; size: number; leading: number; colour: string };

export const STYLES = {
  cover: { weight: "light", size: 38, leading: 44, colour: COLOURS.onPetrol },
  title: { weight: "light", size: 22, leading: 27, colour: COLOURS.ink },
  titleLong: { weight: "light", size: 17, leading: 22, colour: COLOURS.ink },
  heading: { weight: "semibold", size: 13, leading: 18, colour: COLOURS.petrol },
  name: { weight: "semibold", size: 10, leading: 14, colour: COLOURS.ink },
  group: { weight: "semibold", size: 8.5, leading: 13, colour: COLOURS.petrol },
  lead: { weight: "light", size: 13, leading: 20, colour: COLOURS.ink },
  body: { weight: "regular", size: 9.3, leading: 14.2, colour: COLOURS.ink },
  small: { weight: "regular", size: 8.4, leading: 12.4, colour: COLOURS.inkSoft },
  cell: { weight: "regular", size: 8.8, leading: 12.6, colour: COLOURS.ink },
  cellStrong: { weight: "semibold", size: 8.8, leading: 12.6, colour: COLOURS.ink },
  label: { weight: "regular", size: 7.4, leading: 10, colour: COLOURS.inkSoft },
  labelStrong: { weight: "semibold", size: 7.4, leading: 10, colour: COLOURS.ink },
  kicker: { weight: "semibold", size: 9, leading: 13, colour: COLOURS.copper },
  figure: { weight: "light", size: 30, leading: 34, colour: COLOURS.petrol },
  figureMedium: { weight: "light", size: 21, leading: 25, colour: COLOURS.petrol },
  figureSmall: { weight: "regular", size: 11, leading: 14, colour: COLOURS.petrol },
} as const satisfies Record<string, Style>;
