import type { Page } from "@playwright/test";
import { listSettings, saveSettings } from "#db/content/settings.ts";
import { asAdministrator, expect, publish, test, type Stack } from "../../support/stories/plantroom.ts";

/** Counted from the founding year. */
const YEARS = `${new Date().getFullYear() - 1999}+`;
const FACTS = {
  company_name: "Nile Works",
  whatsapp_number: "+20 100 777 0001",
  phones: [
    { label: "Office", number: "+20 2 7770 0001" },
    { label: "Service", number: "+20 2 7770 0002" },
  ],
  sales_email: "sales@story.example",
  support_email: "docs@story.example",
  opening_hours: "Sunday to Thursday 8:00 AM to 4:00 PM",
  founding_year: 1999,
  projects_completed: "321",
  satisfaction_percent: "91%",
  engineers_count: "77",
  response_time: "3 hr",
  support_hours: "24/6",
  social_links: [{ label: "Mastodon", url: "https://social.example/@nile" }],
  navigation_brands: ["york", "no-such-brand"],
};

type Changes = Parameters<typeof saveSettings>[1];

/** The settings as they are now, to be put back afterwards. */
async function factsNow({ secret }: Stack): Promise<Changes> {
  const settings = await listSettings(secret);
  return Object.fromEntries(settings.filter(({ key }) => key in FACTS).map(({ key, value }) => [key, { value }]));
}

/** One page of each kind. */
const PATHS = [
  "/",
  "/corporate",
  "/mission-vision",
  "/products",
  "/products/air-handling-unit",
  "/brands/york",
  "/solutions",
  "/references",
  "/contact",
  "/services",
  "/news",
  "/certificates",
  "/team",
  "/favourites",
  "/privacy",
  "/sitemap",
  "/no-such-page",
];

/** Expects the new facts in header and footer, and no old one anywhere on the page. */
async function expectFactsAround(page: Page, path: string): Promise<void> {
  const chat = new URL((await page.getByRole("link", { name: "Chat with us on WhatsApp" }).getAttribute("href")) ?? "");
  expect(chat.pathname, path).toBe("/201007770001");
  expect(chat.searchParams.get("text")).toBe("Hello! I need assistance with your MEP services.");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer).toContainText(FACTS.opening_hours);
  await expect(footer.getByRole("link", { name: "+20 2 7770 0002" })).toHaveAttribute("href", "tel:+20277700002");
  const mail = footer.getByRole("link", { name: FACTS.sales_email });
  await expect(mail).toHaveAttribute("href", `mailto:${FACTS.sales_email}`);
  await expect(footer.getByRole("link", { name: "Mastodon" })).toHaveAttribute("href", "https://social.example/@nile");
  const text = (await page.locator("body").textContent()) ?? "";
  for (const old of ["Plantroom MEP home", `${new Date().getFullYear() - 2015}+`, "50+", "98%", "2 hr", "24/7"])
    expect(text, `${old} on ${path}`).not.toContain(old);
}

test("a fact of the company is changed in one place and shown everywhere", async ({ page, stack }) => {
  // Every page and document shows settings, so all are built again.
  const office = await asAdministrator(stack);
  const before = await factsNow(stack);
  try {
    await saveSettings(office, Object.fromEntries(Object.entries(FACTS).map(([key, value]) => [key, { value }])));
    await publish(stack);

    for (const path of PATHS) {
      await page.goto(path);
      await expectFactsAround(page, path);
    }
    const definitions = () => page.getByRole("definition").allTextContents();
    await page.goto("/");
    expect(await definitions()).toEqual(expect.arrayContaining([YEARS, "321", "91%"]));
    await page.goto("/corporate");
    expect(await definitions()).toEqual(expect.arrayContaining([YEARS, "321", "77", "91%", "24/6", "3 hr", "1999"]));
    await page.goto("/contact");
    expect(await definitions()).toEqual([
      ...["24/6", "3 hr", "77", "321"],
      ...[FACTS.sales_email, FACTS.support_email, "+20 2 7770 0001", "+20 2 7770 0002"],
    ]);
    await expect(page.getByRole("link", { name: "Schedule Call" })).toHaveAttribute("href", "tel:+20277700001");
    await expect(page.getByRole("main").getByRole("link", { name: FACTS.support_email })).toHaveAttribute(
      "href",
      `mailto:${FACTS.support_email}`,
    );
    await page.goto("/products/air-handling-unit#downloads");
    await expect(page.getByRole("link", { name: "Request documentation" })).toHaveAttribute(
      "href",
      /^mailto:docs@story\.example/,
    );
    await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Products" }).click();
    const brands = page.locator("#menu-products a:has(+ button[aria-controls])");
    await expect(brands).toHaveCount(1);
    await expect(brands).toHaveAccessibleName("York");

    for (const path of ["/downloads/company-profile.pdf", "/downloads/products/air-handling-unit.pdf"]) {
      const answer = await page.request.get(path);
      expect(answer.headers()["content-type"]).toContain("application/pdf");
      // The author of the document, in its own properties.
      expect((await answer.body()).includes("(Nile Works)"), path).toBe(true);
    }
  } finally {
    await saveSettings(office, before);
  }
});
