import { addressIn } from "#domain/languages/languages.ts";
import { listProducts } from "#db/products/products.ts";
import { expect, test } from "../../support/stories/plantroom.ts";
import { SAMPLE } from "../../support/content/sample-company.ts";

const SECTOR_SLUGS = SAMPLE.sectors.map(({ slug }) => slug);

test("every download that a page offers is a PDF", async ({ request, stack }) => {
  const { data: products } = await listProducts(stack.secret, { limit: 1000 });
  const rooftop = products.find(({ category }) => category === "Rooftop Units");
  const offered = new Set<string>();
  const pages = [
    "/",
    "/corporate",
    "/references",
    ...SECTOR_SLUGS.map((slug) => `/solutions/${slug}`),
    "/products/air-handling-unit",
    `/products/${rooftop?.slug}`,
  ];
  for (const path of pages.flatMap((page) => [page, addressIn("ar", page)])) {
    const html = await (await request.get(path)).text();
    for (const [, href] of html.matchAll(/href="((?:\/ar)?\/downloads\/[^"]+)"/g)) offered.add(href ?? "");
  }
  expect([...offered]).toEqual(
    expect.arrayContaining([
      "/downloads/company-profile.pdf",
      "/downloads/references.pdf",
      ...SECTOR_SLUGS.map((slug) => `/downloads/solutions/${slug}.pdf`),
      "/downloads/catalogues/air-handling-general.pdf",
      "/downloads/catalogues/air-handling-technical.pdf",
      "/downloads/catalogues/rooftop-units.pdf",
      `/downloads/products/${rooftop?.slug}.pdf`,
    ]),
  );
  expect([...offered].filter((path) => path.startsWith("/downloads/references/"))).toHaveLength(11);
  // The pages of each language offer the documents of their language.
  const english = [...offered].filter((path) => path.startsWith("/downloads/"));
  expect([...offered].filter((path) => path.startsWith("/ar/")).sort()).toEqual(
    english.map((path) => addressIn("ar", path)).sort(),
  );
  for (const path of offered) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["content-type"], path).toContain("application/pdf");
    expect((await answer.body()).subarray(0, 5).toString(), path).toBe("%PDF-");
  }
});

test("only products have datasheets: any other name gets the 404 page", async ({ page }) => {
  const answer = await page.goto("/downloads/products/no-such-product.pdf");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
});

test("a datasheet is downloaded from the tab of its product", async ({ page }) => {
  await page.goto("/products/air-handling-unit");
  await page.getByRole("tab", { name: "Downloads" }).click();
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByRole("link")).toContainText([
    "Datasheet",
    "Air handling: general catalogue",
    "Air handling: technical specifications",
    "Request documentation",
  ]);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    panel.getByRole("link", { name: /^Datasheet/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("air-handling-unit.pdf");
});
