import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as pagefind from "pagefind";
import type { SearchManifest } from "#domain/search.ts";
import type { ReleaseFile } from "./release.ts";
import type { SearchRecord } from "./search-records.ts";
import type { Workspace } from "./workspace.ts";

/**
 * One index holds about this many records. A long catalogue is spread over several, which the browser merges: an edit
 * then makes one of them anew instead of all.
 */
const RECORDS_PER_INDEX = 600;

/** Pagefind's own dialogs, which come with every index; the site has its own. */
const UNUSED = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\.|^wasm\.unknown\./;

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Records spread by the hash of their address, so that one stays where it is while others come and go. */
function spread(records: readonly SearchRecord[]): SearchRecord[][] {
  const count = Math.max(1, Math.ceil(records.length / RECORDS_PER_INDEX));
  const groups: SearchRecord[][] = Array.from({ length: count }, () => []);
  for (const record of records) groups[Number.parseInt(digest(record.url).slice(0, 8), 16) % count]?.push(record);
  return groups.filter((group) => group.length > 0);
}

/** Writes the indexes whose records changed, forgets those no longer used, and returns the files of all. */
export async function prepareSearch(records: readonly SearchRecord[], workspace: Workspace): Promise<ReleaseFile[]> {
  mkdirSync(workspace.search, { recursive: true });
  const groups = spread(records).map((group) => ({ group, name: digest(JSON.stringify(group)).slice(0, 16) }));
  try {
    for (const { group, name } of groups) {
      if (!existsSync(join(workspace.search, name))) await writeIndex(group, join(workspace.search, name));
    }
  } finally {
    await pagefind.close();
  }
  const names = groups.map(({ name }) => name);
  for (const old of readdirSync(workspace.search)) {
    if (old !== "manifest.json" && !names.includes(old)) rmSync(join(workspace.search, old), { recursive: true });
  }
  writeFileSync(join(workspace.search, "manifest.json"), JSON.stringify({ indexes: names } satisfies SearchManifest));
  return filesOf(workspace.search).map((path) => ({ source: join(workspace.search, path), path: `pagefind/${path}` }));
}

async function writeIndex(records: readonly SearchRecord[], folder: string): Promise<void> {
  const { index, errors } = await pagefind.createIndex({ includeCharacters: "-" });
  if (!index) throw new Error(`The search index could not be made: ${errors.join("; ")}`);
  for (const record of records) {
    const added = await index.addCustomRecord({
      url: record.url,
      language: "en",
      content: record.content,
      meta: {
        title: record.title,
        summary: record.summary,
        kind: record.kind,
        ...(record.brand ? { brand: record.brand } : {}),
        ...(record.image ? { image: record.image } : {}),
      },
      filters: {
        kind: [record.kind],
        ...(record.brand ? { brand: [record.brand] } : {}),
        ...(record.category ? { category: [record.category] } : {}),
      },
    });
    if (added.errors.length > 0) throw new Error(`${record.url} could not be indexed: ${added.errors.join("; ")}`);
  }
  // Written beside and moved: a folder of that name is complete, or it is not there.
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  const written = await index.writeFiles({ outputPath: part });
  if (written.errors.length > 0) throw new Error(`The search index could not be written: ${written.errors.join("; ")}`);
  await index.deleteIndex();
  for (const name of readdirSync(part)) if (UNUSED.test(name)) rmSync(join(part, name));
  renameSync(part, folder);
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
