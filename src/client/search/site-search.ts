import { hasArabic } from "#domain/text/arabic-letters.ts";
import { SEARCH_TEXTS as T } from "#texts/search.ts";
import { localAddress } from "#texts/language/links.ts";
import { lookUpIn, partsWith, type IndexPart, type LookUp } from "#domain/search/search-index.ts";
import type { SizePart } from "#domain/search/search-quantities.ts";
import { corrected, type Vocabulary } from "#domain/search/search-typos.ts";
import {
  foundHits,
  joinedHits,
  pageHits,
  partialHits,
  recordPlace,
  searchPlan,
  type Hit,
  type IndexHit,
  type PageHit,
  type SearchDirectory,
  type SearchPlan,
  type SearchRecord,
} from "#domain/search/search.ts";
import { searchedSize } from "#domain/units/searched-size.ts";
import { loadJson, LoadError } from "../data/load-json.ts";
import { findWrittenPages, openWrittenPages } from "./written-pages.ts";

/*
 * The search of the site: products, categories and brands by their own index, of which it loads the parts that a search needs,
 * each once per page; pages with text by Pagefind.
 */

const loaded = new Map<string, Promise<unknown>>();

/** Loads a file once; tries again on the next call after a failure. */
function load<T>(path: string): Promise<T> {
  const known = loaded.get(path) ?? loadJson<T>(path, T.name);
  loaded.set(path, known);
  known.catch(() => loaded.delete(path));
  return known as Promise<T>;
}

const loadFile = <T>(name: string): Promise<T> => load<T>(localAddress(`/data/search/${name}.json`));

const openIndex = (): Promise<SearchDirectory> => load<SearchDirectory>(localAddress("/data/search.json"));

/** Loads what every search needs before the first letter is typed. A failure is shown by the search that needs the data. */
export function openSearch(): void {
  for (const opening of [openIndex(), openWrittenPages()]) void opening.catch(() => undefined);
}

/** Loads everything again at the next search. */
export const forgetSearch = (): void => loaded.clear();

/** What a search found among products and brands. */
type IndexAnswer = {
  /** The search as typed, or corrected if that finds nothing. */
  searched: string;
  wasCorrected: boolean;
  /** What no result meets, where nothing meets the whole search. */
  unmet: string[];
  plan: SearchPlan;
  hits: IndexHit[];
  directory: SearchDirectory;
};

/** The results of a search: first those of the index, then the same with those of Pagefind. */
export type SearchAnswer = Omit<IndexAnswer, "hits"> & { hits: Hit[] };

/** Runs a function with the directory. Retries once with a new directory if a file is gone, as after a new release. */
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

/** Repeats a search without results with the words of the trade in English; null if this finds nothing, either. */
async function searchInEnglish({ searched }: IndexAnswer): Promise<IndexAnswer | null> {
  if (!hasArabic(searched)) return null;
  // The words of the trade are loaded with the first search that needs them.
  const { inEnglish } = await import("#domain/text/arabic-terms.ts");
  const answer = await searchIndex(inEnglish(searched));
  const found = answer.hits.length > 0 ? answer : await searchCorrected(answer);
  return found && { ...found, wasCorrected: true };
}

/** Another search in place of one without results; null if none finds anything. */
const searchInstead = async (answer: IndexAnswer): Promise<IndexAnswer | null> =>
  (await searchCorrected(answer)) ?? (await searchInEnglish(answer)) ?? searchPartly(answer);

/** Repeats a search without results with its typing errors corrected; null if this finds nothing, either. */
const searchCorrected = ({ searched, plan }: IndexAnswer): Promise<IndexAnswer | null> =>
  withDirectory(async (directory) => {
    if (plan.query.apart.length === 0) return null;
    const other = corrected(searched, await loadFile<Vocabulary>(directory.vocabulary));
    const better = other === null ? null : await answerTo(other, directory);
    return better && better.hits.length > 0 ? { ...better, wasCorrected: true } : null;
  });

/** What meets most of a search without results; null if nothing does. */
const searchPartly = ({ searched, plan }: IndexAnswer): Promise<IndexAnswer | null> =>
  withDirectory(async (directory) => {
    const partly = partialHits(searched, plan, directory, ...(await loadFor(plan, directory)));
    return partly && { searched, wasCorrected: false, plan, directory, ...partly };
  });

const findPages = async ({ searched, plan }: IndexAnswer): Promise<PageHit[]> =>
  pageHits(await findWrittenPages(searched), plan);

/**
 * Searches the site: returns the results of the index, and a promise of the same with those of Pagefind. If the index finds
 * nothing, waits for Pagefind, because typing errors are corrected only if neither finds anything.
 */
export async function searchSite(typed: string): Promise<{ first: SearchAnswer; whole: Promise<SearchAnswer> }> {
  const answer = await searchIndex(typed);
  if (answer.hits.length > 0) return withPages(answer);
  const pages = await Promise.allSettled([findPages(answer)]).then(([result]) => result);
  if (pages.status === "fulfilled" && pages.value.length > 0) {
    const first = { ...answer, hits: pages.value };
    return { first, whole: Promise.resolve(first) };
  }
  const better = await searchInstead(answer);
  if (better) return withPages(better);
  if (pages.status === "rejected") throw pages.reason;
  return { first: answer, whole: Promise.resolve(answer) };
}

function withPages(first: IndexAnswer): { first: SearchAnswer; whole: Promise<SearchAnswer> } {
  const whole = findPages(first).then((pages) => ({ ...first, hits: joinedHits(first.hits, pages) }));
  // Callers that await the promise see a failure; without this, it would be an unhandled rejection for the others.
  whole.catch(() => undefined);
  return { first, whole };
}

async function answerTo(typed: string, directory: SearchDirectory): Promise<IndexAnswer> {
  const plan = searchPlan(typed);
  const hits = foundHits(plan, directory, ...(await loadFor(plan, directory)));
  return { searched: typed, wasCorrected: false, unmet: [], plan, hits, directory };
}

/** Loads the words and the sizes that a search needs. */
function loadFor(plan: SearchPlan, directory: SearchDirectory): Promise<[LookUp, SizePart[]]> {
  const sizeFiles = plan.sizeParts.flatMap((name) => directory.sizes[name] ?? []);
  return Promise.all([
    loadWords(plan.beginnings, directory),
    Promise.all(sizeFiles.map((name) => loadFile<SizePart>(name))),
  ]);
}

async function loadWords(beginnings: readonly string[], directory: SearchDirectory): Promise<LookUp> {
  const parts = new Set(beginnings.flatMap((beginning) => partsWith(directory.beginnings, beginning)));
  return lookUpIn(await Promise.all([...parts].map((at) => loadFile<IndexPart>(directory.parts[at] ?? ""))));
}

/** Loads the records to show for some results. */
export const loadRecords = (hits: readonly Hit[], { directory }: SearchAnswer): Promise<(Hit & SearchRecord)[]> =>
  Promise.all(
    hits.map(async (hit) => {
      if ("record" in hit) return { ...hit, ...hit.record };
      const { file, at } = recordPlace(hit.position, directory);
      const record = (await loadFile<SearchRecord[]>(file))[at];
      if (!record) throw new LoadError(404, T.incomplete);
      return { ...hit, ...record };
    }),
  );

/** The products that a search found, by their positions in the product data, the best first. */
export type FoundProducts = {
  positions: ReadonlySet<number>;
  /** The checksum of the names (`checksumOf`), which identifies its release. */
  check: number;
  /** Whether the search names a size: '1,000 kW'. */
  namesSize: boolean;
  /** The corrected search; null if nothing had to be corrected. */
  corrected: string | null;
  /** What none of them meets, where nothing meets the whole search. */
  unmet: string[];
};

export async function findProducts(typed: string): Promise<FoundProducts> {
  const exact = await searchIndex(typed);
  const { hits, directory, searched, wasCorrected, unmet } =
    exact.hits.length > 0 ? exact : ((await searchInstead(exact)) ?? exact);
  const products = hits.filter(({ kind }) => kind === "Product");
  return {
    positions: new Set(products.flatMap(({ position }) => directory.place[position - directory.firstProduct] ?? [])),
    check: directory.check,
    namesSize: searchedSize(searched) !== null,
    corrected: wasCorrected ? searched : null,
    unmet,
  };
}
