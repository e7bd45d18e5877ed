import { median } from "#domain/text/numbers.ts";
import { liveRelease } from "../pipeline/release/release.ts";
import type { TemporaryStack } from "../testing/temporary-stack.ts";
import type { BenchArguments, Part } from "./arguments.ts";
import { growTo, type Growth } from "./growth.ts";
import { measureColdBuilds } from "./cold-build.ts";
import { measureBrand, measureEdits, measureNothing, measureSetting } from "./edits.ts";
import { measureImport } from "./import.ts";
import { measureIdle, type Idle } from "./idle.ts";
import type { Office } from "./office.ts";
import { measurePreviews } from "./preview.ts";
import { peakMemory, watchLargestBelow } from "./processes.ts";
import { listingWeight } from "./listing-weight.ts";
import { countFiles, type FileKind } from "./release-files.ts";
import type { Figures } from "./rows.ts";
import { searchWeights } from "./search-weight.ts";
import { percentile } from "./statistics.ts";

export type SizeResult = {
  size: number;
  figures: Figures;
  growth: Growth;
  files: Record<FileKind, number> | null;
  idle: Idle;
};

const NOTHING_RUNS = 10;

/** Measures everything that was asked for with this number of products. `log` is told what is being measured. */
export async function measureSize(
  stack: TemporaryStack,
  office: Office,
  size: number,
  { parts, edits }: Pick<BenchArguments, "parts" | "edits">,
  log: (text: string) => void,
): Promise<SizeResult> {
  const figures: Figures = {};
  const measured = async <Result>(part: Part, run: () => Promise<Result>): Promise<Result | null> => {
    if (!parts.has(part)) return null;
    log(`${size} products: ${part} …`);
    return run();
  };
  // Not while single edits are measured, because looking takes processor time.
  const peaks: (number | null)[] = [];
  const watched = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    const largest = watchLargestBelow(stack.builder.process.pid);
    return run().finally(() => peaks.push(largest.stop()));
  };
  log(`${size} products: the catalogue …`);
  const growth = await watched(() => growTo(office, size));

  const times = await measured("edits", () => measureEdits(office, edits, String(size)));
  if (times) {
    log(times.map(({ page, data }) => `${(page / 1000).toFixed(2)} + ${(data / 1000).toFixed(2)}`).join(", "));
    figures.page = medianAndP95(times.map(({ page }) => page));
    figures.data = medianAndP95(times.map(({ data }) => data));
  }
  const previews = await measured("preview", () => measurePreviews(office, edits));
  if (previews) figures.preview = medianAndP95(previews);
  const nothing = await measured("nothing", () => measureNothing(office, NOTHING_RUNS));
  if (nothing) figures.nothing = [inSeconds(median(nothing))];
  const brand = await measured("brand", () => watched(() => measureBrand(office, `Group ${size}`)));
  if (brand !== null) figures.brand = [inSeconds(brand)];
  const setting = await measured("setting", () => watched(() => measureSetting(office, String(size))));
  if (setting !== null) figures.setting = [inSeconds(setting)];
  const imported = await measured("import", () => measureImport(office));
  if (imported) {
    figures.importPreview = [inSeconds(imported.preview)];
    figures.importStore = [inSeconds(imported.store)];
    figures.importUndo = [inSeconds(imported.undo)];
  }
  figures.buildMemory = inGigabytes(largestOf(peaks));

  const release = liveRelease(stack.env.PLANTROOM_DATA);
  const files = await measured("files", async () => (release ? countFiles(release) : null));
  if (files) figures.files = [Object.values(files).reduce((sum, count) => sum + count, 0)];
  if (files && release) {
    figures.listing = [listingWeight(release) / 1000];
    const searches = searchWeights(release);
    figures.search = [Math.max(...searches.map(({ bytes }) => bytes)) / 1000];
    figures.searchAnswer = [inSeconds(Math.max(...searches.map(({ ms }) => ms)))];
  }
  const idle = (await measured("idle", () => measureIdle(stack))) ?? [];
  const shares = idle.flatMap(({ percent }) => percent ?? []);
  if (idle.length > 0) figures.idle = shares.length > 0 ? [shares.reduce((sum, share) => sum + share, 0)] : null;
  figures.databaseMemory = inGigabytes(peakMemory(stack.database.process.pid));
  figures.webMemory = inGigabytes(peakMemory(stack.edge.process.pid));

  const builds = await measured("cold", () => measureColdBuilds(stack));
  if (builds) {
    figures.cold = [inSeconds(builds.cold.time)];
    figures.coldWithBundle = [inSeconds(builds.withBundle.time)];
    figures.coldMemory = inGigabytes(builds.cold.memory);
  }
  return { size, figures, growth, files, idle };
}

const largestOf = (numbers: readonly (number | null)[]): number | null =>
  numbers.reduce((largest, number) => (number === null ? largest : Math.max(largest ?? 0, number)), null);
const inSeconds = (ms: number | null): number => (ms ?? NaN) / 1000;
const medianAndP95 = (times: readonly number[]): number[] => [
  inSeconds(median(times)),
  inSeconds(percentile(times, 0.95)),
];
const inGigabytes = (megabytes: number | null): number[] | null => (megabytes === null ? null : [megabytes / 1024]);
