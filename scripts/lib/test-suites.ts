import { readFileSync } from "node:fs";
import { join } from "node:path";
import { countCommand, countStories, countVitest, withRunnerFailure, type Count } from "./test-reports.ts";

export type Suite = {
  name: string;
  command: string[];
  count: (exitCode: number) => Count;
  /** Its output is shown as it comes, not as a whole at its end. */
  live?: boolean;
};

/** The file that Playwright writes its report to; the environment of every suite names it. */
export const storyReport = (reports: string): string => join(reports, "browser.json");

/** A suite that is one command without a report: its exit code is the result. */
export const checkSuite = (name: string, ...command: string[]): Suite => ({ name, command, count: countCommand });

/** Reads the report of a runner. A missing report counts as a failure of the suite. */
function reported(file: string, read: (report: never) => Count, rule: { mayBeEmpty: boolean }): Suite["count"] {
  return (exitCode) => {
    let count: Count;
    try {
      count = read(JSON.parse(readFileSync(file, "utf8")) as never);
    } catch {
      count = { passed: 0, failed: 1, failures: ["The runner left no report."] };
    }
    return withRunnerFailure(count, exitCode, rule);
  };
}

/** Suites of more than one project of vitest.config.ts. */
const PROJECTS: Record<string, string[]> = { unit: ["unit", "unit-isolated"] };

/**
 * The types of components, and those of everything else. TypeScript 7 takes an eighth of the time of `astro check`, which alone
 * understands `.astro` files; that comes first, because it writes the types of Astro that both need.
 */
export const typeSuites = (): Suite[] => [
  checkSuite("templates", "astro", "check", "--tsconfig", "tsconfig.astro.json", "--minimumFailingSeverity", "error"),
  checkSuite("types", "node", "node_modules/typescript-7/bin/tsc", "--project", "tsconfig.json"),
];

/** The tests of a project of vitest.config.ts; with `since` only those that a change since that commit can affect. */
export function vitestSuite(reports: string, name: string, since?: string): Suite {
  const file = join(reports, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return {
    name,
    command: [
      "vitest",
      "run",
      ...(PROJECTS[name] ?? [name]).flatMap((project) => ["--project", project]),
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
    live: true,
    count: reported(storyReport(reports), countStories, { mayBeEmpty: false }),
  };
}

export type Plan = {
  /** The lanes run at the same time, the suites of a lane one after the other. */
  lanes: Suite[][];
};

/**
 * All suites. Stories often wait, for a pause or a build; then the other lanes have their core. The database suites come first,
 * because each of them alone would leave a core idle at the end.
 */
export function wholePlan(reports: string): Plan {
  return {
    lanes: [
      [
        // The stories use the cache that the first stack fills.
        checkSuite("stack", "node", "tests/support/first-stack.ts"),
        storySuite(reports),
      ],
      [
        checkSuite("advisories", "node", "scripts/advisories.ts"),
        checkSuite("unused", "knip"),
        checkSuite("format", "prettier", "--check", "--log-level=warn", "."),
        checkSuite("lint", "eslint", "."),
        ...typeSuites(),
        vitestSuite(reports, "components"),
        vitestSuite(reports, "unit"),
      ],
      [vitestSuite(reports, "db-postgres"), vitestSuite(reports, "db"), vitestSuite(reports, "edge")],
    ],
  };
}
