/**
 * `npm run bench`: measures what publishing costs at several sizes of the catalogue, and prints the tables in
 * Markdown. No test depends on the figures.
 *
 *   npm run bench -- 1000 5000 --only edits,cold --edits 20 --to table.md
 */
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { benchArguments } from "./bench/arguments.ts";
import { measureSize, type SizeResult } from "./bench/measure-size.ts";
import { openOffice } from "./bench/office.ts";
import { report } from "./bench/report.ts";
import { startTemporaryStack } from "./testing/temporary-stack.ts";

const wanted = benchArguments(process.argv.slice(2));
// The standard output has nothing but the tables.
const log = (text: string): void => console.error(`${new Date().toTimeString().slice(0, 8)} ${text}`);

const load = loadavg()[0] ?? 0;
const results: SizeResult[] = [];
const stack = await startTemporaryStack();
// Ctrl-C must not leave gigabytes behind.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stack.stop().then(() => process.exit(1)));
try {
  const office = await openOffice(stack);
  for (const size of wanted.sizes) results.push(await measureSize(stack, office, size, wanted, log));
} finally {
  // Even after an error, the sizes that were measured are reported.
  const tables = report(results, load);
  console.log(`\n${tables}`);
  if (wanted.to) writeFileSync(wanted.to, `${tables}\n`);
  await stack.stop();
}
