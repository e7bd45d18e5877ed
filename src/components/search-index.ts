import { answersTerm, searchTerm, type SearchKind, type SearchManifest } from "#domain/search.ts";

/* The search indexes of the site, written with every release by scripts/build/search.ts, asked through Pagefind. */

const FACETS = ["kind", "brand", "category"] as const;
export type Facet = (typeof FACETS)[number];
/** The filters chosen; one value each. */
export type Chosen = Partial<Record<Facet, string>>;

/** The filters with this one set to another value, or taken away. */
export function withFilter(chosen: Chosen, facet: Facet, value?: string): Chosen {
  const others = Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== facet)) as Chosen;
  return value ? { ...others, [facet]: value } : others;
}

export type Found = {
  url: string;
  title: string;
  summary: string;
  kind: SearchKind;
  brand: string | undefined;
  category: string | undefined;
  image: string | undefined;
};

export type Answer = {
  total: number;
  /** For each filter how many results each of its values would leave, given the other filters. */
  counts: Record<Facet, Record<string, number>>;
  results: (from: number, to: number) => Promise<Found[]>;
};

/* The part of Pagefind's interface that is used here; its script lies beside each index and has no types. */
type Data = {
  url: string;
  content: string;
  meta: Record<string, string | undefined>;
  filters: Partial<Record<Facet, string[]>>;
};
type Result = { score: number; data: () => Promise<Data> };
type Response = { results: Result[]; filters: Partial<Record<Facet, Record<string, number>>> };
type Index = {
  init: () => Promise<void>;
  filters: () => Promise<unknown>;
  search: (term: string, options: { filters: Chosen }) => Promise<Response>;
};
type Pagefind = { createInstance: (options: { basePath: string }) => Index };

let opened: Promise<Index[]> | undefined;

/** Loads the indexes; once, and again after it failed. */
export function openIndexes(): Promise<Index[]> {
  opened ??= load().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function load(): Promise<Index[]> {
  const answer = await fetch("/pagefind/manifest.json", { cache: "no-cache" });
  if (!answer.ok) throw new Error(`The search manifest could not be loaded (${answer.status}).`);
  const { indexes } = (await answer.json()) as SearchManifest;
  return Promise.all(
    indexes.map(async (name) => {
      const basePath = `/pagefind/${name}/`;
      const { createInstance } = (await import(/* @vite-ignore */ `${basePath}pagefind.js`)) as Pagefind;
      const index = createInstance({ basePath });
      await index.init();
      // Counts for filters are only given once their values are loaded.
      await index.filters();
      return index;
    }),
  );
}

/** Asks all indexes. A release may have replaced them while this page was open: then they are loaded anew, once. */
export async function search(typed: string, chosen: Chosen): Promise<Answer> {
  const term = searchTerm(typed);
  try {
    return await ask(await openIndexes(), term, chosen);
  } catch (error) {
    opened = undefined;
    if (!navigator.onLine) throw error;
    return ask(await openIndexes(), term, chosen);
  }
}

/** So many of the best results show whether an index answers the term or only a beginning of it. */
const PROBE = 3;

async function ask(indexes: readonly Index[], term: string, chosen: Chosen): Promise<Answer> {
  const responses = await Promise.all(indexes.map((index) => askOne(index, term, chosen)));
  const results = responses.flatMap((response) => response.results).sort((a, b) => b.score - a.score);
  return {
    total: results.length,
    counts: {
      kind: sum(responses.map(({ counts }) => counts.kind)),
      brand: sum(responses.map(({ counts }) => counts.brand)),
      category: sum(responses.map(({ counts }) => counts.category)),
    },
    results: (from, to) => Promise.all(results.slice(from, to).map(async (result) => found(await result.data()))),
  };
}

async function askOne(
  index: Index,
  term: string,
  chosen: Chosen,
): Promise<{ results: Result[]; counts: Answer["counts"] }> {
  const unfiltered = await index.search(term, { filters: {} });
  const best = await Promise.all(unfiltered.results.slice(0, PROBE).map((result) => result.data()));
  const none = { kind: {}, brand: {}, category: {} };
  if (!best.some(({ content, meta }) => answersTerm(`${meta["title"] ?? ""} ${content}`, term)))
    return { results: [], counts: none };
  const { results } = await index.search(term, { filters: chosen });
  const counts = await Promise.all(
    FACETS.map(async (facet) => {
      return (await index.search(term, { filters: withFilter(chosen, facet) })).filters[facet] ?? {};
    }),
  );
  return { results, counts: { kind: counts[0] ?? {}, brand: counts[1] ?? {}, category: counts[2] ?? {} } };
}

function found({ url, meta, filters }: Data): Found {
  return {
    url,
    title: meta["title"] ?? url,
    summary: meta["summary"] ?? "",
    kind: (meta["kind"] ?? "Page") as SearchKind,
    brand: meta["brand"],
    category: filters.category?.[0],
    image: meta["image"],
  };
}

function sum(counts: readonly Record<string, number>[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const [value, count] of counts.flatMap((each) => Object.entries(each))) all[value] = (all[value] ?? 0) + count;
  return all;
}
