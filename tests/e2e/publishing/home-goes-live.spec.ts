import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, publish, test, type Stack } from "../../support/stories/plantroom.ts";

/** The headings of the parts of the home page, from top to bottom. */
async function partsOf({ site }: Stack): Promise<string[]> {
  const [main = ""] = (await (await fetch(site)).text()).split("</main>");
  return [...main.matchAll(/<section[^>]* aria-labelledby="([^"]+)"/g)].map(([, id = ""]) => id);
}

test("an office puts the parts of its home page in another order, hides one, and has sections of a page between them", async ({
  administrator: page,
  stack,
}) => {
  test.slow();
  expect(await partsOf(stack)).toEqual(["about", "brands", "services-title"]);
  const steps = [{ title: "We look at it", text: "An engineer comes." }];
  const sections = [{ type: "steps", hidden: false, heading: "How it goes", lead: null, steps }];
  const offer = { title: "Offer", slug: "offer", published: true, sections };
  await stack.secret.from("pages").insert(offer).throwOnError();
  await page.goto("/admin/settings");
  const card = page.getByRole("region", { name: "Home page" });
  try {
    await card.getByLabel("Add the sections of a page").selectOption("Offer");
    const places = card.getByRole("list").getByRole("listitem");
    await expect(places).toHaveCount(5);
    for (let step = 0; step < 4; step += 1) await card.getByRole("button", { name: "Move Offer up" }).press("Enter");
    await card.getByRole("button", { name: "Move Brands up" }).press("Enter");
    await expect(places.first()).toContainText("Offer");
    await card.getByRole("switch", { name: "Show Services and consultation" }).press("Space");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save and keep editing" }).click();
    await expect(page.getByText("Settings saved")).toBeVisible();
    await publish(stack);
    expect(await partsOf(stack)).toEqual(["section-how-it-goes-title", "about", "brands"]);
    await page.goto(stack.site);
    await expect(page.getByRole("heading", { name: "How it goes" })).toBeVisible();
    // Where there are no services to jump to, their button goes to the solutions.
    const discover = page.getByRole("main").getByRole("link", { name: "Discover Our Services" });
    expect(await discover.getAttribute("href")).toBe("/solutions");
    await expectAccessible(page);
    // An edit of the page is an edit of the home page.
    const changed = [{ ...sections[0], heading: "How we begin" }];
    await stack.secret.from("pages").update({ sections: changed }).eq("slug", "offer").throwOnError();
    await publish(stack);
    expect(await partsOf(stack)).toEqual(["section-how-we-begin-title", "about", "brands"]);
  } finally {
    await stack.secret.from("settings").delete().eq("key", "home_sections");
    await stack.secret.from("pages").delete().eq("slug", "offer");
    await publish(stack);
  }
  expect(await partsOf(stack)).toEqual(["about", "brands", "services-title"]);
});
