import { expect, publish, test, type Stack } from "../../support/stories/plantroom.ts";

/** A red pixel as a data address: older content stores pictures like this. */
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

/** Creates a brand whose slug has changed, a product, a page and a draft. Returns a function that deletes them. */
async function writeContent({ secret }: Stack): Promise<() => Promise<void>> {
  const { data: brand } = await secret
    .from("brands")
    .insert({ name: "Story Works", slug: "story-works-old", description: "Makes story units.", country: "Egypt" })
    .select()
    .single();
  await secret
    .from("brands")
    .update({ slug: "story-works" })
    .eq("id", brand?.id ?? "");
  const { data: unit, error } = await secret
    .from("products")
    .insert({
      brand_id: brand?.id ?? "",
      name: "Story Unit",
      slug: "story-unit",
      category: "Odds and ends",
      description: "d".repeat(101),
      specifications: [
        { name: "Zone", value: "2" },
        { name: "Colour", value: "RAL 7035" },
      ],
      images: [{ url: PIXEL, alt: "A red pixel" }],
    })
    .select()
    .single();
  expect(error).toBeNull();
  await secret.from("pages").insert([
    {
      title: "Story of a page",
      slug: "story-page",
      body: "It was **published**. <script>alert(1)</script>",
      published: true,
    },
    { title: "A draft", slug: "story-draft", body: "Not yet.", published: false },
  ]);
  return async () => {
    await secret.from("pages").delete().in("slug", ["story-page", "story-draft"]);
    await secret
      .from("products")
      .delete()
      .eq("id", unit?.id ?? "");
    await secret
      .from("brands")
      .delete()
      .eq("id", brand?.id ?? "");
  };
}

test("what the office writes is what visitors get: a brand, products, a page, and what is taken back again", async ({
  page,
  stack,
}) => {
  test.slow();
  const status = async (path: string) => (await fetch(stack.site + path, { redirect: "manual" })).status;
  const takeAway = await writeContent(stack);
  await publish(stack);

  await page.goto("/products/story-unit");
  await expect(page.getByRole("region", { name: "Key specifications" }).getByRole("term")).toHaveText([
    "Zone",
    "Colour",
  ]);
  const picture = page.getByRole("img", { name: "A red pixel" });
  await expect(picture).toHaveAttribute("src", /^\/media\//);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // A category that is only a text of the product, not a record.
  await page.goto("/products?category=odds+and+ends");
  const card = page.getByRole("main").getByRole("article");
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(`${"d".repeat(100)}…`);
  await expect(card.getByRole("term")).toHaveText(["Zone", "Colour"]);
  await expect(card).toContainText("Story Works");

  await page.goto("/brands/story-works");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Story Works");
  await expect(page.getByRole("heading", { name: "Story Unit" })).toBeVisible();
  await expect.poll(() => status("/brands/story-works-old")).toBe(301);

  await page.goto("/story-page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Story of a page");
  await expect(page.locator("strong", { hasText: "published" })).toBeVisible();
  expect(await page.content()).not.toContain("alert(1)");
  expect(await status("/story-draft")).toBe(404);

  await takeAway();
  await publish(stack);
  expect(await status("/story-page")).toBe(404);
  expect(await status("/products/story-unit")).toBe(404);
});
