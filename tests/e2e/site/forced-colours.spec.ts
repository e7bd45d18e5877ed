import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { scriptsReady, expect, test } from "../../support/stories/plantroom.ts";

/** A system with its own colours, here light text on black, as people with low vision set it. */
test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });

const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);

/** The brightest point in the middle of what is seen of it, from 0 to 255. */
async function brightestInside(part: Locator): Promise<number> {
  const picture = sharp(await part.screenshot());
  const { width, height } = await picture.metadata();
  const quarter = { left: Math.round(width / 4), top: Math.round(height / 4) };
  const middle = picture.extract({ ...quarter, width: Math.round(width / 2), height: Math.round(height / 2) });
  return Math.max(...(await sharp(await middle.png().toBuffer()).stats()).channels.slice(0, 3).map(({ max }) => max));
}

test("in forced colours the lines of the menu's button are visible, and marked words of a result can be read", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/products/air-handling-unit");
  await scriptsReady(page);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await expect.poll(() => brightestInside(menu)).toBeGreaterThan(200);

  await page.keyboard.press("/");
  await page.keyboard.type("air handling");
  const dialog = page.getByRole("dialog", { name: "Search the site" });
  // The usual mark of a focused field, a shadow, is not shown here.
  const field = dialog.getByRole("searchbox");
  await expect(field).toHaveCSS("outline-style", "solid");
  const word = dialog.getByRole("listitem").getByRole("link").locator("mark").first();
  await expect(word).toBeVisible();
  // The list may be drawn again while the rest is typed: this looks at the mark that is there then.
  await expect(word).toHaveCSS("color", await colourOf(dialog));
});
