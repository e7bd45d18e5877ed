import { chromium } from "playwright";
import { median } from "#domain/text/numbers.ts";
import { BROWSER_FLAGS, ensureBrowser } from "../testing/browser.ts";
import { freePort } from "../stack/processes.ts";
import { runLighthouse, type Run } from "./run.ts";

/** What Lighthouse says of a page; times in milliseconds, the median of several runs, with the lowest scores. */
export type Figures = {
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number };
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  /** All that is loaded without a touch. */
  requests: number;
  bytes: number;
  /** The requests that begin before the largest element is painted. */
  before: number;
  /** The audits that cost points. */
  faults: string[];
};

type Item = { networkRequestTime: number; transferSize: number };

/** Loads a page `runs` times, each time in a new browser, because one that has loaded pages before is busier with the next. */
export async function measure(url: string, runs: number): Promise<Figures> {
  const results: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    const port = await freePort(21_000);
    const browser = await chromium.launch({
      executablePath: process.env["CHROMIUM"] || (await ensureBrowser()),
      args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
    });
    try {
      results.push(await runLighthouse(url, port));
    } finally {
      await browser.close();
    }
  }
  return figuresOf(results);
}

function figuresOf(runs: readonly Run[]): Figures {
  const middle = (value: (run: Run) => number): number => median(runs.map(value)) ?? NaN;
  const lowest = (category: string): number =>
    Math.min(...runs.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)));
  const time = (audit: string) => middle(({ audits }) => audits[audit]?.numericValue ?? NaN);
  return {
    scores: {
      performance: lowest("performance"),
      accessibility: lowest("accessibility"),
      bestPractices: lowest("best-practices"),
      seo: lowest("seo"),
    },
    firstPaint: time("first-contentful-paint"),
    largestPaint: time("largest-contentful-paint"),
    blocked: time("total-blocking-time"),
    shift: time("cumulative-layout-shift"),
    requests: middle((run) => requestsOf(run).length),
    bytes: middle((run) => requestsOf(run).reduce((sum, { transferSize }) => sum + transferSize, 0)),
    before: middle((run) => {
      const painted = observed(run)["observedLargestContentfulPaint"] ?? Infinity;
      return requestsOf(run).filter(({ networkRequestTime }) => networkRequestTime < painted).length;
    }),
    faults: [...new Set(runs.flatMap(faultsOf))],
  };
}

const itemsOf = <T>(run: Run, audit: string): T[] => (run.audits[audit]?.details?.items ?? []) as T[];
const requestsOf = (run: Run): Item[] => itemsOf<Item>(run, "network-requests");
const observed = (run: Run): Record<string, number> => itemsOf<Record<string, number>>(run, "metrics")[0] ?? {};

/** The names of audits that count and are not passed. */
const faultsOf = ({ categories, audits }: Run): string[] =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  );
