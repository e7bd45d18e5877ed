import { LANGUAGES } from "#domain/languages/languages.ts";
import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { captions } from "#texts/captions.ts";
import { SAMPLE } from "../support/content/sample-company.ts";
import { pictures } from "../../scripts/seed/pictures.ts";
import { PRODUCTS } from "../../scripts/seed/products.ts";

const folder = fileURLToPath(new URL("../../public/pictures/", import.meta.url));
const there = (address: string): boolean => existsSync(`${folder}${address.replace("/pictures/", "")}`);

test("every picture of a sample product exists and has an alternative text", () => {
  const shown = PRODUCTS.flatMap(({ images }) => images);
  expect(shown.filter(({ url }) => !there(url))).toEqual([]);
  expect(shown.filter(({ alt }) => !alt.trim())).toEqual([]);
});

test("every picture that the built-in texts name exists and has an alternative text", () => {
  const named = [
    ...SAMPLE.projects.flatMap(({ image, gallery }) => [image, ...gallery]),
    ...SAMPLE.sectors.flatMap(({ image, case_studies }) => [image, ...case_studies.map((study) => study.image)]),
    ...SAMPLE.services.map(({ image }) => image),
    "/pictures/scene-plant-room.webp",
    "/pictures/scene-pumps.webp",
  ];
  expect(named.filter((address) => !there(address))).toEqual([]);
  expect(named.filter((address) => !captions.en.has(address.replace("/pictures/", "")))).toEqual([]);
});

test("every picture has an alternative text, and every text its picture", () => {
  const files = readdirSync(folder).filter((file) => file !== "no-image.svg");
  for (const language of LANGUAGES) expect([...captions[language].keys()].toSorted()).toEqual(files.toSorted());
});

test("every render is 2,000 pixels wide and at most 250 KB; machines are transparent, scenes fill their frame", async () => {
  const renders = readdirSync(folder).filter((file) => file.endsWith(".webp"));
  for (const file of renders) {
    const { width, height, hasAlpha } = await sharp(`${folder}${file}`).metadata();
    const scene = file.startsWith("scene-");
    expect({ file, width, height }).toEqual({ file, width: 2000, height: scene ? 1125 : 1500 });
    if (!file.endsWith("-detail.webp")) expect(hasAlpha, file).toBe(!scene); // a detail may fill its frame
    expect(statSync(`${folder}${file}`).size, file).toBeLessThanOrEqual(250 * 1024);
  }
});

test("the pictures of a sample product begin with a render, end with drawings, and contain none twice", () => {
  for (const { name, images } of PRODUCTS.filter((product) => product.images.length > 0)) {
    const urls = images.map(({ url }) => url);
    expect(urls[0], name).toMatch(/\.webp$/);
    expect(new Set(urls).size, name).toBe(urls.length);
    const firstDrawing = urls.findIndex((url) => url.endsWith(".svg"));
    expect(
      urls.slice(firstDrawing).every((url) => url.endsWith(".svg")),
      name,
    ).toBe(true);
  }
});

test("a product has pictures of its own size, and no dimensions of another size", () => {
  const urls = (
    type: "air-cooled-screw-chiller" | "centrifugal-chiller" | "pressure-vessel",
    size: "small" | "medium" | "large",
  ) => pictures([type], size).map(({ url }) => url);
  for (const size of ["small", "medium", "large"] as const) {
    expect(urls("air-cooled-screw-chiller", size)[0]).toBe(`/pictures/air-cooled-screw-chiller-${size}.webp`);
    expect(urls("air-cooled-screw-chiller", size)).toContain(
      `/pictures/elevations-air-cooled-screw-chiller-${size}.svg`,
    );
  }
  expect(urls("centrifugal-chiller", "small")[0]).toBe("/pictures/centrifugal-chiller-medium.webp");
  expect(urls("centrifugal-chiller", "small").filter((url) => url.includes("elevations"))).toEqual([]);
  expect(urls("pressure-vessel", "small")).toContain("/pictures/elevations-pressure-vessel.svg");
});
