/** `npm test`: every check there is, one after the other, and one line at the end that says how many passed. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./lib/browser.ts";
import { PROJECT_ROOT } from "./lib/environment.ts";

type Count = { passed: number; failed: number };
type Suite = { name: string; command: string[]; count: (exitCode: number) => Count };

const reports = mkdtempSync(join(tmpdir(), "plantroom-reports-"));
const only = process.argv.slice(2);

const oneCheck = (exitCode: number): Count => (exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Both runners write a JSON report; one that ended without a report has failed as a whole. */
function reported(file: string, read: (report: never) => Count): Suite["count"] {
  return (exitCode) => {
    try {
      const count = read(JSON.parse(readFileSync(file, "utf8")) as never);
      return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
    } catch {
      return { passed: 0, failed: 1 };
    }
  };
}

function vitest(project: string): Suite {
  const file = join(reports, `${project}.json`);
  return {
    name: project,
    command: ["vitest", "run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    count: reported(file, (report: { numPassedTests: number; numFailedTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    })),
  };
}

const stories = join(reports, "browser.json");
const suites: Suite[] = [
  { name: "lint", command: ["eslint", "."], count: oneCheck },
  { name: "types", command: ["astro", "check", "--minimumFailingSeverity", "error"], count: oneCheck },
  vitest("unit"),
  vitest("db"),
  vitest("edge"),
  {
    name: "browser",
    command: ["playwright", "test"],
    count: reported(stories, (report: { stats: { expected: number; flaky: number; unexpected: number } }) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
    })),
  },
];

function run(command: string[]): Promise<number> {
  const [name, ...parameters] = command;
  const child = spawn(join(PROJECT_ROOT, "node_modules/.bin", name ?? ""), parameters, {
    cwd: PROJECT_ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: "1",
      DO_NOT_TRACK: "1",
      PLAYWRIGHT_JSON_OUTPUT_NAME: stories,
      CHROMIUM: browser,
    },
  });
  for (const signal of ["SIGINT", "SIGTERM", "disconnect"]) process.once(signal, () => child.kill("SIGTERM"));
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}

const chosen = only.length === 0 ? suites : suites.filter((suite) => only.includes(suite.name));
const browser = chosen.some((suite) => suite.name === "browser") ? ensureBrowser() : "";
const total: Count = { passed: 0, failed: 0 };
for (const suite of chosen) {
  console.log(`\n── ${suite.name} ──`);
  const started = performance.now();
  const count = suite.count(await run(suite.command));
  total.passed += count.passed;
  total.failed += count.failed;
  console.log(`${suite.name}: ${count.passed} passed, ${count.failed} failed, ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
