import fc from "fast-check";
import { wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { isReadable, lookStyles, markColours, readableColour, type Look } from "#domain/look/look.ts";
import { siteSettings } from "#domain/settings/settings.ts";

const NONE: Look = siteSettings([]);
const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

/** The value of a custom property in one of the schemes. */
function valueIn(styles: string, name: string, scheme: "light" | "dark"): string {
  const [, light = "", dark = ""] = new RegExp(`--color-${name}:light-dark\\((#\\w+),(#\\w+)\\)`).exec(styles) ?? [];
  return scheme === "light" ? light : dark;
}

describe("the look", () => {
  test("without a decision changes nothing", () => expect(lookStyles(NONE)).toBe(""));

  test("with any two colours everything can be read, in both schemes", () => {
    fc.assert(
      fc.property(colour, colour, (main_colour, accent_colour) => {
        const styles = lookStyles({ ...NONE, main_colour, accent_colour });
        const value = (name: string, scheme: "light" | "dark") => valueIn(styles, name, scheme);
        const pairs = [
          ...(["#f6f4ee", "#fffdf8", "#ece9df"] as const).flatMap((ground) =>
            ["petrol", "petrol-strong", "copper"].map((name) => [value(name, "light"), ground] as const),
          ),
          ...(["#10191d", "#172328", "#1d2b31", "#293b42"] as const).flatMap((ground) =>
            ["petrol", "petrol-strong", "copper"].map((name) => [value(name, "dark"), ground] as const),
          ),
          // Texts on surfaces in the colour, and links on its wash.
          ...(["light", "dark"] as const).flatMap((scheme) => [
            [value("on-petrol", scheme), value("petrol", scheme)] as const,
            [value("petrol", scheme), value("petrol-wash", scheme)] as const,
            [scheme === "light" ? "#fbfaf6" : "#eef1ee", value("petrol-deep", scheme)] as const,
          ]),
        ];
        for (const [text, ground] of pairs)
          expect([text, ground, wcagContrast(text, ground) >= 4.5]).toEqual([text, ground, true]);
      }),
    );
  });

  test("keeps a colour that can be read, and its hue where it cannot", () => {
    expect(isReadable("#7a1f2b")).toBe(true);
    expect(readableColour("#7a1f2b")).toBe("#7a1f2b");
    expect(isReadable("#ffd400")).toBe(false);
    const made = readableColour("#ffd400");
    expect(isReadable(made)).toBe(true);
    // Still a yellow: more red than green than blue.
    const [red = 0, green = 0, blue = 0] = (made.match(/\w\w/g) ?? []).map((part) => parseInt(part, 16));
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue * 3);
  });

  test("a sign without colours has those of the design", () =>
    expect(markColours(NONE)).toEqual({ ground: "#0e4a5c", lines: "#f4f2ec", accent: "#e08a4c" }));

  test("what is no colour, typeface or corner counts as none", () => {
    const stored = { main_colour: "#fff;}", accent_colour: 7, typeface: "comic", corners: null };
    const read = siteSettings(Object.entries(stored).map(([key, value]) => ({ key, value })));
    expect(lookStyles(read)).toBe("");
  });
});
