import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { DAY_MS } from "#domain/text/numbers.ts";
import { TRASH_DAYS } from "#domain/content/content-messages.ts";
import type { ReleaseFile } from "../release/assemble.ts";
import type { Workspace } from "../content/workspace.ts";

/** As long as the trash keeps records: a restored one finds its pictures and downloads. */
const KEPT_MS = TRASH_DAYS * DAY_MS;

/**
 * Deletes old sizes of pictures, old downloads and documents that are not part of the release, and old copies of originals that are not
 * among those of the content.
 */
export function pruneWorkspace(
  workspace: Pick<Workspace, "media" | "originals" | "pictures" | "downloads" | "documents">,
  release: readonly ReleaseFile[],
  originals: ReadonlySet<string>,
  now = Date.now(),
): void {
  const used = new Set(release.map(({ source }) => source));
  const media = [...used].filter((source) => source.startsWith(workspace.media));
  const [prefixes, hashes] = [new Set(media.map(prefixOf)), new Set(media.map(hashOf))];
  const old = (path: string): boolean => now - statSync(path).mtimeMs > KEPT_MS;
  const prune = (folder: string, isUsed: (path: string) => boolean): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isFile() && !isUsed(path) && old(path)) rmSync(path);
    }
  };
  // All sizes of a picture are kept or deleted together with the record that lists them. Other recipes count as unused.
  prune(workspace.pictures, (path) => prefixes.has(prefixOf(path)));
  prune(workspace.media, (path) => prefixes.has(prefixOf(path)));
  prune(workspace.originals, (path) => originals.has(basename(path)));
  prune(workspace.downloads, (path) => used.has(path));
  prune(workspace.documents, (path) => used.has(path));
  // A converted drawing has only the hash of the original in its name, no recipe.
  const converted = join(workspace.downloads, "pictures");
  if (existsSync(converted))
    prune(
      converted,
      (path) => used.has(path) || prefixes.has(prefixOf(path)) || (path.endsWith(".png") && hashes.has(hashOf(path))),
    );
}

/** The beginning of the name of a size: the hash of the original and the recipe. */
const prefixOf = (path: string): string => basename(path).split(/[-.]/, 2).join("-");
const hashOf = (path: string): string => basename(path).split("-", 1)[0] ?? "";
