import { expect, type Page } from "@playwright/test";

/** The narrowest phone, which is also a desk of 1280 pixels at 400 %, and one of 1440 pixels at 200 %. */
const SMALL = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

/** What is wider than the screen or cut off at its side, except in boxes that scroll. */
function faults(): string[] {
  const isHidden = (element: Element) => getComputedStyle(element).clipPath !== "none";
  const scrolls = (element: Element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
  const found = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
    if (!element.checkVisibility() || element.getBoundingClientRect().width === 0) return false;
    for (let around: Element | null = element; around; around = around.parentElement)
      if (isHidden(around) || (around !== element && scrolls(around))) return false;
    const { overflowX, display } = getComputedStyle(element);
    const isFrame = ["hidden", "clip"].includes(overflowX) || (element.matches("a, button") && display !== "inline");
    return (
      element.getBoundingClientRect().right > innerWidth + 1 ||
      (isFrame && element.scrollWidth > element.clientWidth + 1)
    );
  });
  return found.map((element) => element.outerHTML.slice(0, 200));
}

/** Expects that all of the page, including an open dialog, is readable on small screens without scrolling sideways. */
export async function expectWhole(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of SMALL) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(faults), `at ${size.width} px`).toEqual([]);
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(wider, `at ${size.width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
