import { ADMIN_SCREENS } from "#domain/content/reserved-addresses.ts";
import { addressIn } from "#domain/languages/languages.ts";
import { COMPANY_PAGE_TEXTS } from "#texts/company-pages.ts";
import { expect, inEachLanguage, test } from "../../support/stories/plantroom.ts";

inEachLanguage((language) => {
  /** The texts are those of the language only while a story runs. */
  const texts = () => COMPANY_PAGE_TEXTS.notFound;
  const own = (address: string): string => addressIn(language, address);

  test("an unknown address is answered 404, names what was asked for and leads home", async ({ open, page }) => {
    const answer = await open("/no-such-page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts().page);
    await expect(page.getByRole("main")).toContainText(own("/no-such-page"));
    await expect(page.getByRole("main").getByRole("link", { name: texts().homepage })).toHaveAttribute(
      "href",
      own("/"),
    );
    await expect(page.getByRole("link", { name: texts().setUp })).toBeHidden();
  });

  test("an unknown product has its own panel, also with status 404", async ({ open, page }) => {
    const answer = await open("/products/no-such-product");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true })).toHaveText(texts().product);
    await expect(page.getByText(texts().productText)).toBeVisible();
    expect(await page.title()).toContain(texts().product);
    await page.getByRole("link", { name: texts().toProducts }).click();
    await expect(page).toHaveURL(own("/products"));
  });

  test("an unknown solution is an unknown address", async ({ open, page }) => {
    const answer = await open("/solutions/nonsense");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts().page);
    await expect(page.getByRole("main")).toContainText(own("/solutions/nonsense"));
  });

  test("an unknown brand leads to the products", async ({ open, page }) => {
    await open("/brands/no-such-brand");
    await expect(page).toHaveURL(own("/products"));
  });
});

test("the products are also found with a slash behind them", async ({ page }) => {
  await page.goto("/products/");
  await expect(page.getByRole("heading", { name: "Professional HVAC & MEP Equipment" })).toBeVisible();
});

for (const path of ["/admin/no-such-screen", "/admin/brands/one/two", "/administration"]) {
  test(`${path} is answered 404 and hints at setup and login`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Page Not Found");
    await expect(page.getByRole("main")).toContainText(path);
    await expect(page.getByRole("link", { name: "Set up" })).toHaveAttribute("href", "/admin/setup");
    await expect(page.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/admin/login");
    await expect(page.getByRole("link", { name: "Go to the homepage" })).toHaveAttribute("href", "/");
  });
}

test("every screen of the administration is answered with it", async ({ request }) => {
  for (const screen of ADMIN_SCREENS) {
    const answer = await request.get(screen.replace(":id", "873f78e8-4dcd-5466-b392-d4898aec7bdf"));
    expect(answer.status(), screen).toBe(200);
    expect(await answer.text()).toContain("Plantroom CMS");
  }
});
