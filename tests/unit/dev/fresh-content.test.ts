import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { freshReads } from "../../../scripts/dev/fresh-reads.ts";
import { pagesUnderWay } from "../../../scripts/dev/pages-under-way.ts";

test("a request after a save never gets what a read from before the save has found", async () => {
  let saved = "before";
  const answers: (() => void)[] = [];
  let reads = 0;
  // The database reads at once, and answers later.
  const current = freshReads(async () => {
    reads += 1;
    const found = saved;
    await new Promise<void>((resolve) => answers.push(resolve));
    if (found === "broken") throw new Error("No answer.");
    return found;
  });
  const first = current();
  await expect.poll(() => answers.length).toBe(1);
  saved = "after";
  const second = current();
  const third = current();
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  expect(await Promise.all([first, second, third])).toEqual(["before", "after", "after"]);
  expect(reads).toBe(2);

  saved = "broken";
  const failing = current();
  await expect.poll(() => answers.length).toBe(3);
  saved = "mended";
  const next = current();
  answers[2]?.();
  await expect(failing).rejects.toThrow("No answer.");
  await expect.poll(() => answers.length).toBe(4);
  answers[3]?.();
  expect(await next).toBe("mended");
});

test("content waits until the pages are done, also those that nobody waits for any more", async () => {
  const pages = pagesUnderWay();
  const responses: ServerResponse[] = [];
  const server = createServer((_, response) => void responses.push(response)).listen(0, "127.0.0.1");
  await expect.poll(() => server.listening).toBe(true);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const given = new AbortController();
  const rendered = fetch(address);
  const left = fetch(address, { signal: given.signal }).catch(() => "given up");
  await expect.poll(() => responses.length).toBe(2);
  for (const response of responses) pages.add(response);
  let exchanged = false;
  const waiting = pages.ended().then(() => (exchanged = true));
  given.abort();
  expect(await left).toBe("given up");
  await expect.poll(() => responses.some(({ closed }) => closed)).toBe(true);
  expect(exchanged).toBe(false);
  for (const response of responses) response.end("A page");
  await rendered;
  await waiting;

  // The visitor may have left before the page is counted.
  for (const response of responses) pages.add(response);
  await pages.ended();
  server.close();
});
