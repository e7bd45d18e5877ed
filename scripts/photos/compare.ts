import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

export type Compared =
  | { name: string; kind: "same" | "only before" | "only after" }
  | { name: string; kind: "different"; pixels: number; share: number };

/** Fills the area that only the larger of two photographs has. A colour that no screen shows. */
const NOTHING = "#ff00ff";

/**
 * The corners of borders differ by one to three shades from run to run. Up to this many pixels with such a small difference
 * do not count; more of them do, for example when a background changes by one shade.
 */
const NOISE = { shades: 0.012, pixels: 200 };

/** Compares two sets of photographs. For each difference, writes a picture of it into the folder `differences`. */
export async function compareSets(before: string, after: string, differences: string): Promise<Compared[]> {
  rmSync(differences, { recursive: true, force: true });
  const names = [...new Set([...photographsIn(before), ...photographsIn(after)])].sort();
  const compared: Compared[] = [];
  for (const name of names) {
    if (!existsSync(join(before, name))) compared.push({ name, kind: "only after" });
    else if (!existsSync(join(after, name))) compared.push({ name, kind: "only before" });
    else compared.push(await compareTwo(name, before, after, differences));
  }
  return compared;
}

function photographsIn(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  return readdirSync(folder).filter((name) => name.endsWith(".png"));
}

async function compareTwo(name: string, before: string, after: string, differences: string): Promise<Compared> {
  const files = [readFileSync(join(before, name)), readFileSync(join(after, name))] as const;
  if (files[0].equals(files[1])) return { name, kind: "same" };
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, now] = await Promise.all([pixelsOf(files[0], width, height), pixelsOf(files[1], width, height)]);
  const shown = new Uint8Array(old.length);
  const differing = (threshold: number): number =>
    pixelmatch(old, now, shown, width, height, { threshold, includeAA: true });
  if (differing(NOISE.shades) === 0 && differing(0) <= NOISE.pixels) return { name, kind: "same" };
  const pixels = differing(0);
  mkdirSync(differences, { recursive: true });
  await sharp(shown, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(join(differences, name));
  return { name, kind: "different", pixels, share: pixels / (width * height) };
}

async function pixelsOf(file: Buffer, width: number, height: number): Promise<Uint8Array> {
  const picture = sharp(file).ensureAlpha();
  const size = await picture.metadata();
  const missing = { right: width - size.width, bottom: height - size.height };
  return picture
    .extend({ ...missing, background: NOTHING })
    .raw()
    .toBuffer();
}

/** The comparison as text, the largest differences first. */
export function comparisonText(compared: readonly Compared[], differences: string): string {
  const different = compared.filter((one) => one.kind === "different").sort((a, b) => b.pixels - a.pixels);
  const missing = compared.filter(({ kind }) => kind === "only before" || kind === "only after");
  const lines = [
    ...different.map(({ name, pixels, share }) => `${name}: ${pixels} pixels differ (${(share * 100).toFixed(2)} %)`),
    ...missing.map(({ name, kind }) => `${name}: ${kind}`),
    `${compared.length - different.length - missing.length} of ${compared.length} photographs are the same.`,
  ];
  if (different.length > 0) lines.push(`The differences are in ${differences}.`);
  return lines.join("\n");
}
