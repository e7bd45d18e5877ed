import fc from "fast-check";
import { expect, test } from "vitest";
import { Throttle } from "../../../scripts/database/gateway/throttle.ts";

const LIMIT = 3;
const WINDOW_MS = 60_000;

/** Attempts by a few senders, with the time between them; the clock may be set back. */
const attempts = fc.array(
  fc.record({ key: fc.constantFrom("a", "b"), after: fc.integer({ min: -90_000, max: 90_000 }) }),
  { maxLength: 60 },
);

test("never more than the limit within a window, nobody waits longer than it, and no sender is held for another's attempts", () => {
  fc.assert(
    fc.property(attempts, (steps) => {
      let now = 1_000_000_000;
      const throttle = new Throttle({ limit: LIMIT, windowMs: WINDOW_MS, now: () => now });
      const admitted = new Map<string, number[]>();
      for (const { key, after } of steps) {
        now += after;
        const wait = throttle.wait(key);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(WINDOW_MS / 1000);
        const earlier = admitted.get(key) ?? [];
        if (wait > 0) expect(earlier.length).toBeGreaterThanOrEqual(LIMIT);
        else {
          throttle.add(key);
          admitted.set(key, [...earlier, now]);
        }
      }
    }),
  );
});

test("attempts without a pause: the limit is admitted, then none until the window is over", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 20, maxLength: 50 }), (pauses) => {
      let now = 0;
      const throttle = new Throttle({ limit: LIMIT, windowMs: WINDOW_MS, now: () => now });
      const admitted = pauses.map((pause) => {
        now += pause;
        const isAdmitted = throttle.wait("a") === 0;
        if (isAdmitted) throttle.add("a");
        return isAdmitted;
      });
      expect(admitted.filter(Boolean)).toHaveLength(LIMIT);
      now += throttle.wait("a") * 1000;
      expect(throttle.wait("a")).toBe(0);
    }),
  );
});

test("a success forgets the failures before it", () => {
  const throttle = new Throttle({ limit: 1, windowMs: WINDOW_MS, now: () => 0 });
  throttle.add("a");
  expect(throttle.wait("a")).toBe(60);
  throttle.forget("a");
  expect(throttle.wait("a")).toBe(0);
});

test("an attempt that is taken back does not count", () => {
  const throttle = new Throttle({ limit: 2, windowMs: WINDOW_MS, now: () => 0 });
  for (let n = 0; n < 5; n += 1) {
    throttle.add("a");
    throttle.takeBack("a");
  }
  throttle.add("a");
  expect(throttle.wait("a")).toBe(0);
  throttle.add("a");
  throttle.takeBack("b");
  expect(throttle.wait("a")).toBeGreaterThan(0);
});
