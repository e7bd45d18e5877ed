import { expect, liveRevision, publish, settled, test } from "../../support/stories/plantroom.ts";
import { differentPages, livePages, searchEngine } from "../../support/stories/search-engine.ts";

test("an editor changes a product and a visitor sees it, without anything else of the site changing", async ({
  signedIn: page,
  stack,
  browser,
}) => {
  await settled(stack);
  const { data: product } = await stack.secret.from("products").select("*").eq("slug", "air-handling-unit").single();
  if (!product) throw new Error("The seed has no air-handling-unit.");
  const otherBefore = await (await fetch(`${stack.site}/brands/carrier`)).text();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${stack.site}/products/${product.slug}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(product.name);

  await page.goto(`/admin/products/${product.id}`);
  const description = page.getByLabel("Description");
  await expect(description).toHaveValue(product.description);
  const sentence = "Now with a heat-recovery wheel for fresh-air duty in Giza.";
  await description.fill(`${product.description} ${sentence}`);
  await page.getByRole("button", { name: "Update Product" }).click();
  await expect(page).toHaveURL(/\/admin(\?|$)/);

  await expect(page.getByText("Publishing: Live")).toBeAttached();
  const { data: saved } = await stack.secret.from("products").select("description").eq("id", product.id).single();
  expect(saved?.description).toContain(sentence);
  const { data: clock } = await stack.secret.from("content_revision").select("revision").single();
  expect(await liveRevision(stack)).toBeGreaterThanOrEqual(clock?.revision ?? Infinity);

  await visitor.reload();
  await expect(visitor.getByText(sentence).first()).toBeVisible();
  expect(await (await fetch(`${stack.site}/brands/carrier`)).text()).toBe(otherBefore);
});

test("a new product gets its page, a changed slug redirects, a deleted product is gone; search engines are told each time", async ({
  signedIn: page,
  stack,
}) => {
  const engine = await searchEngine();
  await settled(stack);
  await engine.told(stack);
  let pages = livePages(stack);
  /** Publishes, and expects that search engines are told exactly the pages that differ. */
  const publishAndTell = async (): Promise<string[]> => {
    await publish(stack);
    await settled(stack);
    const before = pages;
    pages = livePages(stack);
    const told = await engine.told(stack);
    expect(told).toEqual(differentPages(before, pages));
    return told;
  };
  await page.goto("/admin/products/new");
  await page.getByLabel("Name", { exact: true }).first().fill("Test Chiller 500");
  await expect(page.getByLabel("URL slug")).toHaveValue("test-chiller-500");
  await page.getByRole("button", { name: "Create Product" }).click();
  await expect(page.getByText("Please fill in all required fields").first()).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true }).first()).toHaveValue("Test Chiller 500");

  const { data: brand } = await stack.secret.from("brands").select("id").eq("slug", "york").single();
  const { data: row } = await stack.secret
    .from("products")
    .insert({ brand_id: brand?.id ?? "", name: "Test Chiller 500", slug: "test-chiller-500", description: "A test." })
    .select()
    .single();
  const status = async (path: string) => (await fetch(`${stack.site}${path}`, { redirect: "manual" })).status;

  expect(await publishAndTell()).toEqual(
    expect.arrayContaining(["/products/test-chiller-500", "/brands/york", "/products"]),
  );
  expect(await status("/products/test-chiller-500")).toBe(200);

  await stack.secret
    .from("products")
    .update({ slug: "test-chiller-500-kw" })
    .eq("id", row?.id ?? "");
  expect(await publishAndTell()).toEqual(
    expect.arrayContaining(["/products/test-chiller-500", "/products/test-chiller-500-kw"]),
  );
  expect(await status("/products/test-chiller-500-kw")).toBe(200);
  // The local web server reads new rules a moment after the release is live.
  await expect.poll(() => status("/products/test-chiller-500")).toBe(301);
  const old = await fetch(`${stack.site}/products/test-chiller-500`, { redirect: "manual" });
  expect(old.headers.get("location")).toContain("/products/test-chiller-500-kw");

  await stack.secret
    .from("products")
    .delete()
    .eq("id", row?.id ?? "");
  expect(await publishAndTell()).toContain("/products/test-chiller-500-kw");
  expect(await status("/products/test-chiller-500-kw")).toBe(404);
  await expect.poll(() => status("/products/test-chiller-500")).toBe(404);
  engine.stop();
});
