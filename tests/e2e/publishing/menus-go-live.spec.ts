import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, publish, test } from "../../support/stories/plantroom.ts";

const KEYS = ["main_menu", "footer_menu", "parts_off"];

test("an office orders its menus and switches a part off: nothing leads to it any more, and what is written stays", async ({
  administrator: page,
  stack,
}) => {
  test.slow();
  const { data: projects } = await stack.secret.from("projects").select("slug").limit(1);
  const project = `/references/${projects?.[0]?.slug}`;
  await page.goto("/admin/settings");
  const card = page.getByRole("region", { name: "Links and menu" });
  const menu = card.getByRole("group", { name: "Main Menu" });
  await menu.getByRole("button", { name: "Add link of the main menu" }).click();
  await menu.getByLabel("Name of link 7, main menu").fill("What we do");
  const address = menu.getByLabel("Address of link 7, main menu");
  await address.fill("//evil.example");
  await page.getByRole("button", { name: "Save and keep editing" }).click();
  await expect(menu.getByText("Enter an address of this site, such as /services")).toBeVisible();
  await expect(address).toBeFocused();
  await address.fill("/services");
  // From the end to the second place, by the keyboard.
  for (let step = 0; step < 5; step += 1) await menu.getByRole("button", { name: "Move What we do up" }).press("Enter");
  await expect(menu.getByLabel("Name of link 2, main menu")).toHaveValue("What we do");
  await menu.getByRole("button", { name: "Add link of the main menu" }).click();
  await menu.getByLabel("Address of link 8, main menu").fill("/brands/nobody");
  await card.getByLabel("References").check();
  await card.getByLabel("Team").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save and keep editing" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  try {
    await publish(stack);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/contact");
    const bar = page.getByRole("navigation", { name: "Main" });
    // References are off, and no brand has the address of the last link.
    await expect(bar.getByRole("link")).toHaveText(["Home", "What we do", "Corporate", "Contact"]);
    await expect(bar.getByRole("button")).toHaveText(["Products", "Solutions"]);
    await expectAccessible(page);
    await bar.getByRole("link", { name: "What we do" }).click();
    await expect(page).toHaveURL("/services");
    for (const gone of ["/references", project, "/team"]) expect((await page.request.get(gone)).status()).toBe(404);
    const links = async (path: string) =>
      [...(await (await page.request.get(path)).text()).matchAll(/href="(\/(?:references|team)[^"]*)"/g)].map(
        ([, href]) => href,
      );
    for (const path of ["/", "/corporate", "/solutions", "/services", "/sitemap", "/contact"])
      expect([path, await links(path)]).toEqual([path, []]);
    expect(await (await page.request.get("/sitemap-pages.xml")).text()).not.toMatch(/\/references|\/team/);
    expect((await stack.secret.from("projects").select("slug").limit(1)).data).toEqual(projects);
  } finally {
    await stack.secret.from("settings").delete().in("key", KEYS);
    await publish(stack);
  }
  await page.goto(project);
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "References" })).toBeVisible();
});
