import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, publish, test } from "../../support/stories/plantroom.ts";

test("news of today get a page, are first in the list and are found; whoever has not agreed to be shown is nowhere", async ({
  administrator: page,
  stack,
}) => {
  const title = "Chilled water flows in Damietta";
  await page.goto("/admin/articles");
  await page.getByRole("link", { name: "Add Article" }).click();
  await page.getByLabel("Title").fill(title);
  // The day of today stands there already.
  await expect(page.getByLabel("Date")).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await page.getByLabel("Date").fill("");
  await page.getByRole("button", { name: "Create Article" }).click();
  await expect(page.getByText("Enter the day of the news")).toBeVisible();
  await expect(page.getByText("Say in a sentence what happened")).toBeVisible();
  await page.getByLabel("Date").fill("2026-11-20");
  await page.getByLabel("Summary").fill("The first of three loops of the port was filled and flushed.");
  await page
    .getByRole("textbox", { name: "Text" })
    .fill("## Flushing\n\nFor **nine** hours, until the sample was clear.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create Article" }).click();
  await expect(page.getByRole("list", { name: "News" }).getByRole("link", { name: title, exact: true })).toBeVisible();
  const unasked = { name: "Eng. Samira Adly", slug: "samira-adly", position: "Estimator" };
  await stack.secret.from("members").insert(unasked);
  await publish(stack);

  await page.goto("/news");
  await expect(page.getByRole("article").first()).toContainText("20 November 2026");
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("heading", { level: 2, name: "Flushing" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/team");
  await expect(page.getByRole("article")).toHaveCount(4);
  await expect(page.getByText("Samira Adly")).toHaveCount(0);
  expect(await (await page.request.get("/sitemap-pages.xml")).text()).toContain(
    "/news/chilled-water-flows-in-damietta",
  );

  const { data: articles } = await stack.secret.from("articles").select("*").neq("title", title);
  await stack.secret.from("members").delete().eq("slug", unasked.slug);
  await stack.secret.from("articles").delete().neq("slug", "");
  await publish(stack);
  expect((await page.request.get("/news")).status()).toBe(404);
  await page.goto("/");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "News" })).toHaveCount(0);
  await stack.secret.from("articles").insert(articles ?? []);
});
