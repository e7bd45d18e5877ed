import { lookUpIn, partsWith, type IndexPart, type LookUp } from "#domain/search/search-index.ts";
import type { SizePart } from "#domain/search/search-quantities.ts";
import { corrected, type Vocabulary } from "#domain/search/search-typos.ts";
import {
  foundHits,
  joinedHits,
  pageHits,
  recordPlace,
  searchPlan,
  type Hit,
  type IndexHit,
  type PageHit,
  type SearchDirectory,
  type SearchPlan,
  type SearchRecord,
} from "#domain/search/search.ts";
import { loadJson, LoadError } from "./load-json.ts";
import { findWrittenPages, openWrittenPages } from "./written-pages.ts";

/*
 * The search of the site: products and brands by their index, of which it loads the parts that a search needs, each once per page;
 * written pages by Pagefind.
 */

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

const openIndex = (): Promise<SearchDirectory> => load<SearchDirectory>(DIRECTORY);

/** Loads what every search needs before the first letter is typed. A failure is shown by the search that needs the data. */
export function openSearch(): void {
  for (const opening of [openIndex(), openWrittenPages()]) void opening.catch(() => undefined);
}

/** Loads everything again at the next search. */
export const forgetSearch = (): void => loaded.clear();

/** What a search found among products and brands. */
type IndexAnswer = {
  /** What was searched for: what was typed, or, if that finds nothing, the same without its typing errors. */
  searched: string;
  wasCorrected: boolean;
  plan: SearchPlan;
  hits: IndexHit[];
  directory: SearchDirectory;
};

/** What a search found: first products and brands, and the same with the written pages when these are there. */
export type SearchAnswer = Omit<IndexAnswer, "hits"> & { hits: Hit[] };

/** Runs something with the directory, and once more with a new one if one of its files is gone since a new release. */
async function withDirectory<T>(run: (directory: SearchDirectory) => Promise<T>): Promise<T> {
  try {
    return await run(await openIndex());
  } catch (error) {
    if (!(error instanceof LoadError) || error.status !== 404) throw error;
    forgetSearch();
    return run(await openIndex());
  }
}

const searchIndex = (typed: string): Promise<IndexAnswer> =>
  withDirectory(async (directory) => answerTo(typed, directory));

/** The same search with typing errors corrected, for one that found nothing; null if this finds nothing, either. */
const searchCorrected = ({ searched, plan }: IndexAnswer): Promise<IndexAnswer | null> =>
  withDirectory(async (directory) => {
    if (plan.query.apart.length === 0) return null;
    const other = corrected(searched, await loadFile<Vocabulary>(directory.vocabulary));
    const better = other === null ? null : await answerTo(other, directory);
    return better && better.hits.length > 0 ? { ...better, wasCorrected: true } : null;
  });

const findPages = async ({ searched, plan }: IndexAnswer): Promise<PageHit[]> =>
  pageHits(await findWrittenPages(searched), plan);

/**
 * All that the site has for what was typed: what the index finds, at once, and a promise of the same with the written pages. Where
 * the index finds nothing, the pages are awaited, since typing errors are corrected only if nothing at all is called so.
 */
export async function searchSite(typed: string): Promise<{ first: SearchAnswer; whole: Promise<SearchAnswer> }> {
  const answer = await searchIndex(typed);
  if (answer.hits.length > 0) return withPages(answer);
  const pages = await Promise.allSettled([findPages(answer)]).then(([result]) => result);
  if (pages.status === "fulfilled" && pages.value.length > 0) {
    const first = { ...answer, hits: pages.value };
    return { first, whole: Promise.resolve(first) };
  }
  const better = await searchCorrected(answer);
  if (better) return withPages(better);
  if (pages.status === "rejected") throw pages.reason;
  return { first: answer, whole: Promise.resolve(answer) };
}

function withPages(first: IndexAnswer): { first: SearchAnswer; whole: Promise<SearchAnswer> } {
  const whole = findPages(first).then((pages) => ({ ...first, hits: joinedHits(first.hits, pages) }));
  // A failure matters only to those who wait for it; to others it would be an unhandled rejection.
  whole.catch(() => undefined);
  return { first, whole };
}

async function answerTo(typed: string, directory: SearchDirectory): Promise<IndexAnswer> {
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
      if ("record" in hit) return { ...hit, ...hit.record };
      const { file, at } = recordPlace(hit.position, directory);
      const record = (await loadFile<SearchRecord[]>(file))[at];
      if (!record) throw new LoadError(404, `${WHAT} did not arrive complete.`);
      return { ...hit, ...record };
    }),
  );

/** The products that a search found, by their positions in the catalogue, the best first. */
export type FoundProducts = {
  positions: ReadonlySet<number>;
  /** Which catalogue that is (`checksumOf` its names). */
  check: number;
  /** What was searched for in place of what was typed; null if nothing had to be corrected. */
  corrected: string | null;
};

export async function findProducts(typed: string): Promise<FoundProducts> {
  const exact = await searchIndex(typed);
  const { hits, directory, searched, wasCorrected } =
    exact.hits.length > 0 ? exact : ((await searchCorrected(exact)) ?? exact);
  const products = hits.filter(({ kind }) => kind === "Product");
  return {
    positions: new Set(products.flatMap(({ position }) => directory.place[position - directory.firstProduct] ?? [])),
    check: directory.check,
    corrected: wasCorrected ? searched : null,
  };
}
