import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import captions from "../../scripts/pictures/captions.json" with { type: "json" };
import { pictures } from "../../scripts/seed/pictures.ts";
import { PRODUCTS } from "../../scripts/seed/products.ts";

const there = (address: string): boolean => existsSync(new URL(`../../public${address}`, import.meta.url));

test("every picture of a sample product is in the repository and says what it shows", () => {
  const shown = PRODUCTS.flatMap(({ images }) => images);
  expect(shown.filter(({ url }) => !there(url))).toEqual([]);
  expect(shown.filter(({ alt }) => !alt.trim())).toEqual([]);
  expect(Object.keys(captions).filter((file) => !there(`/pictures/${file}`))).toEqual([]);
});

test("no sample product shows the same picture twice, and its drawings come last", () => {
  for (const { name, images } of PRODUCTS.filter((product) => product.images.length > 0)) {
    const urls = images.map(({ url }) => url);
    expect(new Set(urls).size, name).toBe(urls.length);
    const firstDrawing = urls.findIndex((url) => url.endsWith(".svg"));
    expect(urls.slice(firstDrawing).every((url) => url.endsWith(".svg")), name).toBe(true);
  }
});

test("a product is shown in its own size", () => {
  const of = (size: "small" | "medium" | "large") => pictures(["air-cooled-screw-chiller"], size)[0]?.url;
  expect([of("small"), of("medium"), of("large")]).toEqual(["small", "medium", "large"].map((size) => `/pictures/air-cooled-screw-chiller-${size}.webp`));
  expect(pictures(["centrifugal-chiller"], "small")[0]?.url).toBe("/pictures/centrifugal-chiller-medium.webp");
});
