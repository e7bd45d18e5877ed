/**
 * `npm run inp`: measures how fast the lists of a running site respond, with a processor slowed down four times: how long the
 * page's code runs after a press or a key, and how long it takes to the next paint, as browsers define Interaction to Next
 * Paint. Prints the table in Markdown. No test depends on the figures: they include whatever else runs on the machine, and
 * drawing, which is slow without a graphics card.
 *
 *   npm run seed:large -- 10000            # and publish, in another terminal with a running stack
 *   npm run -s inp -- --runs 3 --to table.md
 */
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { median } from "#domain/median.ts";
import { VISITS } from "./inp/visits.ts";
import { measureVisit, type InteractionTime } from "./inp/measure.ts";
import { BROWSER_FLAGS, ensureBrowser } from "./lib/browser.ts";
import { loadEnvironment } from "./lib/environment.ts";
import { siteUrl } from "./lib/stack.ts";

const { values } = parseArgs({
  options: { site: { type: "string" }, runs: { type: "string", default: "3" }, to: { type: "string" } },
});
const site = values.site ?? siteUrl(loadEnvironment());
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] || (await ensureBrowser()),
  args: BROWSER_FLAGS,
});
const lines = [
  "| list | interaction | handled in, median | to the next paint, median | longest |",
  "| --- | --- | ---: | ---: | ---: |",
];
const middle = (times: readonly number[]): number => Math.round(median(times) ?? NaN);
try {
  for (const visit of VISITS) {
    const timesOf = new Map<string, InteractionTime[]>();
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [name, one] of await measureVisit(browser, site, visit))
        timesOf.set(name, [...(timesOf.get(name) ?? []), one]);
    for (const [name, all] of timesOf) {
      const painted = all.map((one) => one.painted);
      const handled = middle(all.map((one) => one.handled));
      lines.push(
        `| ${visit.path}, ${visit.device} | ${name} | ${handled} ms | ${middle(painted)} ms | ${Math.max(...painted)} ms |`,
      );
    }
  }
} finally {
  await browser.close();
}
const [load = 0] = loadavg();
const table = `${lines.join("\n")}\n\nLoad of the machine at the end: ${load.toFixed(1)}. Times to a paint are rounded to 8 ms by the browser; less than 16 ms counts as 16, and as handled at once.`;
console.log(table);
if (values.to) writeFileSync(values.to, `${table}\n`);
