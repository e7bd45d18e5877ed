import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DESIGN, GROUNDS } from "#domain/look/look.ts";
import { COLOURS } from "#documents/theme.ts";
import { answerForm } from "../../functions/lib/form-answer.ts";
import { PROJECT_ROOT } from "../../scripts/stack/environment.ts";

const TOKENS = "src/styles/tokens.css";
const read = (path: string): string => readFileSync(join(PROJECT_ROOT, path), "utf8");

/** The colours of a block of the tokens, in both schemes. */
function coloursIn(block: string): Map<string, { light: string; dark: string }> {
  const found = block.matchAll(/--color-([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g);
  return new Map(
    Array.from(found, ([, name = "", light = "", dark = "", both]) => [
      name,
      { light: both ?? light, dark: both ?? dark },
    ]),
  );
}

const [, theme = "", overPage = ""] = /@theme \{(.*?)\n\}.*@utility over-page \{(.*?)\n\}/s.exec(read(TOKENS)) ?? [];
const tokens = coloursIn(theme);
const token = (name: string) => tokens.get(name) ?? { light: "", dark: "" };
const light = (name: string): string => token(name).light;

test("documents are printed in the colours of the light scheme", () => {
  expect(COLOURS).toEqual({
    paper: "#ffffff",
    // Lines and small text on petrol, of which screens have none.
    petrolLine: expect.any(String),
    onPetrolSoft: expect.any(String),
    ground: light("drawing"),
    ink: light("ink"),
    inkSoft: light("ink-soft"),
    line: light("line"),
    lineStrong: light("line-strong"),
    petrol: light("petrol"),
    petrolWash: light("petrol-wash"),
    onPetrol: light("on-petrol"),
    copper: light("copper"),
    copperLight: token("copper").dark,
  });
});

test("the page that answers a form has the colours of the site", async () => {
  const request = new Request("https://plantroom.example/api/enquiry", { headers: { accept: "text/html" } });
  const page = await answerForm(request, 200, { message: "Thank you" }).text();
  const shorter: Record<string, string> = { soft: "ink-soft", strong: "petrol-strong" };
  const copies = Array.from(page.matchAll(/--([\w-]+):light-dark\((#\w+),(#\w+)\)/g), ([, name = "", light, dark]) => ({
    name: shorter[name] ?? name,
    light,
    dark,
  }));
  expect(copies.length).toBeGreaterThan(5);
  for (const { name, ...copy } of copies) expect(copy, name).toEqual(tokens.get(name));
});

test("browsers, installed apps and previews of links get the colour of the paper", () => {
  const coloursOf = (path: string) => read(path).match(/#[0-9a-f]{6}\b/g);
  const { light, dark } = token("paper");
  expect(coloursOf("src/site/layout/SiteLayout.astro")).toEqual([light, dark]);
  expect(coloursOf("src/pages/site.webmanifest.ts")).toEqual([light, light]);
  expect(coloursOf("scripts/pipeline/pictures/picture-sizes.ts")).toEqual([light]);
});

test("over the page only the dark scheme differs", () => {
  const over = coloursIn(overPage);
  expect(over.size).toBe(3);
  for (const [name, colours] of over) expect(colours.light, name).toBe(light(name));
});

test("a look of one's own is made for the surfaces of the design, and begins with its colours", () => {
  expect(DESIGN).toEqual({ main_colour: light("petrol"), accent_colour: light("copper") });
  const surfaces = ["paper", "sheet", "ground"].map(token);
  expect(GROUNDS.light).toEqual(surfaces.map(({ light }) => light));
  const over = coloursIn(overPage).get("ground")?.dark;
  expect(GROUNDS.dark).toEqual([...surfaces.map(({ dark }) => dark), over]);
  const styles = read("src/domain/look/look.ts");
  expect(styles).toContain(light("on-petrol"));
});

test("a colour is defined in the tokens, or in a copy that is compared above", () => {
  const files = globSync("{src,admin,functions}/**/*.{astro,css,ts,tsx}", { cwd: PROJECT_ROOT });
  const withColours = files.filter((path) => /#[0-9a-f]{6}\b|#fff\b|\brgba?\(|\bhsla?\(/i.test(read(path)));
  expect(withColours.toSorted()).toEqual([
    "functions/lib/form-answer.ts",
    "src/documents/theme.ts",
    "src/domain/look/look.ts",
    "src/pages/site.webmanifest.ts",
    "src/site/layout/SiteLayout.astro",
    TOKENS,
  ]);
});
