import { afterEach, expect, test, vi } from "vitest";
import {
  previewThread,
  TooManyOrders,
  type PreviewInput,
  type PreviewThread,
} from "../../../../scripts/pipeline/preview/preview-thread.ts";

/* What becomes of orders when the thread is slow, endless, or dies. Its program is a small one here. */

const program = (code: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from "node:worker_threads"; ${code}`)}`);
/** Answers with how many orders it has had, and whether it was given the rows; ends, or never ends, when told to. */
const COUNTING = `let count = 0;
  parentPort.on("message", ({ path, rows }) => {
    if (path === "/endless") for (;;);
    if (path === "/dies") throw new Error("The thread has died.");
    if (path === "/forgotten" && !rows) return parentPort.postMessage({ unknown: true });
    count += 1;
    parentPort.postMessage({ text: count + " " + (rows ? "rows" : "known") });
  });`;

let thread: PreviewThread;
afterEach(async () => {
  vi.useRealTimers();
  await thread.stop();
});
const start = ({ code = COUNTING, input = {} as PreviewInput } = {}): PreviewThread =>
  (thread = previewThread(() => input, { script: program(code) }));
const ask = (path: string, { version = "1", key = "a", rows = Buffer.from("[]") as Uint8Array } = {}) =>
  thread.ask({ version, rows, path, alone: true }, key);

test("the rows of a version are sent once, and again if the thread has forgotten them", async () => {
  start();
  expect(await ask("/")).toEqual({ text: "1 rows" });
  expect(await ask("/")).toEqual({ text: "2 known" });
  expect(await ask("/", { version: "2" })).toEqual({ text: "3 rows" });
  expect(await ask("/forgotten", { version: "2" })).toEqual({ text: "4 rows" });
});

test("the rows are sent once, too, when many ask for them at once", async () => {
  start();
  expect(await Promise.all([ask("/"), ask("/"), ask("/")])).toEqual([
    { text: "1 rows" },
    { text: "2 known" },
    { text: "3 known" },
  ]);
});

test("an order that cannot be sent is refused and does not wait: the next ones are answered", async () => {
  start();
  const rows = (() => null) as unknown as Buffer;
  for (let order = 0; order < 50; order += 1)
    await expect(ask("/", { version: `function ${order}`, rows })).rejects.toThrow(/clone/);
  expect(await ask("/")).toEqual({ text: "1 rows" });
});

test.each([
  ["endless", "took too long"],
  ["dies", "The thread has died."],
])(
  "a page that %s is refused together with what waits to show the same; others get a new thread",
  async (path, why) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    start();
    await ask("/");
    const refused = [ask(`/${path}`), ask("/")];
    const other = ask("/", { key: "b" });
    if (path === "endless") vi.advanceTimersByTime(20_000);
    for (const answer of await Promise.allSettled(refused))
      expect(answer.status === "rejected" && String(answer.reason)).toContain(why);
    expect(await other).toEqual({ text: "1 rows" });
    expect(await ask("/")).toEqual({ text: "2 known" });
  },
);

test("a page that took too long is not rendered again with the same rows", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  start();
  const first = ask("/endless");
  vi.advanceTimersByTime(20_000);
  await expect(first).rejects.toThrow("took too long");
  await expect(ask("/endless", { key: "b" })).rejects.toThrow("took too long");
  expect(await ask("/")).toEqual({ text: "1 rows" });
});

test("what waits for others is not late for that", async () => {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const program = `import { workerData } from "node:worker_threads"; let count = 0;
    parentPort.on("message", () => {
      count += 1;
      while (Atomics.load(workerData, 0) < count) Atomics.wait(workerData, 0, count - 1);
      parentPort.postMessage({ text: "late" });
    });`;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  start({ code: program, input: gate as unknown as PreviewInput });
  const orders = ["a", "b", "c"].map((key) => ask("/", { key }));
  for (const [index, order] of orders.entries()) {
    vi.advanceTimersByTime(15_000);
    Atomics.store(gate, 0, index + 1);
    Atomics.notify(gate, 0);
    expect(await order).toEqual({ text: "late" });
  }
});

test("whoever asks again and again waits behind those who ask once", async () => {
  start();
  const answered: string[] = [];
  const asked = ["a", "a", "a", "a", "a", "b", "c", "b"].map((key) => ask("/", { key }).then(() => answered.push(key)));
  await Promise.all(asked);
  expect(answered.join("")).toBe("aabcabaa");
});

test("only so many orders wait, and fewer of one account", async () => {
  start();
  const waiting = (count: number, keyOf: (n: number) => string) =>
    Promise.allSettled(Array.from({ length: count }, (_, n) => ask("/", { key: keyOf(n) })));
  const reasons = (answers: PromiseSettledResult<unknown>[]) =>
    answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason as Error] : []));
  // One is being rendered.
  const [one, other] = await Promise.all([waiting(20, () => "a"), waiting(3, () => "b")]);
  expect(reasons(one).map((error) => error instanceof TooManyOrders)).toEqual([true, true, true]);
  expect(reasons(other)).toEqual([]);
  const many = reasons(await waiting(45, String));
  expect(many.map((error) => error.message)).toEqual(Array(4).fill("Too many previews are being rendered."));
  expect(await ask("/")).toMatchObject({ text: expect.stringMatching(/known$/) });
});

test("only so many bytes of rows wait", async () => {
  start();
  const orders = Array.from({ length: 7 }, (_, n) =>
    ask("/", { version: `large ${n}`, rows: Buffer.alloc(15_000_000), key: String(n) }),
  );
  const answers = await Promise.allSettled(orders);
  expect(answers.map(({ status }) => status === "fulfilled")).toEqual([true, true, true, true, true, false, false]);
  expect(await ask("/")).toEqual({ text: "6 rows" });
});

test("without a site that was built, the reason is told", async () => {
  thread = previewThread(() => {
    throw new Error("The site has not been built yet.");
  });
  await expect(ask("/")).rejects.toThrow("has not been built yet");
});
