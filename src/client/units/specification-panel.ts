import { SPECIFICATION_TEXTS as T } from "#texts/units.ts";
import { csvFile } from "#domain/text/csv.ts";
import { downloadFile } from "../page/download-file.ts";
import { rowsContaining } from "#domain/specifications/specification-search.ts";
import { valueWithUnit } from "#domain/specifications/value-with-unit.ts";
import { $unitSystem } from "./unit-store.ts";

/*
 * The specifications of a product (SpecificationPanel.astro): finds and filters rows, copies one, exports all. It takes them
 * as they are shown, in the units of this browser (shown-units.ts).
 */

const COPIED_MS = 2000;

type Row = { element: HTMLTableRowElement; category: string; title: string };

/** The row with the texts that it shows now, in the chosen units. */
function withTexts(row: Row) {
  const [name = "", value = "", unit = ""] = [...row.element.cells].map(({ textContent }) => textContent.trim());
  return { ...row, name, value, unit };
}

function rowsOf(panel: HTMLElement): Row[] {
  const rows = [...panel.querySelectorAll<HTMLTableRowElement>("tr[data-order]")];
  const order = ({ dataset }: HTMLElement) => Number(dataset["order"]);
  return rows
    .sort((a, b) => order(a) - order(b))
    .map((element) => {
      const table = element.closest("table");
      const [category, title] = [table?.dataset["category"] ?? "", table?.caption?.textContent.trim() ?? ""];
      return { element, category, title };
    });
}

function startPanel(panel: HTMLElement): void {
  const search = panel.querySelector<HTMLInputElement>("[data-specification-search]");
  const category = panel.querySelector<HTMLSelectElement>("[data-specification-category]");
  const none = panel.querySelector<HTMLElement>("[data-specification-none]");
  if (!search || !category || !none) return;
  const rows = rowsOf(panel);

  const show = () => {
    const found = rowsContaining(rows.map(withTexts), search.value).filter(
      (row) => category.value === "" || row.category === category.value,
    );
    for (const { element } of rows) element.hidden = !found.some((row) => row.element === element);
    for (const table of panel.querySelectorAll("table"))
      table.hidden = !table.querySelector("tr[data-order]:not([hidden])");
    none.hidden = found.length > 0;
  };
  search.addEventListener("input", show);
  category.addEventListener("change", show);
  panel.querySelector("[data-specification-clear]")?.addEventListener("click", () => {
    search.value = "";
    category.value = "";
    show();
    // The pressed button disappears with the message, so move the focus to the search box.
    search.focus();
  });
  panel.querySelector("[data-specification-export]")?.addEventListener("click", () => {
    const lines = rows.map(withTexts).map(({ name, value, unit, title }) => [name, value, unit, title]);
    const file = csvFile([[T.specification, T.value, T.unit, T.category], ...lines]);
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
  $unitSystem.listen(show);
}

/** Copies a row, and says so on its button for two seconds. */
async function copy(row: Row, button: HTMLButtonElement, check: Element): Promise<void> {
  const texts = withTexts(row);
  await navigator.clipboard.writeText(`${texts.name}: ${valueWithUnit(texts)}`);
  const mark = button.querySelector("span");
  if (!mark || button.dataset["copied"] !== undefined) return;
  const [icon, label] = [button.querySelector("svg"), button.getAttribute("aria-label") ?? ""];
  button.dataset["copied"] = "";
  button.setAttribute("aria-label", T.copied);
  mark.textContent = T.copied;
  icon?.replaceWith(check.cloneNode(true));
  setTimeout(() => {
    delete button.dataset["copied"];
    button.setAttribute("aria-label", label);
    mark.textContent = "";
    if (icon) button.querySelector("svg")?.replaceWith(icon);
  }, COPIED_MS);
}

for (const panel of document.querySelectorAll<HTMLElement>("[data-specifications]")) startPanel(panel);
