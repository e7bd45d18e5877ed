import { expect, test } from "vitest";
import { STYLES } from "#documents/theme.ts";
import { prepareFonts } from "#documents/prepare-fonts.ts";
import { printable } from "#documents/lettering.ts";
import { fit, widthOf, wrap } from "#documents/text-shaping.ts";
import { readFontsWith } from "#documents/typeface.ts";
import { readFont } from "../../../scripts/pipeline/documents/fonts.ts";

readFontsWith(readFont);

const textOf = (lines: ReturnType<typeof wrap>): string[] =>
  lines.map(({ runs }) => runs.map(({ text }) => text).join(""));

test("keeps the characters of the typeface and transliterates all others", () => {
  expect(printable("12 °C, 3 m²·K/W, Ø 50 µm, Łódź, Ω")).toBe("12 °C, 3 m²·K/W, Ø 50 µm, Łódź, Ω");
  expect(printable("≤ 5 → 6")).toBe("<= 5 -> 6");
  expect(printable("יחידה")).toMatch(/^[a-z]+$/);
  expect(printable("وحدة ﻻ ۳")).toBe("وحدة لا 3");
  expect(printable("a\u0000b\u202ec\r\nd\te")).toBe("abc\nd e");
  expect(printable("壯")).toBe("Zhuang");
});

test("a sign that stands for a phrase, or a picture, does not grow into many letters", () => {
  expect(printable("5 kW ❎ ﷽ ok")).toBe("5 kW   ok");
});

test("a document reads the fonts of its texts and of its language, and no others", async () => {
  const fontsOf = async (text: string, language?: "en" | "ar"): Promise<string[]> => {
    const asked: string[] = [];
    const stop = new Error("Enough");
    const read = (path: string): Promise<ArrayBuffer> => (asked.push(path), Promise.reject(stop));
    await expect(prepareFonts({ text }, read, language)).rejects.toBe(stop);
    return asked.map((path) => path.replace(/^.*\/|-\d+\.ttf$/g, ""));
  };
  expect(new Set(await fontsOf("Pump"))).toEqual(new Set(["latin"]));
  expect(new Set(await fontsOf("Pump", "ar"))).toEqual(new Set(["latin", "arabic"]));
  expect(new Set(await fontsOf("مضخة \u20665 kW\u2069"))).toEqual(new Set(["latin", "arabic"]));
  expect(new Set(await fontsOf("мощность"))).toContain("cyrillic");
});

test("breaks at spaces, and inside a word only if it is wider than the column", () => {
  const lines = textOf(wrap("Chilled water flow", STYLES.body, 45));
  expect(lines).toEqual(["Chilled", "water flow"]);
  expect(textOf(wrap("W".repeat(40), STYLES.body, 60)).join("")).toBe("W".repeat(40));
});

test("no line is wider than its column", () => {
  const text = "Leaving chilled water temperature at Ωμ and мощность with superlongunbreakablewords".repeat(5);
  for (const width of [30, 80, 300])
    for (const line of wrap(text, STYLES.body, width)) expect(line.width).toBeLessThanOrEqual(width);
});

test("keeps empty lines", () => {
  expect(wrap("a\n\nb", STYLES.body, 100)).toHaveLength(3);
});

test("a text for one line is cut with an ellipsis", () => {
  const line = fit("Plantroom MEP Contracting", STYLES.body, 60);
  expect(line.width).toBeLessThanOrEqual(60);
  expect(textOf([line])[0]).toMatch(/^Plantroom.*…$/);
  expect(widthOf("", STYLES.body)).toBe(0);
});
