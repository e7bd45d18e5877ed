import { afterEach, expect, test } from "vitest";
import preventUnitFlash from "#client/units/prevent-unit-flash.ts?minified";

/** The beginning of a page in a browser that keeps these units; all files of component tests have one storage, so it has its own. */
const head = (units: string | null): string =>
  [
    `<html><head><script>Object.defineProperty(window, "localStorage", { value: { getItem: () => ${JSON.stringify(units)} } });`,
    `${preventUnitFlash}</script></head><body><button data-units="ip" aria-pressed="false">IP</button>`,
  ].join("");

/** A page that arrives in pieces, as slow networks bring them. */
function arriving(): { page: Document; more: (html: string) => Promise<void> } {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const page = frame.contentDocument;
  if (!page) throw new Error("The frame has no document.");
  page.open();
  return {
    page,
    more: async (html) => {
      page.write(html);
      await Promise.resolve();
    },
  };
}
const figures = (page: Document) => [...page.querySelectorAll("dd")].map(({ textContent }) => textContent);

afterEach(() => document.querySelector("iframe")?.remove());

test("figures are shown in the stored units as soon as each is parsed", async () => {
  const { page, more } = arriving();
  await more(`${head("ip")}<dl><div><dt>Capacity</dt><dd data-ip="300 TR">1,0`);
  await more('55 kW</dd></div><div><dt>Weight</dt><dd data-si="7 kg">15 lb</dd></div>');
  expect(figures(page)).toEqual(["300 TR", "15 lb"]);
  expect(page.querySelector("button")?.getAttribute("aria-pressed")).toBe("true");
  await more('<div><dt>Flow</dt><dd data-ip="16 gpm">1 l/s');
  page.close();
  await expect.poll(() => figures(page)).toEqual(["300 TR", "15 lb", "16 gpm"]);
});

test("without a choice they stay as they were typed", async () => {
  const { page, more } = arriving();
  await more(`${head(null)}<dl><dd data-ip="300 TR" data-si="1 kW">1,055 kW</dd></dl>`);
  page.close();
  expect(figures(page)).toEqual(["1,055 kW"]);
});
