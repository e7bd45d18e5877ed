import sharp from "sharp";
import { expect, test } from "../../support/stories/plantroom.ts";
import { structuredDataOf } from "../../support/stories/structured-data.ts";

test("crawlers find the sitemap, and every page has a preview picture for links to it", async ({ stack }) => {
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

test("addresses of a comparison or a filtered list have the bare page as their canonical one", async ({ stack }) => {
  for (const [address, page] of [
    ["/compare?products=air-handling-unit,fan-coil-unit", "/compare"],
    ["/products?q=chiller&sort=name", "/products"],
  ]) {
    const html = await (await fetch(stack.site + address)).text();
    expect(html).toContain(`<link rel="canonical" href="${stack.site}${page}"`);
    expect(html).not.toContain("noindex");
  }
});

test("the site can be installed: its name, its start page, and icons of the stated sizes", async ({ stack }) => {
  const address = new URL("/site.webmanifest", stack.site);
  const manifest = (await (await fetch(address)).json()) as {
    name: string;
    short_name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({
    name: "Plantroom MEP",
    short_name: "Plantroom",
    start_url: "/",
    display: "minimal-ui",
  });
  const signs = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(signs).toEqual(expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]));
  for (const { src, sizes, type } of manifest.icons) {
    const file = await fetch(new URL(src, address));
    const { width, height } = await sharp(await file.arrayBuffer()).metadata();
    expect(file.headers.get("content-type")).toBe(type);
    // A drawing has no size of its own, and is square.
    expect(`${width}x${height}`).toBe(sizes === "any" ? `${height}x${width}` : sizes);
  }
});

test("a category has its own title and introduction, and like a brand its products in structured data", async ({
  stack,
}) => {
  const { data: category } = await stack.secret.from("categories").select("*").eq("slug", "chillers").single();
  const html = async (path: string) => (await fetch(stack.site + path)).text();
  const [first, second, brand] = await Promise.all(
    ["/products/category/chillers", "/products/category/chillers/page/2", "/brands/carrier"].map(html),
  );
  const [beginning = ""] = (category?.introduction ?? "").split("\n");
  expect(beginning).not.toBe("");
  expect(first).toContain(beginning);
  expect(first).toContain(`<title>${category?.page_title}`);
  expect(first).toContain(`<meta name="description" content="${category?.search_description}"`);
  // Only on the first page.
  expect(second).not.toContain(beginning);
  for (const page of [first, second, brand])
    expect(structuredDataOf(page ?? "").types).toEqual(expect.arrayContaining(["ItemList", "BreadcrumbList"]));
});
