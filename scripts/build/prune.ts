import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { ReleaseFile } from "./release.ts";
import type { Workspace } from "./workspace.ts";

/** As long as the trash: what comes back from there finds its pictures and downloads made. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes what was made for the content of days gone by: pictures in sizes and downloads that the release has not. */
export function pruneWorkspace(
  workspace: Pick<Workspace, "media" | "pictures" | "downloads">,
  release: readonly ReleaseFile[],
  now = Date.now(),
): void {
  const used = new Set(release.map(({ source }) => source));
  const media = [...used].filter((source) => source.startsWith(workspace.media));
  const [makings, hashes] = [new Set(media.map(makingOf)), new Set(media.map(hashOf))];
  const old = (path: string): boolean => now - statSync(path).mtimeMs > KEPT_MS;
  const prune = (folder: string, isUsed: (path: string) => boolean): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isFile() && !isUsed(path) && old(path)) rmSync(path);
    }
  };
  // The sizes of one picture go together, with the record that names them; those of an older recipe go as well.
  prune(workspace.pictures, (path) => makings.has(makingOf(path)));
  prune(workspace.media, (path) => makings.has(makingOf(path)));
  prune(workspace.downloads, (path) => used.has(path));
  // A drawing is converted from the public folder: only the hash of its bytes is in that name.
  const converted = join(workspace.downloads, "pictures");
  if (existsSync(converted))
    prune(converted, (path) => makings.has(makingOf(path)) || (path.endsWith(".png") && hashes.has(hashOf(path))));
}

/** What a picture was made of and how: the original's hash and the recipe, which names in sizes begin with. */
const makingOf = (path: string): string => basename(path).split(/[-.]/, 2).join("-");
const hashOf = (path: string): string => basename(path).split("-", 1)[0] ?? "";
