import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PAGE_SIZE } from "#domain/listing/pagination.ts";
import { CARDS_PER_SHARD } from "#domain/listing/cards.ts";

/** The compressed bytes that a visitor loads who uses every filter: the catalogue, all values, and a page of cards. */
export function listingWeight(release: string): number {
  const data = join(release, "data");
  const weight = (...path: string[]): number => gzipSync(readFileSync(join(data, ...path))).length;
  const facets = readdirSync(join(data, "facets")).map((file) => weight("facets", file));
  const cards = readdirSync(join(data, "cards")).map((file) => weight("cards", file));
  // A page of one category is in one or two files of cards; the largest ones are full.
  const page = cards.sort((a, b) => b - a).slice(0, 1 + Math.ceil(PAGE_SIZE / CARDS_PER_SHARD));
  return [weight("products.json"), ...facets, ...page].reduce((sum, bytes) => sum + bytes, 0);
}
