import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Child } from "../../../scripts/stack/processes.ts";
import { supervise } from "../../../scripts/stack/supervise.ts";

let told: string[] = [];
beforeEach(() => {
  told = [];
  vi.spyOn(console, "error").mockImplementation((text: string) => void told.push(text));
});
afterEach(() => vi.restoreAllMocks());

/** A service that ends by itself at once, or only when it is stopped. */
function child(ends: boolean): Child & { stopped: boolean } {
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  if (ends) resolve(1);
  const own = {
    process: null as unknown as Child["process"],
    ended,
    stopped: false,
    stop(): Promise<void> {
      own.stopped = true;
      resolve(0);
      return Promise.resolve();
    },
  };
  return own;
}

test("a service that keeps ending is started again and again, after a growing pause, and the pause is told", async () => {
  const pauses: number[] = [];
  const last = child(false);
  let starts = 0;
  const runs = Promise.withResolvers<undefined>();
  const start = (): Promise<Child> => {
    starts += 1;
    if (starts === 4) return Promise.reject(new Error("The port is taken."));
    if (starts < 12) return Promise.resolve(child(true));
    runs.resolve(undefined);
    return Promise.resolve(last);
  };
  const supervised = await supervise("database", start, {
    pause: (seconds) => Promise.resolve(void pauses.push(seconds)),
  });
  await runs.promise;
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30, 30, 30]);
  expect(told).toHaveLength(11);
  expect(told[0]).toBe("The database ended unexpectedly and is started again.");
  expect(told[1]).toBe("The database ended unexpectedly and is started again in 1 second.");
  expect(told[3]).toBe("The database could not be started (The port is taken.) and is started again in 4 seconds.");
  await supervised.stop();
  expect([last.stopped, starts]).toEqual([true, 12]);
});

test("a service that is stopped during a pause is not started again", async () => {
  let starts = 0;
  const pausing = Promise.withResolvers<undefined>();
  const start = (): Promise<Child> => {
    starts += 1;
    return Promise.resolve(child(true));
  };
  const supervised = await supervise("builder", start, {
    pause: (_, until) => {
      pausing.resolve(undefined);
      return new Promise((resolve) => until.addEventListener("abort", resolve));
    },
  });
  await pausing.promise;
  await supervised.stop();
  expect(starts).toBe(2);
});

test("a service that ends while everything is stopped is not started again", async () => {
  const ending = new AbortController();
  const own = child(false);
  let starts = 0;
  const start = (): Promise<Child> => {
    starts += 1;
    return Promise.resolve(own);
  };
  const supervised = await supervise("web server", start, { ending: ending.signal });
  ending.abort();
  await own.stop();
  await supervised.stop();
  expect([starts, told]).toEqual([1, []]);
});
