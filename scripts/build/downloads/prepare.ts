import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { ServedPictures } from "#build-data/site-data.ts";
import type { Snapshot } from "#db/snapshot.ts";
import { PROJECT_ROOT } from "../../lib/environment.ts";
import type { Fault } from "../last-good.ts";
import type { ReleaseFile } from "../release.ts";
import type { Workspace } from "../workspace.ts";
import { plannedDocuments } from "./views/documents.ts";
import type { DrawOrder, DrawReport, WorkerFolders } from "./worker.ts";

/** Starting a worker takes half a second, so it must get at least this many documents. */
const DOCUMENTS_A_WORKER = 12;
const MOST_WORKERS = 4;

/** The documents, and those that could not be drawn. */
type Downloads = { files: ReleaseFile[]; faults: Fault[] };

/**
 * The PDF downloads of the site, or those at the wanted addresses. A document is named by the hash of its content and of the
 * code that draws it: existing files are used again, new ones are drawn in worker threads.
 */
export async function prepareDownloads(
  snapshot: Snapshot,
  pictures: ServedPictures,
  workspace: Pick<Workspace, "downloads" | "media">,
  wanted: (address: string) => boolean = () => true,
): Promise<Downloads> {
  const folder = workspace.downloads;
  const converted = join(folder, "pictures");
  mkdirSync(converted, { recursive: true });
  const present = new Set(readdirSync(folder));
  const code = drawingCode();
  const orders = new Map<string, DrawOrder>();
  const documents = plannedDocuments(snapshot, pictures).filter(({ address }) => wanted(address));
  const files = documents.map(({ address, view }): ReleaseFile => {
    const name = `${createHash("sha256").update(code).update(JSON.stringify(view)).digest("hex").slice(0, 32)}.pdf`;
    if (!present.has(name)) orders.set(name, { address, view, target: join(folder, name) });
    return { source: join(folder, name), path: address.slice(1), frozen: true };
  });
  const faults = await drawAll([...orders.values()], { media: workspace.media, converted });
  const missing = new Set(faults.map(({ address }) => address.slice(1)));
  return { files: files.filter(({ path }) => !missing.has(path)), faults };
}

/** Gives each worker one order at a time. Returns the documents that could not be drawn. */
async function drawAll(orders: DrawOrder[], folders: WorkerFolders): Promise<Fault[]> {
  if (orders.length === 0) return [];
  const count = Math.min(
    MOST_WORKERS,
    Math.max(1, availableParallelism() - 1),
    Math.ceil(orders.length / DOCUMENTS_A_WORKER),
  );
  const queue = orders.toReversed();
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL("worker.ts", import.meta.url), { workerData: folders }),
  );
  try {
    return (await Promise.all(workers.map((worker) => drawQueue(worker, queue)))).flat();
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function drawQueue(worker: Worker, queue: DrawOrder[]): Promise<Fault[]> {
  return new Promise((resolve, reject) => {
    const faults: Fault[] = [];
    const next = (): void => {
      const order = queue.pop();
      if (order) worker.postMessage(order);
      else resolve(faults);
    };
    worker.on("message", ({ address, failed, system }: DrawReport) => {
      if (system) return reject(new Error(`${address} could not be written: ${failed}`));
      if (failed !== null) faults.push({ address, why: `Its PDF could not be drawn: ${failed}` });
      next();
    });
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`Making the downloads stopped with exit code ${code}.`)));
    next();
  });
}

/** The version of the code that draws: the files of this folder, pdfkit and the typeface. */
function drawingCode(): string {
  const hash = createHash("sha256");
  const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const packages = ["pdfkit", "@fontsource/ibm-plex-sans", "sharp"].map((name) =>
    join(PROJECT_ROOT, "node_modules", name, "package.json"),
  );
  for (const file of [...files, ...packages]) hash.update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}
