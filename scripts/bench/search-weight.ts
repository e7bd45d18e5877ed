import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { lookUpIn, partsWith, type IndexPart } from "#domain/search/search-index.ts";
import type { SizePart } from "#domain/search/search-quantities.ts";
import { foundHits, recordPlace, searchPlan, type SearchDirectory } from "#domain/search/search.ts";

/** What people type first: a word, a part number, a word with a size. */
const TYPED = [
  "chiller",
  "air cooled chiller 500 kW",
  "pump 30 l/s",
  "AHU",
  "19XR",
  "fan co",
  "تشيلر هواء ٥٠٠ كيلووات",
];
/** How many records are loaded for the first results. */
const RESULTS = 12;
const RUNS = 5;

export type SearchWeight = { typed: string; bytes: number; files: number; ms: number; hits: number };

/** What each of these searches loads when it is the first one, compressed, and how long its answer takes once that is there. */
export const searchWeights = (release: string): SearchWeight[] => TYPED.map((typed) => searchWeight(release, typed));

function searchWeight(release: string, typed: string): SearchWeight {
  let [bytes, files] = [0, 0];
  const load = <T>(...path: string[]): T => {
    const content = readFileSync(join(release, "data", ...path));
    bytes += gzipSync(content).length;
    files += 1;
    return JSON.parse(content.toString()) as T;
  };
  const directory = load<SearchDirectory>("search.json");
  const plan = searchPlan(typed);
  const numbers = new Set(plan.beginnings.flatMap((beginning) => partsWith(directory.beginnings, beginning)));
  const parts = [...numbers].map((at) => load<IndexPart>("search", `${directory.parts[at] ?? ""}.json`));
  const sizes = plan.sizeParts
    .flatMap((name) => directory.sizes[name] ?? [])
    .map((name) => load<SizePart>("search", `${name}.json`));
  const answer = () => foundHits(plan, directory, lookUpIn(parts), sizes);
  const hits = answer();
  const begin = performance.now();
  for (let run = 0; run < RUNS; run += 1) answer();
  const ms = (performance.now() - begin) / RUNS;
  const records = new Set(hits.slice(0, RESULTS).map(({ position }) => recordPlace(position, directory).file));
  for (const name of records) load("search", `${name}.json`);
  return { typed, bytes, files, ms, hits: hits.length };
}
