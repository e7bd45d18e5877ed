import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as pagefind from "pagefind";
import { addressIn, type Language } from "#domain/languages/languages.ts";
import { pageWords } from "#domain/search/page-words.ts";
import type { SearchManifest } from "#domain/search/search.ts";
import { writeAtomically } from "../../files/atomic-write.ts";
import { contentHash } from "../../files/content-hash.ts";
import { filesBelow } from "../../files/files-below.ts";
import type { Fault } from "../render/last-good.ts";
import type { ReleaseFile } from "../release/assemble.ts";
import type { LanguagePages, WrittenPage } from "./search-records.ts";
import type { Workspace } from "../content/workspace.ts";

/** Pagefind's user interface, which it adds to every index; the site has its own. */
const UNUSED = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\./;

/** Names the folder of the present index. */
const MANIFEST = "manifest.json";

type Search = { files: ReleaseFile[]; faults: Fault[] };

/**
 * Writes the index of each language's written pages if they have changed, deletes the previous one, and returns the files. If a
 * page cannot be indexed, its language has no files.
 */
export async function prepareSearch(site: readonly LanguagePages[], workspace: Workspace): Promise<Search> {
  const all: Search = { files: [], faults: [] };
  try {
    for (const { language, pages } of site) {
      const { files, faults } = await prepareLanguage(pages, language, join(workspace.search, language));
      all.files.push(...files);
      all.faults.push(...faults);
    }
  } finally {
    await pagefind.close();
  }
  return all;
}

async function prepareLanguage(pages: readonly WrittenPage[], language: Language, folder: string): Promise<Search> {
  mkdirSync(folder, { recursive: true });
  const name = contentHash(JSON.stringify(pages));
  // Pagefind takes an index without pages for a fault.
  if (pages.length > 0 && !existsSync(join(folder, name))) {
    const faults = await writeIndex(pages, join(folder, name));
    if (faults.length > 0) return { files: [], faults };
  }
  const manifest: SearchManifest = { index: pages.length > 0 ? name : null };
  for (const old of readdirSync(folder)) {
    if (old !== MANIFEST && old !== name) rmSync(join(folder, old), { recursive: true });
  }
  writeAtomically(join(folder, MANIFEST), JSON.stringify(manifest));
  const files = filesBelow(folder).map((path): ReleaseFile => ({
    source: join(folder, path),
    path: addressIn(language, `/pagefind/${path}`).slice(1),
    ...(path === MANIFEST ? { rewritten: true } : {}),
  }));
  return { files, faults: [] };
}

async function writeIndex(pages: readonly WrittenPage[], folder: string): Promise<Fault[]> {
  const { index, errors } = await pagefind.createIndex();
  if (!index) throw new Error(`The search index could not be made: ${errors.join("; ")}`);
  const faults: Fault[] = [];
  for (const { url, content, kind, title, summary, image } of pages) {
    const added = await index.addCustomRecord({
      url,
      // Without a language Pagefind does not stem words and finds them by their beginning, as search-words.ts does.
      language: "unknown",
      // Pagefind splits some words differently ('R-410A', 'm³/h'), so the words as our rule (pageWords) splits them are added.
      content: [content, ...pageWords(content)].join(". "),
      meta: { kind, title, summary, ...(image ? { image } : {}) },
    });
    if (added.errors.length > 0)
      faults.push({ address: url, why: `The search could not index it: ${added.errors.join("; ")}` });
  }
  if (faults.length > 0) {
    await index.deleteIndex();
    return faults;
  }
  // Not `writeFiles`: it may answer before the last file has its content.
  const made = await index.getFiles();
  if (made.errors.length > 0) throw new Error(`The search index could not be made: ${made.errors.join("; ")}`);
  // Renamed when complete, so that a folder of that name always has a whole index.
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  for (const { path, content } of made.files) {
    if (UNUSED.test(path)) continue;
    mkdirSync(dirname(join(part, path)), { recursive: true });
    writeFileSync(join(part, path), content);
  }
  await index.deleteIndex();
  renameSync(part, folder);
  return [];
}
