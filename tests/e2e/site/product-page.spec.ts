import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { listProducts } from "#db/products/products.ts";
import { splitValue } from "#domain/specifications/specifications.ts";
import { excerpt } from "#domain/text/text.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expectWhole } from "../../support/stories/whole.ts";
import { scriptsReady, expect, test, type Stack } from "../../support/stories/plantroom.ts";

const HANDLING_UNIT = "/products/air-handling-unit";

/** Removes the sharing of the device and replaces the clipboard by one that can be read. */
async function withClipboard(page: Page): Promise<{ text(): Promise<string> }> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: (text: string) => Promise.resolve(void ((window as { copied?: string }).copied = text)) },
    });
  });
  return { text: () => page.evaluate(() => (window as { copied?: string }).copied ?? "") };
}

/** The area of the gallery that shows the current picture. */
const stageOf = (page: Page) => page.getByRole("region", { name: "Pictures" }).locator("div[data-waits]");
const tab = (page: Page, name: string) => page.getByRole("tab", { name });

test("on a phone the path to a product is one whole line, and the buttons fill two", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(HANDLING_UNIT);
  const path = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(path.getByRole("listitem")).toHaveText(["Home", "Air Handling Units", "Air Handling Unit"]);
  const cut = await path
    .getByRole("listitem")
    .evaluateAll((items) => items.some((item) => item.scrollHeight > item.clientHeight + 1));
  expect(cut).toBe(false);
  const tops = await Promise.all(
    ["Compare", "Favourite", "Share", "WhatsApp"].map(
      async (name) => (await page.getByRole("article").first().getByText(name).first().boundingBox())?.y ?? 0,
    ),
  );
  expect(tops.map((top) => Math.round(top - (tops[0] ?? 0)) > 20)).toEqual([false, false, true, true]);
});

test("head, tabs and the facts of the row", async ({ page, stack }) => {
  const { data: row } = await stack.secret
    .from("products")
    .select("*, brand:brands!products_brand_id_fkey(name, slug)")
    .eq("slug", "air-handling-unit")
    .single();
  const specifications = row?.specifications as { name: string; value: string }[];
  await page.goto(HANDLING_UNIT);
  await scriptsReady(page);
  await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem")).toHaveText([
    "Home",
    "Products",
    "Air Handling",
    row?.category ?? "",
    row?.name ?? "",
  ]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(row?.name ?? "");
  const head = page.getByRole("article").filter({ has: page.getByRole("heading", { level: 1 }) });
  await expect(head.getByRole("link", { name: row?.brand.name ?? "", exact: true })).toHaveAttribute(
    "href",
    `/brands/${row?.brand.slug}`,
  );
  await expect(head.getByRole("link", { name: row?.category ?? "", exact: true })).toBeVisible();
  const key = page.getByRole("region", { name: "Key specifications" });
  await expect(key.getByRole("term")).toHaveText(specifications.slice(0, 4).map(({ name }) => name));
  await expect(key.getByRole("definition")).toHaveText(specifications.slice(0, 4).map(({ value }) => value));

  await expect(page.getByRole("tab")).toHaveText(["Overview", "Specifications", "Downloads"]);
  await expect(tab(page, "Overview")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toContainText("Key features");
  await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveText(row?.features ?? []);
  // Lead and overview together are the whole description.
  const lead = await head.locator("h1 ~ p").last().innerText();
  const overview = await page.getByRole("tabpanel").getByRole("paragraph").allInnerTexts();
  expect([lead, ...overview].join(" ")).toBe(row?.description);
  // Arrow keys move between the tabs, and the address opens one.
  await tab(page, "Overview").press("ArrowLeft");
  await expect(tab(page, "Downloads")).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Downloads" })).toBeVisible();
  await page.goto(`${HANDLING_UNIT}#specifications`);
  await page.reload();
  await expect(tab(page, "Specifications")).toHaveAttribute("aria-selected", "true");
  // The fixed bar does not cover the tabs.
  const clear = async (name: string) => {
    const bottom = await page.getByRole("banner").evaluate((bar) => bar.getBoundingClientRect().bottom);
    await expect.poll(async () => (await tab(page, name).boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    await expect(tab(page, name)).toBeInViewport();
  };
  await clear("Specifications");
  // A change of the hash alone opens its tab too.
  await page.evaluate(() => (location.hash = "#downloads"));
  await expect(page.getByRole("tabpanel", { name: "Downloads" })).toBeVisible();
  await clear("Downloads");
  await page.goBack();
  await expect(page.getByRole("tabpanel", { name: "Specifications" })).toBeVisible();
});

test("the gallery wraps around, counts, zooms by half and opens on the whole screen", async ({ page, stack }) => {
  const { data } = await listProducts(stack.secret, { limit: 1000 });
  const product = data.find(({ images }) => images.length >= 3);
  const total = product?.images.length ?? 0;
  await page.goto(`/products/${product?.slug}`);
  await scriptsReady(page);
  const gallery = page.getByRole("region", { name: "Pictures" });
  const current = stageOf(page).locator("img");
  const counter = (text: string) => gallery.getByText(text, { exact: true });
  await expect(counter(`1 / ${total}`)).toBeVisible();
  await gallery.getByRole("button", { name: "Previous picture" }).click();
  await expect(counter(`${total} / ${total}`)).toBeVisible();
  await gallery.getByRole("button", { name: "Next picture" }).click();
  await expect(counter(`1 / ${total}`)).toBeVisible();
  await gallery.getByRole("link", { name: /^Picture 2 of/ }).click();
  await expect(counter(`2 / ${total}`)).toBeVisible();
  const second = await gallery.getByRole("link", { name: /^Picture 2 of/ }).getAttribute("href");
  await expect(current).toHaveAttribute("src", second ?? "");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    gallery.getByRole("link", { name: "Download picture" }).click(),
  ]);
  expect(new URL(download.url()).pathname).toBe(second);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${product?.slug}-[a-z-]+\\.webp$`));

  const stage = await stageOf(page).boundingBox();
  if (!stage) throw new Error("The gallery has no stage.");
  await page.mouse.move(stage.x + stage.width * 0.25, stage.y + stage.height * 0.75);
  await expect.poll(async () => ((await current.boundingBox())?.width ?? 0) / stage.width).toBeCloseTo(1.5, 2);
  const left = (await current.boundingBox())?.x ?? 0;
  await page.mouse.move(stage.x + stage.width * 0.75, stage.y + stage.height * 0.75);
  await expect.poll(async () => (await current.boundingBox())?.x).toBeLessThan(left);
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await current.boundingBox())?.width).toBeCloseTo(stage.width, 0);

  await gallery.getByRole("button", { name: "Full screen" }).click();
  const lightbox = page.getByRole("dialog", { name: "Lightbox" });
  const inFull = lightbox.locator(".yarl__slide_current img");
  await expect(inFull).toHaveAttribute("src", second ?? "");
  await page.keyboard.press("ArrowRight");
  await expect(inFull).not.toHaveAttribute("src", second ?? "");
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(counter(`3 / ${total}`)).toBeVisible();
});

test("full screen on a phone is wider than on the page, counts, zooms and downloads", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(HANDLING_UNIT);
  await scriptsReady(page);
  await expectWhole(page);
  const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width ?? 0;
  const onPage = await widthOf(stageOf(page).locator("img"));
  await page.getByRole("button", { name: "Full screen" }).click();
  const lightbox = page.getByRole("dialog", { name: "Lightbox" });
  const picture = lightbox.locator(".yarl__slide_current img");
  await expect.poll(() => widthOf(picture)).toBeCloseTo(390, 0);
  expect(onPage).toBeLessThan(390);
  await expect(lightbox.getByText(/^1 \/ \d+$/)).toBeVisible();
  await lightbox.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(390 * 1.5);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    lightbox.getByRole("button", { name: "Download picture" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^air-handling-unit-[a-z-]+\d?\.webp$/);
  await lightbox.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Full screen" })).toBeFocused();
});

test("pictures that fail, and products without any", async ({ page, stack }) => {
  await page.route(/\/(?:pictures|media)\//, (route) => route.abort());
  await page.goto(HANDLING_UNIT);
  await expect(stageOf(page).getByText("No Image")).toBeVisible();
  const related = page.getByRole("region", { name: "Related products" });
  await related.scrollIntoViewIfNeeded();
  await expect(related.getByText("No Image").first()).toBeVisible();

  const { data } = await listProducts(stack.secret, { limit: 1000 });
  await page.goto(`/products/${data.find(({ images }) => images.length === 0)?.slug}`);
  await expect(page.getByText("No images available")).toBeVisible();
});

/** The specifications of the air handling unit in the database. */
async function specificationOf({ secret }: Stack): Promise<{ name: string; value: string }[]> {
  const { data } = await secret.from("products").select("specifications").eq("slug", "air-handling-unit").single();
  return data?.specifications as { name: string; value: string }[];
}

/** Opens the specifications and waits until their panel answers. */
async function openSpecifications(page: Page): Promise<Locator> {
  await page.goto(`${HANDLING_UNIT}#specifications`);
  const search = page.getByRole("searchbox", { name: "Search specifications" });
  await scriptsReady(page);
  return search;
}

test("the specification panel splits, finds and filters", async ({ page, stack }) => {
  const specifications = await specificationOf(stack);
  const search = await openSpecifications(page);
  const table = (name: string) => page.getByRole("table", { name });
  expect(await table("Electrical").getByRole("columnheader").allTextContents()).toEqual([
    "Specification",
    "Value",
    "Unit",
    "Actions",
  ]);
  await expect(table("Electrical").getByRole("rowheader")).toHaveText(["Fan motor power", "Power supply"]);
  await expect(
    table("Electrical")
      .getByRole("row", { name: /^Fan motor power/ })
      .getByRole("cell"),
  ).toHaveText(["7.5", "kW", ""]);
  // A value that cannot be split stays whole.
  await expect(
    table("Electrical")
      .getByRole("row", { name: /^Power supply/ })
      .getByRole("cell"),
  ).toHaveText(["400 V, 3 phases, 50 Hz", "", ""]);
  await expect(table("Environmental").getByRole("rowheader")).toHaveText(["Chilled water temperatures"]);
  await expect(table("General").getByRole("rowheader")).toHaveText(["Filter classes", "Panel thickness"]);

  await page.getByRole("combobox", { name: "Specification category" }).selectOption("Performance");
  await expect(page.getByRole("table")).toHaveCount(1);
  await search.fill("pressure");
  await expect(page.getByRole("rowheader")).toHaveText(["External static pressure"]);
  await search.fill("400 static");
  await expect(page.getByRole("rowheader")).toHaveText(["External static pressure"]);
  await search.fill("perpetual motion");
  await expect(page.getByText("No specifications match your search criteria.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(specifications.length);
  await expect(search).toBeFocused();

  const { data: all } = await listProducts(stack.secret, { limit: 1000 });
  // The series that has sizes shows theirs.
  const bare = all.find(
    ({ id, specifications: own }) => own.length === 0 && all.every(({ series_id }) => series_id !== id),
  );
  await page.goto(`/products/${bare?.slug}#specifications`);
  await expect(page.getByText("No specifications available for this product.")).toBeVisible();
});

test("the figures of a product are shown in the units of this browser, also after a reload, and back as they were", async ({
  page,
}) => {
  await openSpecifications(page);
  const above = page.getByRole("region", { name: "Key specifications" });
  const related = page.getByRole("region", { name: "Related products" });
  const row = page.getByRole("row", { name: /^Typical cooling capacity/ }).getByRole("cell");
  await expect(row).toHaveText(["120", "kW", ""]);
  await page.getByRole("button", { name: "IP: inch-pound units" }).click();
  await expect(row).toHaveText(["34.1", "TR", ""]);
  await expect(above.getByText("34.1 TR")).toBeVisible();
  // So do the cards of other products, as far as their figures have another unit.
  await expect(related.getByText(/ cfm$/)).not.toHaveCount(0);
  await expect(related.getByText(/ m³\/h$/)).toHaveCount(0);
  // Electric power has the same unit in both.
  await expect(page.getByRole("row", { name: /^Fan motor power/ }).getByRole("cell")).toHaveText(["7.5", "kW", ""]);

  // They do not wait for the scripts.
  await page.route("**/*.js", (route) => route.abort());
  await page.reload();
  await expect(above.getByText("34.1 TR")).toBeVisible();
  await expect(related.getByText(/ m³\/h$/)).toHaveCount(0);
  await page.unroute("**/*.js");
  await page.reload();
  await expect(row).toHaveText(["34.1", "TR", ""]);
  await page.getByRole("button", { name: "SI: metric units" }).click();
  await expect(row).toHaveText(["120", "kW", ""]);
  await expect(above.getByText("120 kW")).toBeVisible();
  await expect(related.getByText(/ cfm$/)).toHaveCount(0);
  await page.getByRole("button", { name: "As stated" }).click();
  await expect(page.getByRole("group", { name: "Units" }).getByRole("button", { pressed: true })).toHaveText(
    "As stated",
  );
  await expect(row).toHaveText(["120", "kW", ""]);
});

test("the specification panel copies a line, marked for two seconds, and exports all", async ({ page, stack }) => {
  const specifications = await specificationOf(stack);
  const clipboard = await withClipboard(page);
  await page.clock.install();
  await openSpecifications(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Copy Fan motor power" }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await clipboard.text()).toBe("Fan motor power: 7.5 kW");
  await page.clock.runFor(1900);
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText("Copied", { exact: true })).toBeHidden();

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("air-handling-unit-specifications.csv");
  const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines[0]).toBe('\uFEFF"Specification","Value","Unit","Category"');
  expect(lines.slice(1).map((line) => line.split('"')[1])).toEqual(specifications.map(({ name }) => name));
  expect(lines).toContain('"Fan motor power","7.5","kW","Electrical"');
});

test("a product is shared by WhatsApp with its name and address, on the desktop too", async ({ page, stack }) => {
  await page.goto(HANDLING_UNIT);
  const href = await page
    .getByRole("main")
    .getByRole("link", { name: /^WhatsApp/ })
    .getAttribute("href");
  expect(new URL(href ?? "").searchParams.get("text")).toBe(`Air Handling Unit\n${stack.site}${HANDLING_UNIT}`);
});

test("Share uses the device, else the clipboard; a failure stays in the console", async ({ page, context, stack }) => {
  const { data: row } = await stack.secret
    .from("products")
    .select("description")
    .eq("slug", "air-handling-unit")
    .single();
  const fallback = await context.newPage();
  const clipboard = await withClipboard(fallback);
  await fallback.clock.install();
  await fallback.goto(HANDLING_UNIT);
  await fallback.getByRole("button", { name: "Share" }).click();
  await expect(fallback.getByRole("button", { name: "Link copied" })).toBeVisible();
  expect(await clipboard.text()).toBe(`${stack.site}${HANDLING_UNIT}`);
  await fallback.clock.runFor(2000);
  await expect(fallback.getByRole("button", { name: "Share" })).toBeVisible();

  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "share", {
      value: (data: ShareData) => Promise.reject(new Error(`shared ${JSON.stringify(data)}`)),
    });
  });
  const [message] = await Promise.all([
    page.waitForEvent("console", (entry) => entry.type() === "error"),
    page.goto(HANDLING_UNIT).then(() => page.getByRole("button", { name: "Share" }).click()),
  ]);
  const shared = JSON.parse(message.text().match(/\{.*\}/)?.[0] ?? "{}") as ShareData;
  expect(shared.url).toBe(`${stack.site}${HANDLING_UNIT}`);
  expect(shared.text).toBe(excerpt(row?.description ?? "", 100));
  await expect(page.getByText(/shared|failed/i)).toHaveCount(0);
});

test("related products: the nearest of the category, then those of the brand; four at most, and the way to all", async ({
  page,
  stack,
}) => {
  const { data: all } = await listProducts(stack.secret, { limit: 1000 });
  // Alone in its category: the rest comes from its brand.
  const alone = all.find(
    (product) =>
      all.filter(({ category_id }) => category_id === product.category_id).length === 1 &&
      product.brand?.slug !== "dkc",
  );
  const many = all.find(({ category }) => category === "Water-Cooled Centrifugal Chillers");
  const kilowatts = (name: string) => {
    const specifications = all.find((product) => product.name === name)?.specifications ?? [];
    const capacity = specifications.find((line) => line.name === "Reference cooling capacity")?.value ?? "";
    return Number(splitValue(capacity).value);
  };
  for (const product of [alone, many]) {
    await page.goto(`/products/${product?.slug}`);
    const related = page.getByRole("region", { name: "Related products" });
    const names = await related.getByRole("heading", { level: 3 }).allTextContents();
    expect(names).toHaveLength(4);
    expect(names).not.toContain(product?.name);
    for (const name of names) {
      const other = all.find((candidate) => candidate.name === name);
      if (product === many) expect(other?.category_id).toBe(product?.category_id);
      else expect(other?.brand_id).toBe(product?.brand_id);
    }
    if (product === many) {
      const distance = (name: string) => Math.abs(kilowatts(name) - kilowatts(many?.name ?? ""));
      const mates = all.filter((other) => other.category_id === many?.category_id && other.id !== many?.id);
      const nearest = mates.map(({ name }) => distance(name)).sort((a, b) => a - b);
      expect(names.map(distance)).toEqual(nearest.slice(0, 4));
    }
    await expect(related.getByRole("link", { name: "View All Products" })).toHaveAttribute("href", "/products");
  }

  // Their pictures are loaded when somebody scrolls there.
  await page.setViewportSize({ width: 390, height: 600 });
  await page.reload();
  await scriptsReady(page);
  const related = page.getByRole("region", { name: "Related products" });
  // A hidden picture is not asked for.
  await expect(related.locator("img").first()).toBeHidden();
  await related.getByRole("heading", { level: 2 }).scrollIntoViewIfNeeded();
  await expect(related.locator("img").first()).toBeVisible();
});

test("a machine that is not offered says so on its page, its card and the quote list, and what stands in its place today", async ({
  page,
}) => {
  const old = "York Sunline DJ240 Rooftop Unit, 74 kW";
  await page.goto("/products/york-sunline-dj240-rooftop-unit-74-kw");
  await scriptsReady(page);
  const note = page.getByRole("region", { name: "Availability" });
  await expect(note).toContainText("For surveys and replacement studies only.");
  await expect(note).toContainText("A request for a quote is answered with a current product.");
  await expect(note.getByRole("link", { name: "Carrier Centurion 50PG24 Rooftop Unit, 74 kW" })).toBeVisible();
  await expect(note.getByRole("row").filter({ hasText: "Refrigerant" })).toContainText(/R-22\s*R-410A/);
  await expect(note.getByRole("row").filter({ hasText: "Sensible heat ratio" })).toContainText(/0\.75\s*0\.71\s*−5 %/);
  // Neither says at which conditions its COP holds.
  await expect(note.getByRole("row").filter({ hasText: "COP" })).toHaveText(/4\.1 W\/W\s*3\.95 W\/W$/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectWhole(page);

  await page.getByRole("button", { name: `Quote list: ${old}`, exact: true }).click();
  await note.getByRole("link", { name: "Compare both in full" }).click();
  await expect(page.getByRole("table").getByText("For surveys only")).toBeVisible();
  await page.goto("/quote-list");
  const line = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: old }) });
  await expect(line).toContainText("For surveys only. Not offered for new work");
  await page.goto("/products?search=DJ240");
  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: old }) });
  await expect(card.getByText("For surveys only", { exact: true })).toBeVisible();

  // The office has named the successor of this one.
  await page.goto("/products/carrier-19xl-water-cooled-centrifugal-chiller-1797-kw");
  await expect(note).toContainText("Discontinued.");
  await expect(note.getByText("Its successor:")).toBeVisible();
  await note.getByRole("link", { name: /^Carrier 19XR .* 1758 kW$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/19XR/);
  await expect(note).toHaveCount(0);
});
