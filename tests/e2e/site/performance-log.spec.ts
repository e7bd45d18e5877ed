import { expect, test } from "../../support/stories/plantroom.ts";

test("the performance of a page is logged to the console and sent to nobody", async ({ page }) => {
  const lines: string[] = [];
  const sent: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await page.goto("/corporate");
  await expect.poll(() => lines.filter((line) => /first-contentful-paint: \d+ ms/.test(line)).length).toBe(1);
  await expect.poll(() => lines.filter((line) => /^Page loaded in \d+ ms$/.test(line)).length).toBe(1);
  await page.evaluate(() => {
    setTimeout(() => {
      const end = performance.now() + 120;
      while (performance.now() < end);
    });
  });
  // On a busy machine it takes longer.
  const longest = () => Math.max(...lines.map((line) => Number(/^Long task: (\d+) ms$/.exec(line)?.[1] ?? 0)));
  await expect.poll(longest).toBeGreaterThanOrEqual(120);
  expect(lines.filter((line) => line.startsWith("Page loaded in"))).toHaveLength(1);
  expect(sent).toEqual([]);
});
