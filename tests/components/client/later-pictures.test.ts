import { expect, test } from "vitest";
import { page } from "vitest/browser";
import "#styles/states.css";

/** A picture of a page, 400 pixels below the screen. */
const below = (name: string, attributes = "") =>
  `<div ${attributes} style="position: absolute; top: 1000px"><img src="/icons/${name}?below" alt="${name}" loading="lazy"></div>`;
const isAskedFor = (name: string) =>
  performance.getEntriesByType("resource").some(({ name: address }) => address.includes(`${name}?below`));

test("pictures below the screen are not asked for before somebody scrolls there, although the browser would do so", async () => {
  await page.viewport(1024, 600);
  document.documentElement.classList.add("js");
  const [later, usual] = ["icon-512.png", "icon-192.png"];
  document.body.innerHTML = `${below(later, "data-later")}${below(usual)}<p style="block-size: 3000px"></p>`;
  await import("#client/pictures/picture-loading.ts");
  await expect.poll(() => isAskedFor(usual)).toBe(true);
  expect(isAskedFor(later)).toBe(false);
  scrollTo(0, 500);
  await expect.poll(() => isAskedFor(later)).toBe(true);
  await expect.element(page.getByAltText(later)).toBeVisible();
});
