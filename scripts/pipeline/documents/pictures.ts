import { renameSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { COLOURS } from "#documents/theme.ts";
import type { PictureRef } from "#documents/views/pictures.ts";
import { PROJECT_ROOT } from "../../stack/environment.ts";
import { isFilled } from "../../files/derived-files.ts";

const JPEG_QUALITY = 82;
/** Line drawings have few colours: a PNG with a palette is sharper and smaller than a JPEG. */
const DRAWING_TONES = 16;
/** Part of the file names. Raise it when pictures are converted differently, so that older files are not used. */
const RECIPE = 1;

const isDrawing = ({ file }: PictureRef): boolean => file.endsWith(".svg");

/** The name of the file that `convertedPicture` makes. */
export function convertedName(picture: PictureRef): string {
  const { hash, width } = picture;
  return `${hash.replace(/\.\w+$/, "")}-${width}-${RECIPE}.${isDrawing(picture) ? "png" : "jpg"}`;
}

/**
 * The file of a picture in a format that PDF supports, on the background colour of the documents. Made once and named by
 * content and width.
 */
export async function convertedPicture(
  picture: PictureRef,
  folders: { media: string; converted: string },
): Promise<string> {
  const drawing = isDrawing(picture);
  const target = join(folders.converted, convertedName(picture));
  if (isFilled(target)) return target;
  const source =
    picture.from === "media" ? join(folders.media, picture.file) : join(PROJECT_ROOT, "public", picture.file);
  const image = sharp(source, drawing ? { density: 144 } : {})
    .resize({ width: picture.width, withoutEnlargement: !drawing })
    .flatten({ background: COLOURS.ground });
  const part = `${target}.${process.pid}-${crypto.randomUUID()}.part`;
  if (drawing) await image.png({ palette: true, colours: DRAWING_TONES, dither: 0, compressionLevel: 9 }).toFile(part);
  else await image.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toFile(part);
  renameSync(part, target);
  return target;
}

/** All pictures in a view, at any depth. */
export function picturesOf(view: unknown): PictureRef[] {
  if (Array.isArray(view)) return view.flatMap(picturesOf);
  if (typeof view !== "object" || view === null) return [];
  if ("from" in view && "hash" in view && "width" in view) return [view as PictureRef];
  return Object.values(view).flatMap(picturesOf);
}
