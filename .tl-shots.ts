import { open } from "./.tl-look.ts";
const only = process.argv[2];
for (const [width, scheme, touch] of [[1440, "light", false], [1440, "dark", false], [1024, "light", false], [768, "dark", false], [390, "light", true], [390, "dark", true]] as const) {
  if (only && String(width) !== only) continue;
  const { browser, page } = await open({ width, height: width === 390 ? 844 : 900, scheme, touch });
  await page.getByRole("grid").waitFor({ timeout: 20000 });
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/tl/${width}-${scheme}.png` });
  await browser.close();
}
