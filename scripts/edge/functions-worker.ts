import { createHash } from "node:crypto";
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { unstable_readConfig as readConfig } from "wrangler";
import { openWorkspace, sourceVersion } from "../build/workspace.ts";
import { PROJECT_ROOT } from "../lib/environment.ts";
import { QUIET } from "../lib/stack.ts";

/** The edge functions as one program, and the paths that they answer. */
export type FunctionsWorker = { script: string; isFor: (path: string) => boolean };

const FOLDER = "functions";
const SETTINGS = join(PROJECT_ROOT, "wrangler.jsonc");

/**
 * The edge functions as Cloudflare Pages compiles them. Made once per version of the code: compiling takes seconds, and
 * `wrangler pages dev`, which compiles at every start, afterwards looks at all files for changes all the time.
 */
export async function prepareFunctionsWorker(dataDir: string): Promise<FunctionsWorker> {
  const made = openWorkspace(dataDir).functions;
  const folder = join(made, version());
  if (!existsSync(folder)) {
    const part = join(made, `part-${process.pid}`);
    mkdirSync(part, { recursive: true });
    await compile(part);
    for (const name of readdirSync(made))
      if (join(made, name) !== part) rmSync(join(made, name), { recursive: true, force: true });
    renameSync(part, folder);
  }
  return { script: join(folder, "index.js"), isFor: pathMatcher(readFileSync(join(folder, "_routes.json"), "utf8")) };
}

function version(): string {
  const hash = createHash("sha256").update(sourceVersion());
  const files = readdirSync(join(PROJECT_ROOT, FOLDER), { recursive: true, encoding: "utf8" }).sort();
  for (const path of [
    ...files.filter((file) => file.endsWith(".ts")).map((file) => join(FOLDER, file)),
    "wrangler.jsonc",
  ])
    hash.update(`${path}\0`).update(readFileSync(join(PROJECT_ROOT, path)));
  return hash.digest("base64url");
}

async function compile(folder: string): Promise<void> {
  const wrangler = join(PROJECT_ROOT, "node_modules/wrangler/bin/wrangler.js");
  // This command does not read the settings by itself.
  const { compatibility_date: date, compatibility_flags: flags } = readConfig({ config: SETTINGS });
  const given = [
    ...["--outdir", folder, "--output-routes-path", join(folder, "_routes.json")],
    ...(date ? ["--compatibility-date", date] : []),
    ...flags.flatMap((flag: string) => ["--compatibility-flag", flag]),
  ];
  await promisify(execFile)(process.execPath, [wrangler, "pages", "functions", "build", FOLDER, ...given], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...QUIET, CI: "1" },
  });
}

/** Reads the rules of Cloudflare Pages for which paths are answered by functions; a star stands for any text. */
function pathMatcher(rules: string): (path: string) => boolean {
  const { include } = JSON.parse(rules) as { include: string[] };
  const pattern = new RegExp(`^(?:${include.map((rule) => rule.split("*").map(RegExp.escape).join(".*")).join("|")})$`);
  return (path) => pattern.test(path);
}
