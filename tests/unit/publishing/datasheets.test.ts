import { expect, test } from "vitest";
import { DATASHEET_FILES, datasheetFileOf, slugOfDatasheet } from "#domain/publishing/release-data-files.ts";

test("a slug is always in the same file", () => {
  expect(["air-handling-unit", "chiller-30xa", "pump", ""].map(datasheetFileOf)).toEqual([124, 45, 107, 69]);
});

test("20,000 datasheets are spread evenly over the files", () => {
  const counts = new Map<number, number>();
  for (let number = 0; number < 20_000; number += 1) {
    const file = datasheetFileOf(`rooftop-unit-${number}`);
    counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  expect(counts.size).toBe(DATASHEET_FILES);
  expect(Math.max(...counts.values())).toBeLessThan(2 * (20_000 / DATASHEET_FILES));
});

test.each([
  ["/downloads/products/pump.pdf", "pump"],
  ["/downloads/products/pump%2D2.pdf", "pump-2"],
  ["/downloads/products/%E0.pdf", null],
  ["/downloads/products/pump", null],
  ["/downloads/products/a/b.pdf", null],
  ["/downloads/catalogues/rooftop-units.pdf", null],
])("the slug in %s is %s", (path, slug) => {
  expect(slugOfDatasheet(path)).toBe(slug);
});
