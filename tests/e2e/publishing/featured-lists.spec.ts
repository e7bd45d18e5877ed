import type { Page } from "@playwright/test";
import { expect, publish, test, type Stack } from "../../support/stories/plantroom.ts";

const card = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Our Partner Brands" })
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name, exact: true, level: 3 }) });

/** These stories build the site, which is slow on a busy machine. */
test.slow();

test("a logo that cannot be loaded gives way to the brand's name", async ({ page }) => {
  await page.route("**/brands/*.svg", (route) => route.abort());
  await page.goto("/");
  await card(page, "York").scrollIntoViewIfNeeded();
  const inPlaceOfLogo = card(page, "York").locator("header span").first();
  await expect(inPlaceOfLogo).toHaveText("York");
  await expect(inPlaceOfLogo).toBeVisible();
  await page.goto("/brands/york");
  const inHeading = page.getByRole("heading", { level: 1 }).getByText("York", { exact: true });
  await expect(inHeading).toBeVisible();
});

/** Makes Trane feature a new category with one pump, and changes the limits of other lists. `putBack` undoes it. */
async function arrangeLists({ secret }: Stack) {
  const { data: brands } = await secret.from("brands").select("*");
  const brand = (slug: string) => {
    const found = brands?.find((candidate) => candidate.slug === slug);
    if (!found) throw new Error(`The seed has no brand ${slug}.`);
    return found;
  };
  const { data: category } = await secret
    .from("categories")
    .insert({ name: "Tanks & Vessels", slug: "tanks-vessels" })
    .select()
    .single();
  const { data: pump } = await secret
    .from("products")
    .select("id, category_id, category")
    .eq("slug", "end-suction-chilled-water-pump-15-kw")
    .single();
  await secret
    .from("products")
    .update({ category_id: category?.id ?? "" })
    .eq("id", pump?.id ?? "");
  await secret.from("brand_featured_products").insert({
    brand_id: brand("trane").id,
    item_type: "category",
    category_id: category?.id ?? "",
    display_order: 99,
  });
  await secret.from("brands").update({ featured_products_limit: 5 }).eq("slug", "trane");
  await secret.from("brands").update({ featured_products_limit: 2 }).eq("slug", "dkc");
  await secret.from("brands").update({ show_featured_products: false }).eq("slug", "hiref");
  const putBack = async () => {
    await secret
      .from("products")
      .update({ category_id: pump?.category_id ?? null })
      .eq("id", pump?.id ?? "");
    await secret.from("categories").delete().eq("slug", "tanks-vessels");
    for (const { id, featured, show_featured_products, featured_products_limit } of brands ?? []) {
      await secret.from("brands").update({ featured, show_featured_products, featured_products_limit }).eq("id", id);
    }
  };
  const names = (brands ?? []).filter(({ featured }) => featured).map(({ name }) => name);
  return { featuredNames: names.sort(), daikin: brand("daikin"), putBack };
}

/** The names of a brand's active featured items in their order, and the number of all its items. */
async function featuredItems({ secret }: Stack, brandId: string): Promise<{ active: string[]; count: number }> {
  const rows = secret.from("brand_featured_products").select("is_active, products(name), categories(name)");
  const { data } = await rows.eq("brand_id", brandId).order("display_order");
  const active = (data ?? []).filter(({ is_active }) => is_active);
  return { active: active.map((item) => (item.products ?? item.categories)?.name ?? ""), count: data?.length ?? 0 };
}

test("the cards of the partner brands, with every form of their featured list", async ({ page, stack }) => {
  const { featuredNames, daikin, putBack } = await arrangeLists(stack);
  try {
    await publish(stack);
    await page.goto("/");

    const names = await page
      .getByRole("region", { name: "Our Partner Brands" })
      .getByRole("heading", { level: 3 })
      .allTextContents();
    expect([...names].sort()).toEqual(featuredNames);

    // Six active items, a limit of three.
    const carrier = card(page, "Carrier");
    await expect(carrier.getByRole("listitem")).toHaveCount(3);
    await expect(carrier.getByText("+ 3 more items...")).toBeVisible();
    await expect(carrier).toContainText("United States");
    await expect(carrier.getByRole("link", { name: "View Products (10)" })).toHaveAttribute(
      "href",
      "/products?brand=carrier",
    );
    await expect(carrier.getByRole("link", { name: "Carrier: Website" })).toHaveAttribute("target", "_blank");
    await expect(carrier.getByText("10 products", { exact: true })).toBeVisible();

    // An inactive item is not shown, the others in their order.
    const { active, count } = await featuredItems(stack, daikin.id);
    expect(active.length).toBeLessThan(count);
    await expect(card(page, "Daikin").getByRole("listitem")).toHaveText(active);

    await expect(card(page, "DKC").getByText("+ 1 more item...")).toBeVisible();
    await expect(card(page, "York").getByText("9 products available")).toBeVisible();
    await expect(card(page, "HiRef").getByRole("list")).toHaveCount(0);
    await expect(card(page, "HiRef").getByText("available")).toHaveCount(0);

    const link = card(page, "Trane").getByRole("link", { name: "Tanks & Vessels" });
    await expect(link).toHaveAttribute("href", "/products?category=Tanks%20%26%20Vessels");
    await link.click();
    await expect(page.getByText("1 of 1 products", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "End-Suction Chilled-Water Pump, 15 kW" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  } finally {
    await putBack();
  }
});

test("without a featured brand the whole section is gone", async ({ page, stack }) => {
  const { data: featured } = await stack.secret
    .from("brands")
    .update({ featured: false })
    .eq("featured", true)
    .select("id");
  try {
    await publish(stack);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Our Partner Brands" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Browse All Products" })).toHaveCount(0);
  } finally {
    await stack.secret
      .from("brands")
      .update({ featured: true })
      .in(
        "id",
        (featured ?? []).map(({ id }) => id),
      );
  }
});
