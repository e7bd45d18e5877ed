import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fontAddress, FONTS } from "#documents/typeface.ts";
import { writeAtomically } from "../../files/atomic-write.ts";
import type { ReleaseFile } from "../release/assemble.ts";
import { isFilled } from "../../files/derived-files.ts";
import { plainFont } from "./woff.ts";

const packed = (name: string): Buffer => {
  const family = name.startsWith("arabic") ? "ibm-plex-sans-arabic" : "ibm-plex-sans";
  return readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${family}/files/${family}-${name}-normal.woff`)));
};

/** The file of a font, such as 'latin-400', as drawing takes it. */
export const readFont = (name: string): Buffer => plainFont(packed(name));

/** The fonts as files of the release, for the edge function and for browsers, which have no folder of packages. */
export function fontFiles(downloads: string, wanted: (address: string) => boolean): ReleaseFile[] {
  const folder = join(downloads, "fonts");
  mkdirSync(folder, { recursive: true });
  return FONTS.filter((name) => wanted(fontAddress(name))).map((name) => {
    const woff = packed(name);
    const hash = createHash("sha256").update(woff).digest("hex").slice(0, 16);
    const source = join(folder, `${name}-${hash}.ttf`);
    if (!isFilled(source)) writeAtomically(source, plainFont(woff));
    return { source, path: fontAddress(name).slice(1), frozen: true };
  });
}
