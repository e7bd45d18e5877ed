import type { ImportSession } from "#domain/import/session.ts";
import { TableError } from "#domain/import/table/table-cells.ts";

export type Order = { id: number; call: keyof ImportSession; given: unknown[] };
export type Answer = { id: number; result?: unknown; failure?: { message: string; table: boolean } };

/** The calls of a session, each with a promise of its result. */
export type RemoteSession = {
  [Call in keyof ImportSession]: (
    ...given: Parameters<ImportSession[Call]>
  ) => Promise<Awaited<ReturnType<ImportSession[Call]>>>;
} & {
  /** Stops the worker; the promises of pending calls never settle. */
  close: () => void;
};

/** Starts a worker with a session of its own. */
export function openSession(): RemoteSession {
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, { done: (result: unknown) => void; failed: (error: Error) => void }>();
  let last = 0;
  worker.addEventListener("message", ({ data: { id, result, failure } }: MessageEvent<Answer>) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (failure) call?.failed(failure.table ? new TableError(failure.message) : new Error(failure.message));
    else call?.done(result);
  });
  worker.addEventListener("error", () => {
    for (const { failed } of waiting.values()) failed(new Error("The worker could not be started."));
    waiting.clear();
  });
  const send =
    (call: keyof ImportSession) =>
    (...given: unknown[]) =>
      new Promise((done, failed) => {
        last += 1;
        waiting.set(last, { done, failed });
        worker.postMessage({ id: last, call, given } satisfies Order);
      });
  const close = (): void => worker.terminate();
  return new Proxy({ close } as RemoteSession, {
    get: (session, name: string) =>
      name === "close" ? session.close : name === "then" ? undefined : send(name as keyof ImportSession),
  });
}
