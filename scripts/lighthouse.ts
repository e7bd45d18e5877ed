/**
 * `npm run lighthouse`: measures one page of each kind with Lighthouse as a phone on a slow network, beside a bare page with
 * the content of a product page (tests/floor/), and prints the table in Markdown. No test depends on the figures.
 *
 *   npm run -s lighthouse -- / /products --runs 5 --to table.md
 */
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { startTemporaryStack } from "./testing/temporary-stack.ts";
import { startBarePage } from "./lighthouse/bare-page.ts";
import { measure } from "./lighthouse/measure.ts";
import { installLighthouse } from "./lighthouse/run.ts";
import { tableOf, type Measured } from "./lighthouse/table.ts";

/** One page of each kind. */
const PAGES = [
  "/products/air-handling-unit",
  "/products",
  "/products/page/2",
  "/products/category/chillers",
  "/",
  "/brands/carrier",
  "/services",
  "/solutions",
  "/solutions/healthcare",
  "/references",
  "/references/luxor-corniche-hotel",
  "/corporate",
  "/contact",
  "/privacy",
  "/sitemap",
  "/compare",
  "/quote-list",
  "/schedule",
  "/submittal",
  "/favourites",
  "/offline-catalogue",
];
const RUNS = "3";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: RUNS }, to: { type: "string" } },
});
const wanted = positionals.length > 0 ? positionals : PAGES;

installLighthouse();
const stack = await startTemporaryStack();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stack.stop().then(() => process.exit(1)));
try {
  const site = `http://127.0.0.1:${stack.env.PORT}`;
  const barePage = await startBarePage(site);
  const measured: Measured[] = [];
  try {
    const pages = [["bare page", barePage.url], ...wanted.map((path) => [path, site + path])] as const;
    for (const [name, url] of pages) {
      measured.push({ name, ...(await measure(url, Number(values.runs))) });
      console.error(`${new Date().toTimeString().slice(0, 8)} ${name}`);
    }
  } finally {
    barePage.stop();
  }
  const table = tableOf(measured, loadavg()[0] ?? 0);
  console.log(`\n${table}`);
  if (values.to) writeFileSync(values.to, `${table}\n`);
} finally {
  await stack.stop();
}
