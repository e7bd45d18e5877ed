import { expect, type Page } from "@playwright/test";

/** The narrowest phone, which is also a desktop screen of 1280 pixels at 400 %, and a desktop screen of 1440 pixels at 200 %. */
const SMALL = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

/** What is wider than the screen or cut off at its side, except in regions and lists that scroll. */
function faults(): string[] {
  // What stands before the beginning of a page cannot be scrolled to, and is out of sight on purpose.
  const isRightToLeft = getComputedStyle(document.documentElement).direction === "rtl";
  const overflowOf = (element: Element) => getComputedStyle(element).overflowX;
  const isHidden = (element: Element) => getComputedStyle(element).clipPath !== "none";
  const slides = (element: Element) =>
    element.matches("[role=region], [role=group][tabindex], ul") && ["auto", "scroll"].includes(overflowOf(element));
  const isFrame = (element: Element) =>
    !slides(element) &&
    (overflowOf(element) !== "visible" ||
      (element.matches("a, button") && getComputedStyle(element).display !== "inline"));
  /** The elements around it, up to the dialog that it is in, which stands above the page. */
  const around = (element: Element): Element[] => {
    const parent = element.matches(":modal") ? null : element.parentElement;
    return parent ? [parent, ...around(parent)] : [];
  };
  const found = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
    const { width, left, right } = element.getBoundingClientRect();
    const isWide = right > innerWidth + 1 || (isRightToLeft && left < -1);
    const isCut = element.scrollWidth > element.clientWidth + 1 && isFrame(element);
    if (width === 0 || (!isWide && !isCut) || !element.checkVisibility()) return false;
    const parents = around(element);
    return !parents.some(slides) && ![element, ...parents].some(isHidden);
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
