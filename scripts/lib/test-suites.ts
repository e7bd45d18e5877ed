import { readFileSync } from "node:fs";
import { join } from "node:path";
import { countCommand, countStories, countVitest, judge, type Count } from "./test-reports.ts";

export type Suite = { name: string; command: string[]; count: (exitCode: number) => Count };

/** Where Playwright's configuration writes its report; part of the environment of every suite. */
export const storyReport = (reports: string): string => join(reports, "browser.json");

/** A suite that says by its exit code whether all is well. */
export const checkSuite = (name: string, ...command: string[]): Suite => ({ name, command, count: countCommand });

/** A runner that ended without a report has failed as a whole. */
function reported(file: string, read: (report: never) => Count, rule: { mayBeEmpty: boolean }): Suite["count"] {
  return (exitCode) => {
    let count: Count;
    try {
      count = read(JSON.parse(readFileSync(file, "utf8")) as never);
    } catch {
      count = { passed: 0, failed: 1, failures: ["The runner left no report."] };
    }
    return judge(count, exitCode, rule);
  };
}

/** One project of vitest.config.ts; with `since` only the tests that a change since that commit can reach. */
export function vitestSuite(reports: string, name: string, since?: string): Suite {
  const file = join(reports, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return {
    name,
    command: [
      "vitest",
      "run",
      "--project",
      name,
      ...reporters,
      ...(since ? ["--changed", since, "--passWithNoTests"] : []),
    ],
    count: reported(file, countVitest, { mayBeEmpty: since !== undefined }),
  };
}

/** The stories in these files, or all of them. */
export function storySuite(reports: string, files: string[] = []): Suite {
  return {
    name: "browser",
    command: ["playwright", "test", ...files],
    count: reported(storyReport(reports), countStories, { mayBeEmpty: false }),
  };
}

export type Plan = {
  /** One after the other in each lane, the lanes at once: two for two cores. */
  lanes: Suite[][];
  /** At the end, by itself: it takes both cores. */
  last: Suite[];
};

/** Everything. */
export function wholePlan(reports: string): Plan {
  return {
    lanes: [
      [
        checkSuite("format", "prettier", "--check", "--log-level=warn", "."),
        checkSuite("lint", "eslint", "."),
        checkSuite("types", "astro", "check", "--minimumFailingSeverity", "error"),
        checkSuite("stack", "node", "tests/support/first-stack.ts"),
      ],
      [
        checkSuite("unused", "knip"),
        vitestSuite(reports, "unit"),
        vitestSuite(reports, "db"),
        vitestSuite(reports, "edge"),
        vitestSuite(reports, "components"),
      ],
    ],
    last: [storySuite(reports)],
  };
}
