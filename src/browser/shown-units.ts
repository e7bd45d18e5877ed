import { $unitSystem, toggleUnits } from "../stores/unit-system.ts";

/*
 * Figures of static pages in the units of this browser: their elements say what the systems show in place of what was typed.
 * Those of islands follow by themselves.
 */

const buttons = document.querySelectorAll<HTMLButtonElement>("[data-units]");
const figures = [...document.querySelectorAll<HTMLElement>("[data-si], [data-ip]")].map((element) => ({
  element,
  typed: element.textContent.trim(),
}));

for (const button of buttons)
  button.addEventListener("click", () => toggleUnits(button.dataset["units"] === "ip" ? "ip" : "si"));

$unitSystem.subscribe((system) => {
  for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset["units"] === system));
  for (const { element, typed } of figures) {
    const shown = element.dataset[system] ?? typed;
    if (element.textContent.trim() !== shown) element.textContent = shown;
  }
});
