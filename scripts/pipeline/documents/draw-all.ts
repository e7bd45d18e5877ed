import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Fault } from "../render/last-good.ts";
import type { DrawOrder, DrawReport, WorkerFolders } from "./worker.ts";

/** Starting a worker takes half a second, so it must get at least this many documents. */
const DOCUMENTS_PER_WORKER = 12;
const MOST_WORKERS = 4;

/** Draws documents in worker threads, each of which gets one order at a time. Returns those that could not be drawn. */
export async function drawAll(orders: DrawOrder[], folders: WorkerFolders): Promise<Fault[]> {
  if (orders.length === 0) return [];
  const count = Math.min(
    MOST_WORKERS,
    Math.max(1, availableParallelism() - 1),
    Math.ceil(orders.length / DOCUMENTS_PER_WORKER),
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
