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
const checkSuite = (name: string, ...command: string[]): Suite => ({ name, command, count: countCommand });

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
const typeSuites = (): Suite[] => [
  checkSuite("templates", "astro", "check", "--tsconfig", "tsconfig.astro.json", "--minimumFailingSeverity", "error"),
  checkSuite("types", "node", "node_modules/typescript-7/bin/tsc", "--project", "tsconfig.json"),
];

/** What `--changed` compares with. */
const MAIN = "main";

type Options = {
  /** Only the tests that import a changed file. */
  onlyChanged: boolean;
};

function vitestSuite(reports: string, name: string, { onlyChanged }: Options): Suite {
  const file = join(reports, `${name}.json`);
  const projects = (PROJECTS[name] ?? [name]).flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const selection = onlyChanged ? ["--changed", MAIN, "--passWithNoTests"] : [];
  return {
    name,
    command: ["vitest", "run", ...projects, ...reporters, ...selection],
    count: reported(file, countVitest, { mayBeEmpty: onlyChanged }),
  };
}

const storySuite = (reports: string, { onlyChanged }: Options): Suite => ({
  name: "browser",
  command: ["playwright", "test", ...(onlyChanged ? [`--only-changed=${MAIN}`, "--pass-with-no-tests"] : [])],
  live: true,
  count: reported(storyReport(reports), countStories, { mayBeEmpty: onlyChanged }),
});

/**
 * All suites: the lanes run at the same time, the suites of a lane one after the other. Stories often wait, for a pause or a
 * build; then the other lanes have their core. The database suites come first, because each of them alone would leave a core
 * idle at the end.
 */
export function allSuites(reports: string, options: Options): Suite[][] {
  const vitest = (name: string): Suite => vitestSuite(reports, name, options);
  return [
    [
      // The stories use the cache that the first stack fills.
      checkSuite("stack", "node", "tests/support/processes/first-stack.ts"),
      storySuite(reports, options),
    ],
    [
      checkSuite("advisories", "node", "scripts/advisories.ts"),
      checkSuite("unused", "knip"),
      checkSuite("format", "prettier", "--check", "--log-level=warn", "."),
      checkSuite("lint", "eslint", "."),
      ...typeSuites(),
      vitest("components"),
      vitest("unit"),
    ],
    [vitest("db-postgres"), vitest("db"), vitest("edge")],
  ];
}
