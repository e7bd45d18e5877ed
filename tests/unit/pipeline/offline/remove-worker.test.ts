import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { COPY_CACHE } from "#domain/offline/offline-list.ts";
import { WAITING_CACHE } from "#domain/enquiries/waiting-enquiry.ts";
import { REMOVE_WORKER } from "../../../../scripts/pipeline/offline/remove-worker.ts";

test("the kill switch deletes what the worker kept, but no message that waits, and spares the administration", async () => {
  const names = new Set(["pages", "files", COPY_CACHE, WAITING_CACHE]);
  const loaded: string[] = [];
  const page = (url: string) => ({ url, navigate: (to: string) => Promise.resolve(void loaded.push(to)) });
  let isRegistered = true;
  let work: Promise<unknown> = Promise.resolve();
  const listeners = new Map<string, (event: { waitUntil: (done: Promise<unknown>) => void }) => void>();
  runInContext(
    REMOVE_WORKER,
    createContext({
      URL,
      addEventListener: (name: string, run: () => void) => listeners.set(name, run),
      skipWaiting: () => undefined,
      caches: {
        keys: () => Promise.resolve([...names]),
        delete: (name: string) => Promise.resolve(names.delete(name)),
      },
      clients: {
        matchAll: () =>
          Promise.resolve(["/products", "/admin/products/new"].map((path) => page(`https://plant.example${path}`))),
      },
      registration: { unregister: () => Promise.resolve((isRegistered = false)) },
    }),
  );
  listeners.get("activate")?.({ waitUntil: (done) => (work = done) });
  await work;
  expect([...names]).toEqual([WAITING_CACHE]);
  expect(isRegistered).toBe(false);
  expect(loaded).toEqual(["https://plant.example/products"]);
});
