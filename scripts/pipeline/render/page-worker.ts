/** Renders and packs pages in a thread of its own, for the build whose thread has started it (page-workers.ts). */
import { parentPort, workerData } from "node:worker_threads";
import { provideSiteData, siteInLanguages } from "#site/content/site-data.ts";
import type { Language } from "#domain/languages/languages.ts";
import { isSystemError } from "../../files/system-error.ts";
import { loadKeptRenderer } from "../code/astro-renderer.ts";
import { fileMaker } from "./page-files.ts";
import { pagePacker } from "./page-packer.ts";
import type {
  FileJob,
  FileResult,
  PackJob,
  PackResult,
  WorkerAnswer,
  WorkerInput,
  WorkerOrder,
} from "./page-workers.ts";
import { pageYield } from "./yield-to-event-loop.ts";

const { bundle, folders, content } = workerData as WorkerInput;
const renderer = await loadKeptRenderer(bundle.renderer);
const site = siteInLanguages(content);
const makeFile = fileMaker(renderer, bundle, folders.pages);
const packer = pagePacker(folders.pages, folders.offline);
const yieldNow = pageYield();

/** Sets the language of the next page. Renderers list the addresses of pages once for each content. */
function changeLanguage(language: Language): void {
  if (present === language) return;
  const data = site.find((one) => one.language === language);
  if (!data) throw new Error(`The site has no language ${language}.`);
  provideSiteData(data);
  renderer.forgetPaths();
  present = language;
}
let present: Language | null = null;

async function renderOne({ route, language, ...files }: FileJob): Promise<FileResult> {
  const { file } = files;
  try {
    changeLanguage(language);
    return { file, made: await makeFile(renderer.routeOf(route), files) };
  } catch (error) {
    if (isSystemError(error)) throw error;
    return { file, fault: error instanceof Error ? error.message : String(error) };
  }
}

async function renderAll(jobs: FileJob[]): Promise<FileResult[]> {
  const results: FileResult[] = [];
  for (const job of jobs) {
    await yieldNow();
    results.push(await renderOne(job));
  }
  return results;
}

async function packAll(lists: PackJob[]): Promise<PackResult> {
  const packs = await Promise.all(
    lists.map(async ([bucket, pages]): Promise<PackResult["packs"][number]> => [bucket, await packer.pack(pages)]),
  );
  return { packs, texts: packer.takeNewTexts() };
}

async function carryOut(order: WorkerOrder): Promise<WorkerAnswer> {
  try {
    return "render" in order ? { rendered: await renderAll(order.render) } : { packed: await packAll(order.pack) };
  } catch (error) {
    return { broken: error instanceof Error ? error : new Error(String(error)) };
  }
}

// One order after the other: only one page may be rendered at a time.
let last: Promise<unknown> = Promise.resolve();
parentPort?.on("message", (order: WorkerOrder) => {
  last = last.then(async () => parentPort?.postMessage(await carryOut(order)));
});
