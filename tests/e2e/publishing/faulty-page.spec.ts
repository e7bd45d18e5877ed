import type { Locator } from "@playwright/test";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, publish, settled, test, type Stack } from "../../support/stories/plantroom.ts";
import { runSql } from "../../support/database/stored-before.ts";

const read = async ({ site }: Stack, path: string) => (await fetch(site + path)).text();
const WITHOUT_LIMIT = "alter table public.pages drop constraint body_is_markdown;";
const WITH_LIMIT =
  "alter table public.pages add constraint body_is_markdown check (checks.is_markdown(body)) not valid;";

/** The administration's message after such a build. */
async function expectExceptions(notice: Locator): Promise<void> {
  await expect(notice).toContainText("Published, except for 2 records.");
  await expect(notice).toContainText(
    "The page “Careers” could not be shown as it was saved: Use at most 20 levels of quotes and lists within each " +
      "other. Visitors still see its last good version.",
  );
  await expect(notice).toContainText("The page “Never shown” could not be shown and is not on the website:");
}

test("a page that cannot be shown keeps its last version, all else is published, and its editor is told where to correct it", async ({
  signedIn: page,
  stack,
}) => {
  // Several builds, and the database is started twice.
  await settled(stack);
  const pages = () => stack.secret.from("pages");
  const { data: careers } = await pages().select("id, body").eq("slug", "careers").single();
  const { data: terms } = await pages().select("id, body").eq("slug", "terms").single();
  const before = await read(stack, "/careers");
  try {
    await runSql(
      stack,
      `${WITHOUT_LIMIT}
      update public.pages set body = repeat('>', 20000) where slug = 'careers';
      insert into public.pages (title, slug, body, published) values ('Never shown', 'never-shown', repeat('- ', 9000), true);
      update public.pages set body = 'Published all the same. [Nowhere](/never-shown)' where slug = 'terms';
      ${WITH_LIMIT}`,
    );
    await publish(stack);
    expect(await read(stack, "/careers")).toBe(before);
    expect((await fetch(`${stack.site}/never-shown`)).status).toBe(404);
    expect(await read(stack, "/terms")).toContain("Published all the same.");
    expect(await read(stack, "/sitemap-pages.xml")).not.toContain("never-shown");

    await page.goto("/admin");
    const notice = page.getByRole("region", { name: "Published, with exceptions" });
    await expectExceptions(notice);
    await expectAccessible(page);
    await page.getByTestId("publish-state").click();
    const attention = page
      .getByRole("group", { name: "Publishing" })
      .getByRole("list", { name: "What needs attention" });
    await expect(attention).toContainText(/The page “.*” links to \/never-shown, where there is nothing\./);
    await expectAccessible(page);

    await attention.getByRole("link", { name: "Edit Careers" }).click();
    await expect(page).toHaveURL(/\/admin\/pages\//);
    await page.getByLabel("Title").fill("Careers with us");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Use at most 20 levels of quotes and lists within each other").last()).toBeVisible();
    await pages().delete().eq("slug", "never-shown");
    await page.getByRole("textbox", { name: "Body" }).fill(careers?.body ?? "");
    await page.keyboard.press("Control+s");
    await expect(notice).toHaveCount(0);
    await expect.poll(() => read(stack, "/careers")).toContain("Careers with us");
  } finally {
    await pages().delete().eq("slug", "never-shown");
    await pages()
      .update({ title: "Careers", body: careers?.body ?? "" })
      .eq("id", careers?.id ?? "");
    await pages()
      .update({ body: terms?.body ?? "" })
      .eq("id", terms?.id ?? "");
  }
});
