import { addressIn, LANGUAGES } from "#domain/languages/languages.ts";
import { createHash } from "node:crypto";
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { MOVED_FILE } from "#domain/publishing/release-data-files.ts";
import { filesBelow } from "../files/files-below.ts";
import { sourceVersion } from "../pipeline/code/code-version.ts";
import { openWorkspace } from "../pipeline/content/workspace.ts";
import { PROJECT_ROOT } from "../stack/environment.ts";
import { QUIET } from "../stack/stack.ts";
import { hasItsFiles, noteFiles } from "../files/derived-files.ts";

/** The edge functions as one program, and the paths that they answer for a release. */
export type FunctionsWorker = { script: string; isFor: (path: string, release: string) => boolean };

const FOLDER = "functions";
const SETTINGS = "wrangler.json";
const { compatibility_date, compatibility_flags } = JSON.parse(readFileSync(join(PROJECT_ROOT, SETTINGS), "utf8")) as {
  compatibility_date: string;
  compatibility_flags: string[];
};
/** The version of Cloudflare's runtime and the options of it that the functions are written for. */
export const COMPATIBILITY = { compatibilityDate: compatibility_date, compatibilityFlags: compatibility_flags };

/**
 * The edge functions as Cloudflare Pages compiles them. Made once per version of the code: compiling takes seconds, and
 * `wrangler pages dev`, which compiles at every start, afterwards looks at all files for changes all the time.
 */
export async function prepareFunctionsWorker(dataDir: string): Promise<FunctionsWorker> {
  const folder = await compiledOnce(dataDir, "", (part) => ["--outdir", part, ...routesOf(part)]);
  const isPattern = pathMatcher(readFileSync(join(folder, ROUTES), "utf8"));
  const isForMoved = pathMatcher(JSON.stringify({ include: FOR_MOVED }));
  return {
    script: join(folder, "index.js"),
    isFor: (path, release) => isPattern(path) && (!isForMoved(path) || hasMoved(release)),
  };
}

/** The functions as they are sent to Cloudflare Pages with a release: the files and fields of its form. */
export type HostFunctions = { files: Record<string, Buffer>; fields: Record<string, string> };

/** The edge functions compiled for Cloudflare Pages, once per version of the code, and the paths they answer for a release. */
export async function prepareHostFunctions(dataDir: string, release: string): Promise<HostFunctions> {
  const [bundle, paths, settings] = ["_worker.bundle", "functions-filepath-routing-config.json", "settings.json"];
  const folder = await compiledOnce(dataDir, ".host", (part) => [
    ...["--outfile", join(part, bundle), ...routesOf(part), "--output-config-path", join(part, paths)],
    // Wrangler reads wrangler.json only if both options are given.
    ...["--project-directory", PROJECT_ROOT, "--build-metadata-path", join(part, settings)],
  ]);
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  const { wrangler_config_hash, build_output_directory } = JSON.parse(read(settings).toString()) as BuildMetadata;
  return {
    files: {
      ...Object.fromEntries([bundle, paths].map((name) => [name, read(name)])),
      [ROUTES]: Buffer.from(neededRoutes(read(ROUTES).toString(), release)),
    },
    fields: { wrangler_config_hash, pages_build_output_dir: build_output_directory },
  };
}

/** The file that says which paths functions answer, among the compiled functions as in a release for a host. */
export const ROUTES = "_routes.json";
/** Product pages go through functions only if some have moved: they have the most visits, and hosts bill per call. */
const FOR_MOVED = LANGUAGES.map((language) => addressIn(language, "/products/*"));
const hasMoved = (release: string): boolean => existsSync(join(release, MOVED_FILE));

/** The paths that functions have to answer for a release. */
function neededRoutes(routes: string, release: string): string {
  const all = JSON.parse(routes) as { include: string[] };
  const include = all.include.filter((rule) => !FOR_MOVED.includes(rule) || hasMoved(release));
  return JSON.stringify({ ...all, include });
}

const routesOf = (folder: string): string[] => ["--output-routes-path", join(folder, ROUTES)];
type BuildMetadata = { wrangler_config_hash: string; build_output_directory: string };

/** The folder of what wrangler has compiled from this version of the code, for the purpose that the suffix names. */
async function compiledOnce(dataDir: string, suffix: string, output: (part: string) => string[]): Promise<string> {
  const made = openWorkspace(dataDir).functions;
  const current = version();
  const folder = join(made, current + suffix);
  if (hasItsFiles(folder)) return folder;
  rmSync(folder, { recursive: true, force: true });
  const part = join(made, `part-${process.pid}`);
  mkdirSync(part, { recursive: true });
  await compile(output(part));
  noteFiles(part);
  for (const name of readdirSync(made))
    if (join(made, name) !== part && !name.startsWith(current))
      rmSync(join(made, name), { recursive: true, force: true });
  renameSync(part, folder);
  return folder;
}

function version(): string {
  const hash = createHash("sha256").update(sourceVersion());
  const files = filesBelow(join(PROJECT_ROOT, FOLDER));
  for (const path of [...files.filter((file) => file.endsWith(".ts")).map((file) => join(FOLDER, file)), SETTINGS])
    hash.update(`${path}\0`).update(readFileSync(join(PROJECT_ROOT, path)));
  return hash.digest("base64url");
}

async function compile(output: readonly string[]): Promise<void> {
  const wrangler = join(PROJECT_ROOT, "node_modules/wrangler/bin/wrangler.js");
  // The command below does not read these settings by itself.
  const given = [
    ...output,
    ...["--compatibility-date", compatibility_date],
    ...compatibility_flags.flatMap((flag) => ["--compatibility-flag", flag]),
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
