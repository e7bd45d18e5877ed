import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ReleaseFile } from "./release.ts";
import type { Workspace } from "./workspace.ts";

/** As long as the trash: what comes back from there finds its pictures and downloads made. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes what was made for the content of days gone by: pictures in sizes and downloads that the release has not. */
export function pruneWorkspace(workspace: Pick<Workspace, "media" | "pictures" | "downloads">, release: readonly ReleaseFile[], now = Date.now()): void {
  const used = new Set(release.map(({ source }) => source));
  const hashes = new Set([...used].filter((source) => source.startsWith(workspace.media)).map(hashOf));
  const old = (path: string): boolean => now - statSync(path).mtimeMs > KEPT_MS;
  const prune = (folder: string, isUsed: (path: string) => boolean): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isFile() && !isUsed(path) && old(path)) rmSync(path);
    }
  };
  // The sizes of one picture go together, with the record that names them.
  prune(workspace.pictures, (path) => hashes.has(hashOf(path)));
  prune(workspace.media, (path) => hashes.has(hashOf(path)));
  prune(workspace.downloads, (path) => used.has(path));
  const converted = join(workspace.downloads, "pictures");
  if (existsSync(converted)) prune(converted, (path) => hashes.has(hashOf(path)));
}

/** The hash of the original that names of pictures begin with. */
function hashOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).split("-", 1)[0] ?? "";
}
