import { lookUpIn, partsWith, type IndexPart, type LookUp } from "#domain/search-index.ts";
import type { SizePart } from "#domain/search-quantities.ts";
import { corrected, type Vocabulary } from "#domain/search-typos.ts";
import {
  foundHits,
  recordPlace,
  searchPlan,
  type Hit,
  type SearchDirectory,
  type SearchPlan,
  type SearchRecord,
} from "#domain/search.ts";
import { loadJson, LoadError } from "./load-json.ts";

/* The search of the site: loads the parts of the index that a search needs, each once per page. */

const WHAT = "The search";
const loaded = new Map<string, Promise<unknown>>();

/** Loads a file once; tries again on the next call after a failure. */
function load<T>(path: string): Promise<T> {
  const known = loaded.get(path) ?? loadJson<T>(path, WHAT);
  loaded.set(path, known);
  known.catch(() => loaded.delete(path));
  return known as Promise<T>;
}

const DIRECTORY = "/data/search.json";
const loadFile = <T>(name: string): Promise<T> => load<T>(`/data/search/${name}.json`);

/** What every search needs, loaded before the first letter is typed. */
export const openSearch = (): Promise<SearchDirectory> => load<SearchDirectory>(DIRECTORY);

/** Loads everything again at the next search. */
export const forgetSearch = (): void => loaded.clear();

/** What a search found. */
export type SearchAnswer = {
  /** What was searched for: what was typed, or, if that finds nothing, the same without its typing errors. */
  searched: string;
  wasCorrected: boolean;
  plan: SearchPlan;
  hits: Hit[];
  directory: SearchDirectory;
};

/** Runs something with the directory, and once more with a new one if one of its files is gone since a new release. */
async function withDirectory<T>(run: (directory: SearchDirectory) => Promise<T>): Promise<T> {
  try {
    return await run(await openSearch());
  } catch (error) {
    if (!(error instanceof LoadError) || error.status !== 404) throw error;
    forgetSearch();
    return run(await openSearch());
  }
}

/** All that the site has for what was typed. */
export const searchSite = (typed: string): Promise<SearchAnswer> =>
  withDirectory(async (directory) => {
    const answer = await answerTo(typed, directory);
    if (answer.hits.length > 0 || answer.plan.query.apart.length === 0) return answer;
    const other = corrected(typed, await loadFile<Vocabulary>(directory.vocabulary));
    if (other === null) return answer;
    const better = await answerTo(other, directory);
    return better.hits.length > 0 ? { ...better, wasCorrected: true } : answer;
  });

async function answerTo(typed: string, directory: SearchDirectory): Promise<SearchAnswer> {
  const plan = searchPlan(typed);
  const sizeFiles = plan.sizeParts.flatMap((name) => directory.sizes[name] ?? []);
  const [lookUp, sizes] = await Promise.all([
    loadWords(plan.beginnings, directory),
    Promise.all(sizeFiles.map((name) => loadFile<SizePart>(name))),
  ]);
  return { searched: typed, wasCorrected: false, plan, hits: foundHits(plan, directory, lookUp, sizes), directory };
}

async function loadWords(beginnings: readonly string[], directory: SearchDirectory): Promise<LookUp> {
  const parts = new Set(beginnings.flatMap((beginning) => partsWith(directory.beginnings, beginning)));
  return lookUpIn(await Promise.all([...parts].map((at) => loadFile<IndexPart>(directory.parts[at] ?? ""))));
}

/** What is shown of some results. */
export const loadRecords = (hits: readonly Hit[], { directory }: SearchAnswer): Promise<(Hit & SearchRecord)[]> =>
  Promise.all(
    hits.map(async (hit) => {
      const { file, at } = recordPlace(hit.position, directory);
      const record = (await loadFile<SearchRecord[]>(file))[at];
      if (!record) throw new LoadError(404, `${WHAT} did not arrive complete.`);
      return { ...hit, ...record };
    }),
  );

/** The products that a search found, by their positions in the catalogue. */
export type FoundProducts = {
  positions: ReadonlySet<number>;
  /** Which catalogue that is (`checkOf` its names). */
  check: number;
  /** What was searched for in place of what was typed; null if nothing had to be corrected. */
  corrected: string | null;
};

export async function findProducts(typed: string): Promise<FoundProducts> {
  const { hits, directory, searched, wasCorrected } = await searchSite(typed);
  const products = hits.filter(({ kind }) => kind === "Product");
  return {
    positions: new Set(products.flatMap(({ position }) => directory.place[position - directory.firstProduct] ?? [])),
    check: directory.check,
    corrected: wasCorrected ? searched : null,
  };
}
