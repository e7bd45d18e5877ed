import { SERIES_TEXTS as T } from "#texts/products.ts";
import { compareNames } from "#domain/text/names.ts";

/*
 * The table of the sizes of a series (SeriesTable.astro): a press on the head of a column sorts by it, a second one turns the
 * order. What has no rank in a column comes last in both directions: it is not stated, or holds at other conditions.
 */

/** What a cell is sorted by: a number, a text, or nothing. */
const rankOf = (row: HTMLTableRowElement, column: number): string => row.cells[column]?.dataset["rank"] ?? "";

function compare(one: string, other: string): number {
  const [a, b] = [Number(one), Number(other)];
  return Number.isNaN(a) || Number.isNaN(b) ? compareNames(one, other) : a - b;
}

function sortBy(table: HTMLTableElement, head: HTMLTableCellElement): boolean {
  const descending = head.ariaSort === "ascending";
  for (const other of table.querySelectorAll<HTMLTableCellElement>("th[aria-sort]")) other.ariaSort = null;
  head.ariaSort = descending ? "descending" : "ascending";
  const [body] = table.tBodies;
  const rows = [...(body?.rows ?? [])];
  const ranked = rows.filter((row) => rankOf(row, head.cellIndex) !== "");
  ranked.sort((a, b) => {
    const order = compare(rankOf(a, head.cellIndex), rankOf(b, head.cellIndex));
    return descending ? -order : order;
  });
  body?.append(...ranked, ...rows.filter((row) => rankOf(row, head.cellIndex) === ""));
  return descending;
}

for (const frame of document.querySelectorAll<HTMLElement>("[data-series]")) {
  const [table, status] = [frame.querySelector("table"), frame.querySelector("[role=status]")];
  table?.tHead?.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    const head = button?.closest("th");
    if (!button || !head) return;
    const descending = sortBy(table, head);
    if (status) status.textContent = T.sorted(button.textContent.trim(), descending);
  });
}
