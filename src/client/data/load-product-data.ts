import { LOADING_TEXTS as T } from "#texts/products.ts";
import { addressIn, type Language } from "#domain/languages/languages.ts";
import { localAddress } from "#texts/language/links.ts";
import { QueryClient } from "@tanstack/react-query";
import type { CardShard } from "#domain/listing/cards.ts";
import { readProductData, type ProductData, type PackedProductData } from "#domain/listing/product-data.ts";
import type { FacetFile } from "#domain/listing/facet-columns.ts";
import { loadJson } from "./load-json.ts";

/* The data of the product list. Each file is asked for again when a new release may have changed it. */

/** What the browser knows of all products. */
export const loadProductData = async (language: Language): Promise<ProductData> =>
  readProductData(await loadJson<PackedProductData>(addressIn(language, "/data/products.json"), T.catalogue));

/** The values of the products of a main category (`facetFilesOf`). */
export const loadFacetFile = (file: string, language: Language): Promise<FacetFile> =>
  loadJson(addressIn(language, `/data/facets/${file}.json`), T.catalogue);

/** The text attributes of the products of a main category. */
export const loadTextFile = (file: string, language: Language): Promise<FacetFile> =>
  loadJson(addressIn(language, `/data/texts/${file}.json`), T.catalogue);

/** Some cards (`ProductData.shard`). */
export const loadCardShard = <Picture>(shard: number): Promise<CardShard<Picture>> =>
  loadJson(localAddress(`/data/cards/${shard}.json`), T.catalogue);

/** Shared by all islands of a page, so that each file is loaded once. */
export const queryClient = new QueryClient();

/** The first part of the key of everything that they load. */
export const KEYS = {
  productData: "products",
  facets: "facets",
  texts: "texts",
  cards: "cards",
  search: "search",
  compared: "compared",
  makerDocuments: "maker-documents",
} as const;
