import { textsMatching, wordingsOf } from "#domain/search/search-words.ts";
import type { SearchManifest, WrittenRecord } from "#domain/search/search.ts";
import { loadJson } from "../data/load-json.ts";

/* Searches the full text of the pages that Pagefind indexes (services, solutions, …; scripts/pipeline/search/search.ts). */

/* The part of Pagefind's API that is used here. Its script is loaded at run time and has no types. */
type Page = { url: string; content: string; meta: Omit<WrittenRecord, "url"> };
type Index = {
  init: () => Promise<void>;
  search: (term: string) => Promise<{ results: { id: string; data: () => Promise<Page> }[] }>;
};
type Pagefind = { createInstance: (options: { basePath: string }) => Index };

let opened: Promise<Index> | undefined;

/** Loads the index once; tries again on the next call after a failure. */
export function openWrittenPages(): Promise<Index> {
  opened ??= load().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function load(): Promise<Index> {
  const { index: name } = await loadJson<SearchManifest>("/pagefind/manifest.json", "The search");
  const basePath = `/pagefind/${name}/`;
  const { createInstance } = (await import(/* @vite-ignore */ `${basePath}pagefind.js`)) as Pagefind;
  const index = createInstance({ basePath });
  await index.init();
  return index;
}

/** The written pages that match a search. Tries twice, because a new release replaces the index while a page is open. */
export async function findWrittenPages(typed: string): Promise<WrittenRecord[]> {
  try {
    return await ask(await openWrittenPages(), typed);
  } catch (error) {
    opened = undefined;
    if (!navigator.onLine) throw error;
    return ask(await openWrittenPages(), typed);
  }
}

async function ask(index: Index, typed: string): Promise<WrittenRecord[]> {
  const terms = new Set(wordingsOf(typed).flatMap((words) => (words.length > 0 ? [words.join(" ")] : [])));
  const searches = await Promise.all([...terms].map((term) => index.search(term)));
  const results = new Map(searches.flatMap(({ results: found }) => found.map((result) => [result.id, result])));
  const pages = await Promise.all([...results.values()].map((result) => result.data()));
  // For a word that no page has, Pagefind searches for a shorter beginning of it ('nonsense' → 'no'): filter those out.
  return textsMatching(pages, ({ content }) => content, typed).map(({ url, meta }) => ({ ...meta, url }));
}
