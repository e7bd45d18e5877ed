import { SEARCH_TEXTS } from "#texts/search.ts";
import { localAddress } from "#texts/language/links.ts";
import { textsMatching, wordingsOf } from "#domain/search/page-words.ts";
import type { SearchManifest, WrittenRecord } from "#domain/search/search.ts";
import { loadJson } from "../data/load-json.ts";

/* Searches the full text of the pages that Pagefind indexes (services, solutions, …; scripts/pipeline/search/search.ts). */

/* The part of Pagefind's API that is used here. Its script is loaded at run time and has no types. */
type Page = { url: string; content: string; meta: Omit<WrittenRecord, "url"> };
type Index = {
  init: () => Promise<void>;
  search: (term: string) => Promise<{ results: { id: string; data: () => Promise<Page> }[] }>;
};
type Pagefind = { createInstance: (options: { basePath: string; baseUrl: string }) => Index };

const NO_PAGES: Index = { init: () => Promise.resolve(), search: () => Promise.resolve({ results: [] }) };

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
  const { index: name } = await loadJson<SearchManifest>(localAddress("/pagefind/manifest.json"), SEARCH_TEXTS.name);
  if (name === null) return NO_PAGES;
  const basePath = localAddress(`/pagefind/${name}/`);
  const { createInstance } = (await import(/* @vite-ignore */ `${basePath}pagefind.js`)) as Pagefind;
  // Otherwise what stands before the folder of the index is put before its addresses, which are whole.
  const index = createInstance({ basePath, baseUrl: "/" });
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
  const lists = wordingsOf(typed).map((wordings) => new Set(wordings.map((words) => words.join(" "))));
  if (lists.length === 0) return [];
  const found = await Promise.all(
    lists.map(async (terms) => {
      const searches = await Promise.all([...terms].map((term) => index.search(term)));
      return new Map(searches.flatMap(({ results }) => results.map((result) => [result.id, result])));
    }),
  );
  const [first = new Map<string, never>(), ...others] = found;
  const results = [...first.values()].filter(({ id }) => others.every((other) => other.has(id)));
  const pages = await Promise.all(results.map((result) => result.data()));
  // For a word that no page has, Pagefind searches for a shorter beginning of it ('nonsense' → 'no'): filter those out.
  return textsMatching(pages, ({ content }) => content, typed).map(({ url, meta }) => ({ ...meta, url }));
}
