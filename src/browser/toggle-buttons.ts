import type { ReadableAtom } from "nanostores";
import { isHydrated, islandOf } from "./astro-island.ts";

/**
 * The buttons of static pages that mark a product, by the data attribute that holds its slug. Islands handle their own once they
 * are hydrated; until then their buttons only show their state. `marked` are the slugs of the marked products.
 */
export function startToggles(
  attribute: string,
  marked: ReadableAtom<readonly string[]>,
  toggle: (product: { slug: string; name: string }) => void,
): void {
  const buttons = () => document.querySelectorAll<HTMLButtonElement>(`[data-${attribute}]`);
  const slugOf = (button: HTMLButtonElement) => button.dataset[attribute] ?? "";
  const productOf = (button: HTMLButtonElement) => ({
    slug: slugOf(button),
    name: button.dataset["name"] ?? slugOf(button),
  });
  for (const button of buttons())
    if (!islandOf(button)) button.addEventListener("click", () => toggle(productOf(button)));
  marked.subscribe((slugs) => {
    for (const button of buttons()) {
      const island = islandOf(button);
      if (!island || !isHydrated(island)) button.setAttribute("aria-pressed", String(slugs.includes(slugOf(button))));
    }
  });
}
