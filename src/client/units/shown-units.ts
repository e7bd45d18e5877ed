import { $unitSystem, unitSystemOf } from "./unit-store.ts";
import { ISLAND } from "../page/island.ts";

/*
 * Shows the figures of static pages in the units that the visitor has chosen. Each element has the converted values in its data
 * attributes. Islands do this themselves.
 */

const OUTSIDE_ISLANDS = `:not(${ISLAND} *)`;
const buttons = document.querySelectorAll<HTMLButtonElement>(`[data-units]${OUTSIDE_ISLANDS}`);
const figures = [...document.querySelectorAll<HTMLElement>(`:is([data-si], [data-ip])${OUTSIDE_ISLANDS}`)].map(
  (element) => ({
    element,
    // prevent-unit-flash.ts stores the typed text here if it has already replaced it.
    typed: (element.dataset["typed"] ?? element.textContent).trim(),
  }),
);

for (const button of buttons)
  button.addEventListener("click", () => $unitSystem.set(unitSystemOf(button.dataset["units"])));

$unitSystem.subscribe((system) => {
  for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset["units"] === system));
  for (const { element, typed } of figures) {
    const shown = element.dataset[system] ?? typed;
    if (element.textContent.trim() !== shown) element.textContent = shown;
  }
});
