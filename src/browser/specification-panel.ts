import { csvFile } from "#domain/csv.ts";
import { downloadFile } from "#ui/download-file.ts";
import { rowsContaining } from "#domain/specification-search.ts";
import type { UnitSystem } from "#domain/unit-system.ts";
import { $unitSystem } from "../stores/unit-system.ts";

/*
 * The specifications of a product (SpecificationPanel.astro): finds and filters rows, shows them in the units of this browser,
 * copies one, exports all.
 */

const COPIED = "Copied";
const COPIED_MS = 2000;

type Row = { element: HTMLTableRowElement; name: string; value: string; unit: string; category: string; title: string };

function rowsOf(panel: HTMLElement): Row[] {
  const rows = [...panel.querySelectorAll<HTMLTableRowElement>("tr[data-order]")];
  const order = ({ dataset }: HTMLElement) => Number(dataset["order"]);
  return rows
    .sort((a, b) => order(a) - order(b))
    .map((element) => {
      const [name = "", value = "", unit = ""] = [...element.cells].map(({ textContent }) => textContent.trim());
      const table = element.closest("table");
      const [category, title] = [table?.dataset["category"] ?? "", table?.caption?.textContent.trim() ?? ""];
      return { element, name, value, unit, category, title };
    });
}

/** Shows the rows, and the first of them above the panel, in the units of this browser from now on. */
function startUnits(panel: HTMLElement, rows: readonly Row[], changed: () => void): void {
  const buttons = panel.querySelectorAll<HTMLButtonElement>("[data-units]");
  const first = [...document.querySelectorAll<HTMLElement>("[data-key-specification]")];
  const stored = rows.map(({ value, unit }) => ({ value, unit }));
  let shown: UnitSystem = "si";

  const show = async (system: UnitSystem): Promise<void> => {
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset["units"] === system));
    // Most visitors never leave SI and do without the conversions.
    const figures = system === "si" ? stored : (await import("./product-figures.ts")).productFigures(system);
    if (system !== $unitSystem.get() || system === shown) return;
    shown = system;
    for (const [index, row] of rows.entries()) {
      const { value, unit } = figures[index] ?? row;
      Object.assign(row, { value, unit });
      const [, valueCell, unitCell] = row.element.cells;
      if (valueCell) valueCell.textContent = value;
      if (unitCell) unitCell.textContent = unit;
      const above = first[index];
      if (above) above.textContent = [value, unit].filter(Boolean).join(" ");
    }
    changed();
  };
  for (const button of buttons)
    button.addEventListener("click", () => $unitSystem.set(button.dataset["units"] === "ip" ? "ip" : "si"));
  $unitSystem.subscribe((system) => void show(system).catch((error: unknown) => console.error(error)));
}

function startPanel(panel: HTMLElement): void {
  const search = panel.querySelector<HTMLInputElement>("[data-specification-search]");
  const category = panel.querySelector<HTMLSelectElement>("[data-specification-category]");
  const none = panel.querySelector<HTMLElement>("[data-specification-none]");
  if (!search || !category || !none) return;
  const rows = rowsOf(panel);

  const show = () => {
    const found = new Set(
      rowsContaining(rows, search.value).filter((row) => category.value === "" || row.category === category.value),
    );
    for (const row of rows) row.element.hidden = !found.has(row);
    for (const table of panel.querySelectorAll("table"))
      table.hidden = !table.querySelector("tr[data-order]:not([hidden])");
    none.hidden = found.size > 0;
  };
  search.addEventListener("input", show);
  category.addEventListener("change", show);
  panel.querySelector("[data-specification-clear]")?.addEventListener("click", () => {
    search.value = "";
    category.value = "";
    show();
    // The button vanishes with the message, so the focus moves to the search box.
    search.focus();
  });
  panel.querySelector("[data-specification-export]")?.addEventListener("click", () => {
    const lines = rows.map(({ name, value, unit, title }) => [name, value, unit, title]);
    const file = csvFile([["Specification", "Value", "Unit", "Category"], ...lines]);
    downloadFile(`${panel.dataset["specifications"] ?? ""}-specifications.csv`, file, "text/csv");
  });
  const icons = panel.querySelector<HTMLTemplateElement>("[data-specification-icons]")?.content;
  const [copyIcon, checkIcon] = icons?.querySelectorAll("svg") ?? [];
  for (const row of rows) {
    const button = row.element.querySelector<HTMLButtonElement>("[data-copy]");
    if (!button || !copyIcon || !checkIcon) continue;
    button.prepend(copyIcon.cloneNode(true));
    button.addEventListener("click", () => {
      copy(row, button, checkIcon).catch((error: unknown) => console.error(error));
    });
  }
  // Something may have been typed before this script was there.
  show();
  startUnits(panel, rows, show);
}

/** Copies a row, and says so on its button for two seconds. */
async function copy({ name, value, unit }: Row, button: HTMLButtonElement, check: Element): Promise<void> {
  await navigator.clipboard.writeText(`${name}: ${[value, unit].filter(Boolean).join(" ")}`);
  const mark = button.querySelector("span");
  if (!mark || button.dataset["copied"] !== undefined) return;
  const [icon, label] = [button.querySelector("svg"), button.getAttribute("aria-label") ?? ""];
  button.dataset["copied"] = "";
  button.setAttribute("aria-label", COPIED);
  mark.textContent = COPIED;
  icon?.replaceWith(check.cloneNode(true));
  setTimeout(() => {
    delete button.dataset["copied"];
    button.setAttribute("aria-label", label);
    mark.textContent = "";
    if (icon) button.querySelector("svg")?.replaceWith(icon);
  }, COPIED_MS);
}

for (const panel of document.querySelectorAll<HTMLElement>("[data-specifications]")) startPanel(panel);
