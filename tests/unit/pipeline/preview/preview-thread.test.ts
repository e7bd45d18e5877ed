import { afterEach, expect, test } from "vitest";
import {
  previewThread,
  type PreviewInput,
  type PreviewThread,
} from "../../../../scripts/pipeline/preview/preview-thread.ts";

/* What becomes of orders when the thread is slow, endless, or dies. Its program is a small one here. */

const program = (code: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from "node:worker_threads"; ${code}`)}`);
/** Answers with how many orders it has had, and whether it was given the rows; ends, or never ends, when told to. */
const COUNTING = `let count = 0;
  parentPort.on("message", ({ id, order }) => {
    if (order.path === "/endless") for (;;);
    if (order.path === "/dies") throw new Error("The thread has died.");
    if (order.path === "/forgotten" && !order.rows) return parentPort.postMessage({ id, answer: { unknown: true } });
    count += 1;
    parentPort.postMessage({ id, answer: { text: count + " " + (order.rows ? "rows" : "known") } });
  });`;

let thread: PreviewThread;
afterEach(() => thread.stop());
const start = (answerMs = 20_000): PreviewThread =>
  (thread = previewThread(() => ({}) as PreviewInput, { script: program(COUNTING), answerMs }));
const ask = (path: string, version = "1") => thread.ask({ version, rows: Buffer.from("[]"), path, alone: true });

test("the rows of a version are sent once, and again if the thread has forgotten them", async () => {
  start();
  expect(await ask("/")).toEqual({ text: "1 rows" });
  expect(await ask("/")).toEqual({ text: "2 known" });
  expect(await ask("/", "2")).toEqual({ text: "3 rows" });
  expect(await ask("/forgotten", "2")).toEqual({ text: "4 rows" });
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
    await expect(thread.ask({ version: `function ${order}`, rows, path: "/", alone: true })).rejects.toThrow(/clone/);
  expect(await ask("/")).toEqual({ text: "1 rows" });
});

test.each([
  ["endless", 300, "took too long"],
  ["dies", 20_000, "The thread has died."],
])(
  "a page that is %s is refused together with those that wait, and the next one gets a new thread",
  async (path, limit, why) => {
    start(limit);
    await ask("/");
    const waiting = [ask(`/${path}`), ask("/")];
    for (const answer of await Promise.allSettled(waiting))
      expect(answer.status === "rejected" && String(answer.reason)).toContain(why);
    expect(await ask("/")).toEqual({ text: "1 rows" });
  },
);

test("only so many orders wait", async () => {
  start();
  const orders = Array.from({ length: 45 }, () => ask("/"));
  const refused = (await Promise.allSettled(orders)).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(5);
  expect(await ask("/")).toMatchObject({ text: expect.stringMatching(/known$/) });
});

test("only so many bytes of rows wait", async () => {
  start();
  const rows = Buffer.alloc(15_000_000);
  const orders = Array.from({ length: 6 }, (_, index) =>
    thread.ask({ version: `large ${index}`, rows, path: "/", alone: true }),
  );
  const answers = await Promise.allSettled(orders);
  expect(answers.map(({ status }) => status === "fulfilled")).toEqual([true, true, true, true, false, false]);
  expect(await ask("/")).toEqual({ text: "5 rows" });
});

test("without a site that was built, the reason is told", async () => {
  thread = previewThread(() => {
    throw new Error("The site has not been built yet.");
  });
  await expect(ask("/")).rejects.toThrow("has not been built yet");
});
