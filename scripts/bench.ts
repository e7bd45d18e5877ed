/**
 * `npm run bench`: measures what publishing costs at several sizes of the catalogue, compares it with goals and with other
 * generators, and prints the tables in Markdown. No test depends on the figures.
 *
 *   npm run bench -- 1000 5000 --only edits,cold --edits 20 --to table.md
 */
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { benchArguments } from "./bench/arguments.ts";
import { compare, type Comparison } from "./bench/comparison/compare.ts";
import { measureSize, type SizeResult } from "./bench/measure-size.ts";
import { openOffice } from "./bench/office.ts";
import { report } from "./bench/report.ts";
import { startTemporaryStack } from "./stacks/temporary-stack.ts";

/** The size at which other generators build the same pages; the largest one if it is not measured. */
const COMPARED_SIZE = 5000;

const wanted = benchArguments(process.argv.slice(2));
const comparedSize = wanted.sizes.includes(COMPARED_SIZE) ? COMPARED_SIZE : wanted.sizes.at(-1);
// The standard output has nothing but the tables.
const log = (text: string): void => console.error(`${new Date().toTimeString().slice(0, 8)} ${text}`);

const load = loadavg()[0] ?? 0;
const results: SizeResult[] = [];
let comparison: Comparison | null = null;
const stack = await startTemporaryStack();
// Ctrl-C must not leave gigabytes behind.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stack.stop().then(() => process.exit(1)));
try {
  const office = await openOffice(stack);
  for (const size of wanted.sizes) {
    results.push(await measureSize(stack, office, size, wanted, log));
    if (size === comparedSize && wanted.parts.has("comparison")) comparison = await compare(stack, office, size, log);
  }
} finally {
  // Even after an error, the sizes that were measured are reported.
  const tables = report(results, comparison, load);
  console.log(`\n${tables}`);
  if (wanted.to) writeFileSync(wanted.to, `${tables}\n`);
  await stack.stop();
}
