import { expect, publish, test } from "../../support/stories/plantroom.ts";

test("a project that was handed over yesterday gets its page, its datasheet and its place in the references", async ({
  administrator: page,
  request,
  stack,
}) => {
  await page.goto("/admin/projects");
  await expect(page.getByText("11 projects", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Add Project" }).click();
  await page.getByLabel("Title").fill("Mansoura Blood Bank");
  await page.getByRole("button", { name: "Create Project" }).click();
  // Nothing is saved, and each field says what is missing.
  await expect(page.getByText("Enter the sector, such as Healthcare")).toBeVisible();
  await page.getByLabel("Sector").fill("Healthcare");
  await page.getByLabel("Location").fill("Mansoura, Dakahlia");
  await page.getByLabel("Completed").fill(String(new Date().getFullYear()));
  await page.getByLabel("Summary").fill("Cold rooms at 4 °C and −40 °C with two independent plants.");
  await page.getByLabel("Results").fill("No alarm in the first summer\n\nThe second plant takes over in 40 s");
  await page.getByRole("button", { name: "Create Project" }).click();
  const listed = page.getByRole("list", { name: "Projects" });
  await expect(listed.getByRole("link", { name: "Mansoura Blood Bank", exact: true })).toBeVisible();
  await expect(page.getByText("Publishing: Live")).toBeAttached();

  await page.goto("/references");
  await expect(page.getByText("12 of 12 projects")).toBeVisible();
  await page.getByRole("link", { name: "View Details: Mansoura Blood Bank" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mansoura Blood Bank");
  // An empty line is no result, and what was left out has no heading.
  await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
  await expect(page.getByText("The second plant takes over in 40 s")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Challenges" })).toHaveCount(0);
  const sheet = await request.get("/downloads/references/mansoura-blood-bank.pdf");
  expect([sheet.status(), (await sheet.body()).subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);

  await stack.secret.from("projects").delete().eq("slug", "mansoura-blood-bank");
});

test("a company without sectors has no page, menu or link for them", async ({ stack, page }) => {
  const { data: sectors } = await stack.secret.from("sectors").select("*");
  await stack.secret.from("sectors").delete().neq("slug", "");
  await publish(stack);
  for (const path of ["/solutions", "/solutions/healthcare", "/downloads/solutions/healthcare.pdf"])
    expect((await page.request.get(path)).status(), path).toBe(404);
  await page.goto("/");
  await expect(page.getByRole("banner").getByText("Solutions", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Solutions" })).toHaveCount(0);
  expect(await (await page.request.get("/sitemap-pages.xml")).text()).not.toContain("/solutions");
  await stack.secret.from("sectors").insert((sectors ?? []) as never);
});
