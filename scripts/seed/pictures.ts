import captions from "#content/captions.json" with { type: "json" };
import type { Size } from "./types.ts";

/** A type of machine: each has a line drawing. */
export type PictureType = keyof typeof captions extends infer File ? (File extends `drawing-${infer Type}.svg` ? Type : never) : never;

/** The written alternative text of each picture in public/pictures, by its file. */
const ALT: ReadonlyMap<string, string> = new Map(Object.entries(captions));

type Picture = { url: string; alt: string };

/** The picture in this file, where there is one. */
function picture(file: string): Picture | null {
  const alt = ALT.get(file);
  return alt ? { url: `/pictures/${file}`, alt } : null;
}

/** The render of this name ('rooftop-unit', 'centrifugal-chiller-large-front'), where there is one. */
const render = (name: string): Picture | null => picture(`${name}.webp`);

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
    const name = index === 0 && nearest(type, size);
    return [name ? picture(`elevations-${name}.svg`) : null, picture(`drawing-${type}.svg`)];
  });
  return [...renders, ...drawings].filter((found) => found !== null);
}
