import type { ReadableAtom } from "nanostores";

/**
 * The buttons of static pages that mark a product, by the data attribute that holds its slug. Islands handle their own.
 * `marked` are the slugs of the marked products.
 */
export function startToggles(
  attribute: string,
  marked: ReadableAtom<readonly string[]>,
  toggle: (slug: string, button: HTMLButtonElement) => void,
): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(`[data-${attribute}]`)].filter(
    (button) => !button.closest("astro-island"),
  );
  const slugOf = (button: HTMLButtonElement) => button.dataset[attribute] ?? "";
  for (const button of buttons) button.addEventListener("click", () => toggle(slugOf(button), button));
  marked.subscribe((slugs) => {
    for (const button of buttons) button.setAttribute("aria-pressed", String(slugs.includes(slugOf(button))));
  });
}
