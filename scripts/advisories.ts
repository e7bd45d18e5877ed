/**
 * Asks the package registry for known faults of the installed packages (`npm run advisories`; `npm test` runs it too). Fails
 * for those that are high or critical. If the registry does not answer (no connection, or a mirror without audits), it says so
 * and does not fail.
 */
import { spawnSync } from "node:child_process";
import * as z from "zod";
import { PROJECT_ROOT } from "./stack/environment.ts";

const WAIT_MS = 20_000;

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

const { stdout } = spawnSync("npm", ["audit", "--json", "--fetch-retries=0", `--fetch-timeout=${WAIT_MS}`], {
  cwd: PROJECT_ROOT,
  encoding: "utf8",
  timeout: 2 * WAIT_MS,
  shell: process.platform === "win32",
});

function readReport(text: string): z.infer<typeof reportSchema> | null {
  try {
    return reportSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const report = readReport(stdout);
if (report) {
  const faults = Object.entries(report.vulnerabilities);
  for (const [name, { severity, range }] of faults) console.log(`${severity}: ${name} ${range}`);
  console.log(faults.length === 0 ? "No known faults in the installed packages." : "See npm audit for the details.");
  if (faults.some(([, { severity }]) => severity === "high" || severity === "critical")) process.exitCode = 1;
} else {
  console.log("Not checked: the package registry did not answer the audit request.");
}
