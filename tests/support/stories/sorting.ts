import { expect, type Locator } from "@playwright/test";

/**
 * Picks an entry of a list up with the keyboard; `said` is what is announced. The library begins to listen to the arrow keys in
 * the task after that, which a quick key would overtake.
 */
export async function pickUp(handle: Locator, said: string): Promise<void> {
  const page = handle.page();
  await handle.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(said)).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
