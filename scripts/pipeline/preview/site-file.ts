import { lstat, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { MEDIA_TYPES } from "../../files/media-types.ts";

/** Files of a folder whose names change with their content. */
const FOR_EVER = /^\/(?:_astro|media)\//;
/** What belongs to the live site alone: its pages show no preview, and its worker would keep those of one. */
const NOT_HERE = /\.html$|^\/(?:sw\.js|build\.json|offline\.json)$|\/[._]/;

export type SiteFile = { bytes: Buffer; type: string; caching: string };

/** The public file at an address, from the first of these folders that has it: scripts, styles, pictures, the search index. */
export async function siteFile(folders: readonly string[], address: string): Promise<SiteFile | null> {
  const path = decoded(address);
  const type = path === null ? undefined : MEDIA_TYPES[extname(path)];
  if (path === null || NOT_HERE.test(path.replace(/^\/_astro\//, "/"))) return null;
  for (const folder of folders) {
    const file = join(folder, path);
    if (!file.startsWith(folder + sep) || !(await isFile(file))) continue;
    const bytes = await readFile(file);
    const caching = FOR_EVER.test(path) ? "public, max-age=31536000, immutable" : "no-store";
    return { bytes, type: type ?? "application/octet-stream", caching };
  }
  return null;
}

function decoded(address: string): string | null {
  try {
    const path = decodeURIComponent(address);
    return path.includes("\0") || path.includes("\\") ? null : path;
  } catch {
    return null;
  }
}

const isFile = (file: string): Promise<boolean> =>
  lstat(file).then(
    (found) => found.isFile(),
    () => false,
  );
