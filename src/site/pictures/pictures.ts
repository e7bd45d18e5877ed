import { safeHref } from "#domain/addresses/link-address.ts";
import { servedPicture, siteData } from "../content/site-data.ts";

/** A picture as a page shows it. Where its size is unknown it is laid out in the 4:3 format of the site's drawings. */
export type PictureView = { src: string; srcset: string | null; width: number; height: number; alt: string };

const DRAWING = { width: 1200, height: 900 };

/** A stored picture as a page shows it, or null where there is none or its address is not safe to link to. */
export function pictureView(address: string | null | undefined, alt: string): PictureView | null {
  if (!address) return null;
  const served = servedPicture(address);
  const src = safeHref(served?.src);
  if (!served || !src) return null;
  const srcset = served.sizes.map((size) => `${size.src} ${size.width}w`).join(", ");
  return {
    src,
    srcset: srcset || null,
    width: served.width ?? DRAWING.width,
    height: served.height ?? DRAWING.height,
    alt,
  };
}

/** A picture within a text; null for one that the build could not use. */
export function textPicture(address: string): PictureView | null {
  return siteData().pictures[address] ? pictureView(address, "") : null;
}

/** Whether a Markdown text may have pictures. */
export const hasPictures = (markdown: string | null): boolean => markdown !== null && /!\[|<img/i.test(markdown);

export const PLANT_ROOM = "/pictures/scene-plant-room.webp";

/** The image for social networks of the first picture that has one; else that of the plant room. */
export function shareImage(...addresses: (string | null | undefined)[]): string | null {
  for (const address of [...addresses, PLANT_ROOM]) {
    const share = address ? servedPicture(address)?.share : null;
    if (share) return share;
  }
  return null;
}
