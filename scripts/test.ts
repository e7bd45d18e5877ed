/**
 * `npm test`: runs all suites and prints how many tests passed. Names of suites run only those (`npm test -- unit db`), and
 * --changed only the tests that import a file changed since main (`npm test -- unit components --changed`).
 */
import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./testing/browser.ts";
import { PROJECT_ROOT } from "./stack/environment.ts";
import { memoryFolder } from "./files/memory-folder.ts";
import { allSuites, storyReport, type Suite } from "./testing/test-suites.ts";

/** The bytes that the temporary files of all suites may need; the most that was seen is 2.4 GB. */
const TEMPORARY = 6e9;

/** So many failures of a suite are named at the end: when the database of a suite is gone, every test after it fails. */
const NAMED = 20;

// Hundreds of databases and sites are written and removed, which costs the kernel half as much in memory as on a disk.
const temporary = mkdtempSync(join(memoryFolder(TEMPORARY) ?? tmpdir(), "plantroom-tests-"));
// PostgreSQL refuses to run as root: as another user it must find its files here.
chmodSync(temporary, 0o711);
const reports = join(temporary, "reports");
mkdirSync(reports);
const given = process.argv.slice(2);
const onlyChanged = given.includes("--changed");
const only = given.filter((name) => name !== "--changed");
const all = allSuites(reports, { onlyChanged });
const names = all.flat().map(({ name }) => name);
const unknown = only.find((name) => !names.includes(name));
if (unknown) {
  console.error(`There is no suite '${unknown}'. The suites are: ${names.join(", ")}.`);
  process.exit(1);
}
const lanes = all.map((lane) => lane.filter(({ name }) => only.length === 0 || only.includes(name)));

const running = new Set<ChildProcess>();
let ending = false;
for (const signal of ["SIGINT", "SIGTERM", "disconnect"]) {
  process.once(signal, () => {
    ending = true;
    for (const child of running) child.kill("SIGTERM");
  });
}

/** Runs the command of a suite. Shows its output live, or as a whole when it has ended. */
function run({ command, live = false }: Suite, environment: NodeJS.ProcessEnv): Promise<number> {
  const [name, ...parameters] = command;
  const output = live ? "inherit" : "pipe";
  const child = spawn(join(PROJECT_ROOT, "node_modules/.bin", name ?? ""), parameters, {
    cwd: PROJECT_ROOT,
    stdio: ["ignore", output, output],
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: "1",
      DO_NOT_TRACK: "1",
      // Hundreds of processes load the same modules; reading them compiled halves the cost of a start.
      NODE_COMPILE_CACHE: join(PROJECT_ROOT, "node_modules/.cache/compiled"),
      PLAYWRIGHT_JSON_OUTPUT_NAME: storyReport(reports),
      TMPDIR: temporary,
      ...environment,
    },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => chunks.push(chunk));
  running.add(child);
  return new Promise((resolve) =>
    child.once("close", (code) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(chunks));
      resolve(code ?? 1);
    }),
  );
}

let passed = 0;
let failed = 0;
const failures: string[] = [];

async function runSuite(suite: Suite): Promise<void> {
  let environment = {};
  try {
    if (needsBrowser(suite)) environment = { CHROMIUM: await browser };
  } catch (error) {
    failed += 1;
    failures.push(`${suite.name}: ${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  if (ending) return;
  const started = performance.now();
  if (suite.live) console.log(`\n── ${suite.name} ──`);
  const count = suite.count(await run(suite, environment));
  passed += count.passed;
  failed += count.failed;
  failures.push(...count.failures.slice(0, NAMED).map((name) => `${suite.name}: ${name}`));
  if (count.failures.length > NAMED) failures.push(`${suite.name}: and ${count.failures.length - NAMED} more`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${suite.name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
}

const needsBrowser = ({ name }: Suite): boolean => ["components", "browser"].includes(name);
// A missing browser is installed while the suites run that do not need one.
const browser = lanes.flat().some(needsBrowser) ? ensureBrowser() : Promise.resolve("");
// The suites that wait for it report its failure.
browser.catch(() => undefined);

await Promise.all(
  lanes.map(async (lane) => {
    for (const suite of lane) await runSuite(suite);
  }),
);
// A browser or a server may still write its last file.
rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });

if (failures.length > 0) console.log(`\nNot passed:\n${failures.map((line) => `  ${line}`).join("\n")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && (passed > 0 || onlyChanged) ? 0 : 1);
