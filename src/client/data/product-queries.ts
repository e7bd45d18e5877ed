import type { Language } from "#domain/languages/languages.ts";
import { language } from "#texts/language/page-language.ts";
import { LOADING_TEXTS } from "#texts/products.ts";
import {
  keepPreviousData,
  useQueries,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { CardRow, CardShard } from "#domain/listing/cards.ts";
import type { ProductData } from "#domain/listing/product-data.ts";
import { checksumOf, type FacetFile, type Facets } from "#domain/listing/facet-columns.ts";
import { readFacets, type Placed } from "#domain/listing/facet-reading.ts";
import type { PictureView } from "#site/pictures/pictures.ts";
import { loadCardShard, loadProductData, loadFacetFile, loadTextFile, KEYS, queryClient } from "./load-product-data.ts";
import { LoadError } from "./load-json.ts";
import { findProducts, forgetSearch, type FoundProducts } from "../search/site-search.ts";
import { useSteps } from "./use-steps.ts";

const MINUTE_MS = 60_000;
const ATTEMPTS = 3;

/** Data is loaded when it is first needed, in up to three attempts; a 404 is not repeated. */
function loaded<T>(key: readonly (string | number)[], load: () => Promise<T>, enabled: boolean): UseQueryOptions<T> {
  return {
    queryKey: key,
    queryFn: load,
    enabled,
    staleTime: 5 * MINUTE_MS,
    gcTime: 10 * MINUTE_MS,
    refetchOnWindowFocus: false,
    networkMode: "always",
    structuralSharing: false,
    retry: (failures, error) => failures < ATTEMPTS - 1 && !(error instanceof LoadError && error.status === 404),
    retryDelay: (failures) => 300 * 2 ** failures,
  };
}

const catalogueIn = (of: Language) => loaded([KEYS.productData, of], () => loadProductData(of), true);

/** The product data, from /data/products.json, in the language of the page or another one. */
export function useProductData(enabled: boolean, of = language()) {
  return useQuery({ ...catalogueIn(of), enabled }, queryClient);
}

/** The products that a search finds, the same as in the search dialog; while it runs, those of the search before. */
export function useFoundProducts(search: string) {
  return useQuery(
    {
      ...loaded([KEYS.search, search], () => findInCatalogue(search), search !== ""),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/** Loads product data and search again if they are of different releases. */
async function findInCatalogue(search: string): Promise<FoundProducts> {
  const catalogue = catalogueIn(language());
  const [productData, found] = await Promise.all([queryClient.ensureQueryData(catalogue), findProducts(search)]);
  if (checksumOf(productData.names) === found.check) return found;
  confirmationPage(productData);
  forgetSearch();
  const [newCatalogue, newFound] = await Promise.all([
    queryClient.fetchQuery({ ...catalogue, staleTime: 0 }),
    findProducts(search),
  ]);
  if (checksumOf(newCatalogue.names) === newFound.check) return newFound;
  throw new LoadError(0, LOADING_TEXTS.incomplete(LOADING_TEXTS.search));
}

/** Catalogues that were found to be outdated, because a file belonged to another release; everything was loaded again. */
const outdated = new WeakSet<ProductData>();

function confirmationPage(productData: ProductData): void {
  if (outdated.has(productData)) return;
  outdated.add(productData);
  for (const key of [KEYS.productData, KEYS.facets, KEYS.texts, KEYS.cards])
    void queryClient.invalidateQueries({ queryKey: [key] });
}

type Loading<T> = { data: T | undefined; error: Error | null };

/* Functions with a stable identity, so that their results are combined again only when something has been loaded. */
const errorOf = (results: readonly UseQueryResult[]) => results.find(({ error }) => error)?.error ?? null;
const combineFiles = (results: UseQueryResult<FacetFile>[]) => ({
  loadedFiles: results.map(({ data }) => data),
  error: errorOf(results),
});
const combineCards = (results: UseQueryResult<CardShard<PictureView>>[]) => ({
  shardsLoaded: results.map(({ data }) => data),
  error: errorOf(results),
});

/** The files of values that a list needs (`facetFilesOf`): `needed` for itself, `further` for the counts of its filters. */
export type FacetFiles = { needed: readonly string[]; further: readonly string[] };

const NOT_LOADED = { present: undefined, isKnown: false, isEnough: false };
const LOAD = { facets: loadFacetFile, texts: loadTextFile };

/**
 * The values of products in the language of their data, or their texts: undefined until the needed files are loaded and read (`isReading`). `isWhole` says
 * whether the further ones are loaded, too.
 */
export function useFacets(
  productData: ProductData | undefined,
  { needed, further }: FacetFiles,
  what: "facets" | "texts" = "facets",
  of = language(),
): Loading<Facets> & { isWhole: boolean; isReading: boolean } {
  const names = productData ? [...needed, ...further].join() : "";
  const files = names === "" ? [] : names.split(",");
  const { loadedFiles, error } = useQueries(
    {
      queries: files.map((file) => loaded([KEYS[what], of, file], () => LOAD[what](file, of), true)),
      combine: combineFiles,
    },
    queryClient,
  );
  const count = needed.length;
  const [last, setLast] = useState<Placed>();
  const known = last?.productData === productData ? last : undefined;
  const { present, isKnown, isEnough } = useMemo(() => {
    if (!productData || loadedFiles.slice(0, count).includes(undefined)) return NOT_LOADED;
    const loadedByName = (names === "" ? [] : names.split(",")).flatMap((name, index) =>
      loadedFiles[index] ? [[name, loadedFiles[index]] as const] : [],
    );
    // Values that were read from more files than this list needs can be used, too.
    const isRead = ([name, file]: readonly [string, FacetFile]) => known?.files[name] === file;
    const isKnown = known !== undefined && loadedByName.every(isRead);
    return {
      present: isKnown ? undefined : { ...known?.files, ...Object.fromEntries(loadedByName) },
      isKnown,
      isEnough: known !== undefined && loadedByName.slice(0, count).every(isRead),
    };
  }, [productData, names, count, loadedFiles, known]);
  const read = useMemo(
    () => (productData && present ? () => readFacets(productData, present) : undefined),
    [productData, present],
  );
  const placed = useSteps(read);
  if (placed && placed !== last) setLast(placed);
  // While further files are read, keep the list: what is typed or dragged in its filters would be lost.
  const data = placed ?? (isEnough ? known : undefined);
  useEffect(() => {
    if (productData && data && !data.isCurrent) confirmationPage(productData);
  }, [productData, data]);
  return {
    data: data?.facets,
    isWhole: !loadedFiles.includes(undefined) && (names === "" || isKnown || placed !== undefined),
    isReading: data === undefined && read !== undefined,
    error,
  };
}

export type CardOf = (position: number) => CardRow<PictureView> | undefined;

/**
 * The cards of some products. `data` finds a card by position and is undefined until all of them are loaded. A card missing in
 * its file belongs to another release: it has no picture until everything is loaded again.
 */
export function useCards(productData: ProductData | undefined, positions: ArrayLike<number>): Loading<CardOf> {
  const shards = productData
    ? [...new Set(Array.from(positions, (position) => productData.shard[position] ?? 0))].sort((a, b) => a - b)
    : [];
  const { shardsLoaded, error } = useQueries(
    {
      queries: shards.map((shard) => loaded([KEYS.cards, shard], () => loadCardShard<PictureView>(shard), true)),
      combine: combineCards,
    },
    queryClient,
  );
  const missing = shardsLoaded.includes(undefined);
  const bySlug = useMemo(
    () => new Map(shardsLoaded.flatMap((shard) => shard?.cards ?? []).map((row) => [row.slug, row])),
    [shardsLoaded],
  );
  const isOutdated =
    productData !== undefined &&
    !missing &&
    Array.from(positions).some((position) => !bySlug.has(productData.slugAt(position)));
  useEffect(() => {
    if (productData && isOutdated) confirmationPage(productData);
  }, [productData, isOutdated]);
  const data = useMemo(
    () => (productData && !missing ? (position: number) => bySlug.get(productData.slugAt(position)) : undefined),
    [productData, missing, bySlug],
  );
  return { data, error };
}
