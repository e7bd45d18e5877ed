/** `npm test`: every check there is, and one line at the end that says how many passed. */
import { spawn, type ChildProcess } from "node:child_process";
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
    command: [
      "vitest",
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    count: reported(file, (report: { numPassedTests: number; numFailedTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    })),
  };
}

const stories = join(reports, "browser.json");
/** Two lanes at once for two cores; what a lane says is shown when its suite ends. The stories come last, alone. */
const lanes: Suite[][] = [
  [
    { name: "format", command: ["prettier", "--check", "--log-level=warn", "."], count: oneCheck },
    { name: "lint", command: ["eslint", "."], count: oneCheck },
    { name: "types", command: ["astro", "check", "--minimumFailingSeverity", "error"], count: oneCheck },
    vitest("unit"),
  ],
  [vitest("db"), vitest("edge")],
];
const browserSuite: Suite = {
  name: "browser",
  command: ["playwright", "test"],
  count: reported(stories, (report: { stats: { expected: number; flaky: number; unexpected: number } }) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
  })),
};

const running = new Set<ChildProcess>();
let ending = false;

/** Runs a suite's command; its output is shown as it comes, or as a whole at its end. */
function run(command: string[], shown: "live" | "whole"): Promise<number> {
  const [name, ...parameters] = command;
  const child = spawn(join(PROJECT_ROOT, "node_modules/.bin", name ?? ""), parameters, {
    cwd: PROJECT_ROOT,
    stdio: ["ignore", shown === "live" ? "inherit" : "pipe", shown === "live" ? "inherit" : "pipe"],
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: "1",
      DO_NOT_TRACK: "1",
      PLAYWRIGHT_JSON_OUTPUT_NAME: stories,
      CHROMIUM: browser,
    },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => output.push(chunk));
  running.add(child);
  return new Promise((resolve) =>
    child.once("close", (code) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    }),
  );
}

for (const signal of ["SIGINT", "SIGTERM", "disconnect"]) {
  process.once(signal, () => {
    ending = true;
    for (const child of running) child.kill("SIGTERM");
  });
}

const total: Count = { passed: 0, failed: 0 };
async function runSuite(suite: Suite, shown: "live" | "whole"): Promise<void> {
  if (ending || (only.length > 0 && !only.includes(suite.name))) return;
  const started = performance.now();
  if (shown === "live") console.log(`\n── ${suite.name} ──`);
  const count = suite.count(await run(suite.command, shown));
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${suite.name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
}

const browser = only.length === 0 || only.includes(browserSuite.name) ? ensureBrowser() : "";
await Promise.all(
  lanes.map(async (lane) => {
    for (const suite of lane) await runSuite(suite, "whole");
  }),
);
await runSuite(browserSuite, "live");
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
