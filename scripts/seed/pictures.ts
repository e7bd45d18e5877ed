import { captions, type PictureType } from "#texts/captions.ts";
import type { Size } from "./types.ts";

type Picture = { url: string; alt: string };

/** The picture in this file, if it exists. */
function picture(file: string): Picture | null {
  const alt = captions.en.get(file);
  return alt ? { url: `/pictures/${file}`, alt } : null;
}

/** The render of this name ('rooftop-unit', 'centrifugal-chiller-large-front'), if it exists. */
const render = (name: string): Picture | null => picture(`${name}.webp`);

/** The name of the render that is nearest to this size; a type may have one picture for all sizes. */
function nearest(type: PictureType, size: Size): string | undefined {
  return [type, ...[size, "medium", "large", "small"].map((other) => `${type}-${other}`)].find((name) => render(name));
}

/**
 * The pictures of a product: in perspective, from the front and in detail, then pictures of its accessories, last the line
 * drawings. Front views (which show the number of fans) and dimensions belong to one size: if there is no model of this size,
 * the nearest one is shown without them. A detail may be of another size.
 */
export function pictures(types: readonly PictureType[], size: Size = "medium"): Picture[] {
  const renders = types.flatMap((type, index) => {
    const name = nearest(type, size);
    if (!name) return [];
    const detail = render(`${name}-detail`) ?? render(`${type}-detail`);
    return index === 0 ? [render(name), render(`${name}-front`), detail] : [render(name)];
  });
  const drawings = types.flatMap((type, index) => [
    index === 0 ? (picture(`elevations-${type}.svg`) ?? picture(`elevations-${type}-${size}.svg`)) : null,
    picture(`drawing-${type}.svg`),
  ]);
  return [...renders, ...drawings].filter((found) => found !== null);
}
