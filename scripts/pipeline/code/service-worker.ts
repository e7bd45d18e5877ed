import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addressIn, LANGUAGES } from "#domain/languages/languages.ts";
import { routes } from "#domain/addresses/routes.ts";
import { writeAtomically } from "../../files/atomic-write.ts";
import { PROJECT_ROOT } from "../../stack/environment.ts";
import { fileOf } from "../release/checks.ts";
import { isFilled } from "../../files/derived-files.ts";
import { sourceVersion } from "./code-version.ts";
import { compile } from "./compile.ts";
import { contentHash } from "../../files/content-hash.ts";
import type { ReleaseFile } from "../release/assemble.ts";
import type { Workspace } from "../content/workspace.ts";

/** The offline page in each language that a site can have. */
const OFFLINE_PAGES = LANGUAGES.map((language) => addressIn(language, routes.offline()));
const ENTRY = join(PROJECT_ROOT, "src", "client", "offline", "worker", "main.ts");
/** Stands in the worker's code for the list of its shell files, which change more often than the code. */
const PLACEHOLDER = "SHELL_FILES";

/** The file with the compiled worker. Makes it if this version does not exist yet. */
export async function prepareWorkerCode(workspace: Workspace): Promise<string> {
  const version = contentHash(sourceVersion());
  const file = join(workspace.worker, `code-${version}.js`);
  if (isFilled(file)) return file;
  // Renamed when complete, so that a killed build leaves no half file.
  const part = join(workspace.worker, "part.js");
  await compile({ worker: part });
  renameSync(part, file);
  return file;
}

/** Compiles the worker into a file. */
export async function makeWorkerCode(file: string): Promise<void> {
  // Imported only here, because loading it takes long and builds do not need it.
  const { build } = await import("vite");
  const made = await build({
    configFile: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: { write: false, lib: { entry: ENTRY, formats: ["iife"], name: "worker" } },
  });
  const [bundle] = [made].flat();
  if (!bundle || !("output" in bundle)) throw new Error("The service worker could not be compiled.");
  writeFileSync(file, bundle.output[0].code);
}

/** Writes /sw.js of this release: the worker's code with the list of shell files, which it caches when it is installed. */
export function offlineWorker(code: string, site: readonly ReleaseFile[], workspace: Workspace): ReleaseFile {
  const shell = JSON.stringify(shellOf(new Map(site.map(({ path, source }) => [path, source]))));
  const text = readFileSync(code, "utf8");
  const parts = text.split(PLACEHOLDER);
  if (parts.length !== 2) {
    rmSync(code);
    throw new Error("The service worker could not be written: its code has no place for the shell.");
  }
  const source = join(workspace.worker, "sw.js");
  writeAtomically(source, parts.join(shell));
  return { source, path: "sw.js", rewritten: true };
}

type ShellFile = { url: string; revision: string | null };

/** The offline page in the languages of the release, and the files that it loads. Files with a hash in their name need no revision. */
function shellOf(sources: ReadonlyMap<string, string>): ShellFile[] {
  const bytes = (path: string): Buffer => readFileSync(sources.get(path) ?? path);
  const offlinePages = OFFLINE_PAGES.map((url) => ({ url, path: fileOf("", url.slice(1)) }))
    .filter(({ path }) => sources.has(path))
    .map(({ url, path }) => ({ url, content: bytes(path) }));
  const paths = new Set<string>();
  const add = (path: string): void => {
    if (paths.has(path) || !sources.has(path)) return;
    paths.add(path);
    if (!path.endsWith(".js")) return;
    for (const match of bytes(path)
      .toString()
      .matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      add(`_astro/${match[1]}`);
  };
  for (const { content } of offlinePages)
    for (const match of content
      .toString()
      .matchAll(/(?:href|src|data-scripts|data-typeface)="\/((?:_astro|pictures)\/[^"?#]+)"/g))
      add(match[1] ?? "");
  return [
    ...offlinePages.map(({ url, content }) => ({ url, revision: contentHash(content) })),
    ...[...paths]
      .sort()
      .map((path) => ({ url: `/${path}`, revision: path.startsWith("_astro/") ? null : contentHash(bytes(path)) })),
  ];
}
