import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PROJECT_ROOT } from "../../scripts/stack/environment.ts";

type Packages = Record<string, { version: string; optional?: boolean; dev?: boolean }>;

/** What the two commands print about installing in a project with this lockfile and these packages; npm always fails there. */
function printedWith(locked: Packages, installed: Packages | null, options = "{}"): string {
  const project = mkdtempSync(join(tmpdir(), "plantroom-install-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(join(project, path, ".."), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  cpSync(join(PROJECT_ROOT, "scripts", "install.mjs"), join(project, "scripts", "install.mjs"));
  const root = { "": { version: "1.0.0" } };
  write("package-lock.json", JSON.stringify({ packages: { ...root, ...locked } }));
  write("npm.cjs", "process.exit(1)");
  for (const name of ["node", "node.exe"]) write(`node_modules/node/bin/${name}`, "");
  if (installed) write("node_modules/.package-lock.json", JSON.stringify({ packages: installed }));
  const code = `import('./scripts/install.mjs').then((install) => install.ensureInstalled(${options}))`;
  const env = { ...process.env, npm_execpath: join(project, "npm.cjs") };
  return spawnSync(process.execPath, ["-e", code], { cwd: project, env, encoding: "utf8" }).stdout;
}

const ASTRO = { "node_modules/astro": { version: "7.0.0" } };

test("packages that npm ci has installed are not installed again", () => {
  const forAnotherMachine = { "node_modules/@esbuild/aix-ppc64": { version: "1.0.0", optional: true } };
  expect(printedWith({ ...ASTRO, ...forAnotherMachine }, ASTRO)).toBe("");
});

test("development tools may be missing, except for tests", () => {
  const locked = { ...ASTRO, "node_modules/vitest": { version: "5.0.0", dev: true } };
  expect(printedWith(locked, ASTRO)).toBe("");
  expect(printedWith(locked, ASTRO, "{ tools: true }")).toContain("Installing packages …");
});

test.each<[string, Packages | null]>([
  ["nothing is installed", null],
  ["a package is missing", {}],
  ["a package has another version", { "node_modules/astro": { version: "6.0.0" } }],
])("packages are installed if %s", (_, installed) => {
  expect(printedWith(ASTRO, installed)).toContain("Installing packages …");
});
