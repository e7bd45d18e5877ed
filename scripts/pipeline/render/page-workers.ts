import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Language } from "#domain/languages/languages.ts";
import { siteInputOf, type SiteData, type SiteInput } from "#site/content/site-data.ts";
import type { Bundle } from "../code/compile.ts";
import type { MadeFile } from "./page-files.ts";
import type { PagePack } from "./page-packer.ts";
import type { Workspace } from "../content/workspace.ts";

/** A file to render: `route` is the pattern of its route, such as '/products/[product]'; for the files see FileMaker. */
export type FileJob = { route: string; language: Language; request: string; file: string };
export type FileResult = { file: string; made: MadeFile } | { file: string; fault: string };
export type PackJob = [bucket: number, pages: string[]];
export type PackResult = { packs: [bucket: number, pack: PagePack][]; texts: [name: string, text: string][] };

export type WorkerInput = { bundle: Bundle; folders: Pick<Workspace, "pages" | "offline">; content: SiteInput };
export type WorkerOrder = { render: FileJob[] } | { pack: PackJob[] };
/** `broken` is an error of the operating system, which ends the build. */
export type WorkerAnswer = { rendered: FileResult[] } | { packed: PackResult } | { broken: Error };

/** Other threads that render and pack pages. None of them runs unless a build renders many. */
export type PageWorkers = {
  /** Sets the content of the site in its first language, from which workers make that of the others. */
  give(data: SiteData): void;
  /** Starts as many workers as pay off for this number of pages, and ends those that have other content. */
  start(pages: number): Promise<void>;
  /** Lets all workers render files until `take` returns no more. Does nothing without workers. */
  render(take: (count: number) => FileJob[], note: (results: FileResult[]) => void): Promise<void>;
  /** The same for packing lists of pages. */
  pack(take: () => PackJob[], note: (result: PackResult) => void): Promise<void>;
  /** Ends them, so that they take no memory between builds. */
  stop(): Promise<void>;
};

/** Starting a worker with its content takes as long as rendering some hundred pages. */
const PAGES_PER_WORKER = 500;
/** Each worker holds another copy of the site's content in memory. */
const MOST_WORKERS = 3;
const FILES_PER_ORDER = 20;

type Options = Omit<WorkerInput, "content"> & {
  /** How many threads may run at the same time, including the caller's. */
  cores?: number;
  pagesPerWorker?: number;
};

export function pageWorkers(options: Options): PageWorkers {
  const { bundle, folders, cores = availableParallelism(), pagesPerWorker = PAGES_PER_WORKER } = options;
  let running: OrderedWorker[] = [];
  /** The content that the workers have. */
  let given: SiteData | null = null;
  let present: SiteData | null = null;

  /** Keeps each worker busy until there is nothing left to do. */
  const share = (next: () => WorkerOrder | null, note: (answer: WorkerAnswer) => void): Promise<unknown> =>
    Promise.all(running.map((worker) => worker.work(next, note)));

  async function stop(): Promise<void> {
    const ended = running.map((worker) => worker.stop());
    running = [];
    given = null;
    await Promise.all(ended);
  }

  return {
    stop,

    give: (data) => void (present = data),

    async start(pages) {
      if (running.length > 0 && given !== present) await stop();
      const count = Math.min(cores - 1, MOST_WORKERS, Math.floor(pages / pagesPerWorker));
      if (count < 1 || running.length > 0 || !present) return;
      given = present;
      const workerData: WorkerInput = { bundle, folders, content: siteInputOf(present) };
      running = Array.from({ length: count }, () => orderedWorker(workerData));
    },

    async render(take, note) {
      const next = (): WorkerOrder | null => {
        const files = take(FILES_PER_ORDER);
        return files.length > 0 ? { render: files } : null;
      };
      await share(next, (answer) => "rendered" in answer && note(answer.rendered));
    },

    async pack(take, note) {
      const next = (): WorkerOrder | null => {
        const lists = take();
        return lists.length > 0 ? { pack: lists } : null;
      };
      await share(next, (answer) => "packed" in answer && note(answer.packed));
    },
  };
}

type OrderedWorker = {
  work(next: () => WorkerOrder | null, note: (answer: WorkerAnswer) => void): Promise<void>;
  stop(): Promise<unknown>;
};

/** The caller cannot always answer at once. With one order ahead, a worker never waits for it. */
const ORDERS_AHEAD = 2;

function orderedWorker(workerData: WorkerInput): OrderedWorker {
  const worker = new Worker(new URL("page-worker.ts", import.meta.url), { workerData });
  let failure: Error | null = null;
  let fail = (error: Error): void => void (failure = error);
  worker.on("error", (error) => fail(error instanceof Error ? error : new Error(String(error))));
  return {
    work: (next, note) =>
      new Promise((resolve, reject) => {
        let open = 0;
        fail = reject;
        if (failure) return reject(failure);
        const order = (): void => {
          while (open < ORDERS_AHEAD) {
            const message = next();
            if (message === null) break;
            open += 1;
            worker.postMessage(message);
          }
          if (open === 0) {
            worker.off("message", answered);
            resolve();
          }
        };
        const answered = (answer: WorkerAnswer): void => {
          open -= 1;
          if ("broken" in answer) return reject(answer.broken);
          note(answer);
          order();
        };
        worker.on("message", answered);
        order();
      }),
    stop: () => worker.terminate(),
  };
}
