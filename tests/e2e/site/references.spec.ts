import { expect, test } from "../../support/stories/plantroom.ts";
import { SAMPLE } from "../../support/content/sample-company.ts";

const { projects } = SAMPLE;

test("projects are found by title, place, text and feature, by sector, and as a list", async ({ page }) => {
  await page.goto("/references");
  const browser = page.getByRole("region", { name: "Projects" });
  const cards = browser.getByRole("article");
  const titles = cards.filter({ visible: true }).getByRole("heading");
  const search = browser.getByRole("searchbox", { name: "Search projects" });
  await expect(cards).toHaveCount(11);
  await expect(browser.getByText("11 of 11 projects")).toBeVisible();

  const [project] = projects.filter(({ slug }) => slug === "luxor-corniche-hotel");
  if (!project) throw new Error("The project is not there.");
  for (const words of ["sobek corniche", "Luxor", "Nile-front hotel", "R-22 phase-out"]) {
    await search.fill(words);
    await expect(titles, words).toHaveText([project.title]);
    await expect(browser.getByText("1 of 11 projects", { exact: true })).toBeVisible();
  }
  await search.fill("");
  const sectors = browser.getByRole("group", { name: "Category" }).getByRole("button");
  await expect(sectors).toHaveText([
    "All",
    "Hospitality",
    "Healthcare",
    "Pharmaceutical",
    "Commercial",
    "Food & Beverage",
    "Retail",
    "Residential",
  ]);
  for (const sector of [
    "Hospitality",
    "Healthcare",
    "Pharmaceutical",
    "Commercial",
    "Food & Beverage",
    "Retail",
    "Residential",
  ]) {
    await sectors.filter({ hasText: sector }).click();
    const expected = projects.filter((project) => project.sector === sector).map(({ title }) => title);
    expect(expected.length, sector).toBeGreaterThan(0);
    await expect(titles).toHaveText(expected);
  }

  await search.fill("perpetual motion");
  await expect(browser.getByRole("heading", { name: "No projects found" })).toBeVisible();
  await browser.getByRole("button", { name: "Clear Filters" }).click();
  await expect(titles).toHaveCount(11);

  const narrow = (await cards.first().boundingBox())?.width ?? 0;
  await browser.getByRole("button", { name: "List view" }).click();
  expect((await cards.first().boundingBox())?.width ?? 0).toBeGreaterThan(narrow * 1.5);
});

test("Back from a project shows the same list, and a project leads to its sector, its neighbours and back", async ({
  page,
}) => {
  await page.goto("/references");
  const browser = page.getByRole("region", { name: "Projects" });
  await browser.getByRole("button", { name: "Healthcare" }).click();
  await browser.getByRole("button", { name: "List view" }).click();
  await browser.getByRole("searchbox").fill("assiut suite");
  await expect(page).toHaveURL("/references?search=assiut+suite&sector=Healthcare&view=list");
  await page.getByRole("link", { name: "View Details: Lotus Heart Centre Theatre Suite" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lotus Heart Centre Theatre Suite");
  await page.goBack();
  await expect(browser.getByText("1 of 11 projects", { exact: true })).toBeVisible();
  await expect(browser.getByRole("searchbox")).toHaveValue("assiut suite");
  for (const pressed of ["Healthcare", "List view"])
    await expect(browser.getByRole("button", { name: pressed })).toHaveAttribute("aria-pressed", "true");

  const place = projects.findIndex(({ slug }) => slug === "assiut-cardiac-suite");
  await page.goto("/references/assiut-cardiac-suite");
  const more = page.getByRole("navigation", { name: "More projects" });
  await expect(more.getByRole("link", { name: /^Previous project/ })).toContainText(projects[place - 1]?.title ?? "?");
  await expect(more.getByRole("link", { name: "What we do for this sector" })).toHaveAttribute(
    "href",
    "/solutions/healthcare",
  );
  await more.getByRole("link", { name: /^Next project/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(projects[place + 1]?.title ?? "?");
  await expect(more.getByRole("link", { name: /^Next project/ })).toHaveCount(0);
  await page.getByRole("definition").getByRole("link", { name: "Retail" }).click();
  await expect(browser.getByText("1 of 11 projects", { exact: true })).toBeVisible();
});

test("the pictures of a project enlarge, and the focus comes back to the one seen last", async ({ page }) => {
  await page.goto("/references/assiut-cardiac-suite");
  const pictures = page.locator("a[data-enlarge]");
  await expect(pictures).toHaveCount(5);
  // The main picture is the first and is not repeated.
  const files = await pictures.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(files).size).toBe(5);
  await pictures.first().press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: /^Operating theatre/ }).first()).toBeVisible();
  // The neighbours of a picture are loaded with it; only the counter says which one is shown.
  await expect(dialog.getByText("1 / 5")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText("2 / 5")).toBeVisible();
  await expect(dialog.getByRole("img", { name: /scroll compressors/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(pictures.nth(1)).toBeFocused();
});

test("each project has its page, and the page of references its testimonials, figures and next steps", async ({
  page,
}) => {
  await page.goto("/references");
  for (const { slug, title } of projects) {
    await expect(page.getByRole("link", { name: `View Details: ${title}` })).toHaveAttribute(
      "href",
      `/references/${slug}`,
    );
    await expect(page.getByRole("link", { name: `Datasheet: ${title}` })).toHaveAttribute(
      "href",
      `/downloads/references/${slug}.pdf`,
    );
  }
  await expect(page.getByRole("region", { name: "What clients say" }).getByRole("figure")).toHaveCount(6);
  await expect(page.getByRole("main").getByRole("link", { name: "Request a Consultation" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(page.getByRole("main").getByRole("link", { name: "Request Quote" })).toHaveAttribute("href", "/contact");
  await expect(page.getByRole("link", { name: "Download Company Profile" })).toHaveAttribute(
    "href",
    "/downloads/company-profile.pdf",
  );
  await expect(page.getByRole("link", { name: "Download References" })).toHaveAttribute(
    "href",
    "/downloads/references.pdf",
  );

  await page.getByRole("link", { name: "View Details: Sobek Corniche Hotel Renewal" }).click();
  await expect(page).toHaveURL(/\/references\/luxor-corniche-hotel$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sobek Corniche Hotel Renewal");
  for (const text of ["EGP 39 million", "11 months", "Sobek Nile Hotels", "2021"])
    await expect(page.getByRole("definition").filter({ hasText: text })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toContainText([
    "Scope",
    "Challenges",
    "Solutions",
    "Results",
    "Technologies",
    "Certifications",
  ]);
});
