import sharp from "sharp";
import { saveSettings } from "#db/content/settings.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { asAdministrator, expect, publish, test } from "../../support/stories/plantroom.ts";

const NONE = { logo: "", main_colour: "", accent_colour: "", typeface: "drawing", corners: "fine" };

test("an office gives the site its logo, colours, typeface and corners; a colour that cannot be read gets a neighbour that can", async ({
  administrator: page,
  stack,
}) => {
  test.slow();
  await page.goto("/admin/settings");
  const card = page.getByRole("region", { name: "Look" });
  const main = card.getByRole("textbox", { name: "Main Colour", exact: true });
  await main.fill("yellow");
  await page.getByRole("button", { name: "Save and keep editing" }).click();
  await expect(card.getByText("Enter a colour as # with six digits from 0 to f")).toBeVisible();
  await expect(main).toBeFocused();
  await main.fill("#ffd400");
  await expect(card.getByText("Texts in this colour are hard to read.")).toBeVisible();
  await card.getByRole("button", { name: /^Use #/ }).click();
  await expect(main).not.toHaveValue("#ffd400");
  await expect(card.getByText("Texts in this colour are hard to read.")).toBeHidden();
  await main.fill("#7a1f2b");
  await card.getByRole("textbox", { name: "Accent Colour", exact: true }).fill("#1d5c2e");
  await card.getByLabel("Typeface").selectOption("Headings with serifs, texts in IBM Plex Sans");
  await card.getByLabel("Corners").selectOption("Square");
  const logo = card.getByRole("group", { name: "Logo", exact: true });
  await logo.getByLabel("Logo file").setInputFiles({
    ...{ name: "logo.png", mimeType: "image/png" },
    buffer: await sharp({ create: { width: 640, height: 160, channels: 4, background: "#7a1f2b" } })
      .png()
      .toBuffer(),
  });
  await expect(logo.getByRole("button", { name: "Clear logo" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save and keep editing" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  try {
    await publish(stack);
    await page.goto("/contact");
    const banner = page.getByRole("banner");
    const shown = banner.getByRole("img", { name: "Plantroom MEP" });
    await expect(shown).toBeVisible();
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
    const send = page.getByRole("button", { name: "Send Message" });
    await expect(send).toHaveCSS("background-color", "rgb(122, 31, 43)");
    await expect(send).toHaveCSS("border-radius", "0px");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Iowan Old Style/);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(send).not.toHaveCSS("background-color", "rgb(122, 31, 43)");
    await expectAccessible(page);
    expect(await (await page.request.get("/favicon.svg")).text()).toContain("#7a1f2b");
  } finally {
    const before = Object.fromEntries(Object.entries(NONE).map(([key, value]) => [key, { value }]));
    await saveSettings(await asAdministrator(stack), before);
    await publish(stack);
  }
  await page.goto("/contact");
  await expect(page.getByRole("banner").getByRole("img")).toHaveCount(0);
});
