import sharp from "sharp";
import { expect, test } from "../../support/plantroom.ts";

test("machines that read the site find its map, and every page has a card to be shared with", async ({ stack }) => {
  const text = async (path: string) => (await fetch(stack.site + path)).text();
  const robots = await text("/robots.txt");
  expect(robots).toContain(`Sitemap: ${stack.site}/sitemap-index.xml`);
  expect(robots).toMatch(/^Disallow: \/admin$/m);
  expect(robots).not.toMatch(/^Disallow: \/$/m);

  const cardOf = async (path: string) => /property="og:image" content="([^"]+)"/.exec(await text(path))?.[1] ?? "";
  const cards = await Promise.all(
    ["/", "/products/air-handling-unit", "/references/luxor-corniche-hotel", "/careers"].map(cardOf),
  );
  for (const card of cards) {
    expect(card.startsWith(`${stack.site}/`)).toBe(true);
    const picture = await sharp(await (await fetch(card)).arrayBuffer()).metadata();
    expect(picture).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  }
  expect(cards[1]).not.toBe(cards[0]);
  expect(cards[3]).toBe(cards[0]);
});
