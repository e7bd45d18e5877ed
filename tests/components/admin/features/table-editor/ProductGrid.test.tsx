import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { COLUMNS, products, Table } from "./Table.tsx";

const show = (count = 20) => render(<Table read={products(count)} />);
const grid = page.getByRole("grid", { name: "Products" });
const row = (n: number) => grid.getByRole("row").nth(n);
const cell = (n: number, column: string) => {
  const place = COLUMNS.findIndex(({ label }) => label === column);
  return place === 0
    ? row(n).getByRole("rowheader")
    : row(n)
        .getByRole("gridcell")
        .nth(place - 1);
};
const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement?.textContent;

/** As a spreadsheet puts it into the clipboard. */
function clipboard(type: "copy" | "paste", text = ""): string {
  const data = new DataTransfer();
  if (text) data.setData("text/plain", text);
  const event = new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return data.getData("text/plain");
}

test("arrows move, typing replaces, Enter goes down, Escape leaves the cell as it was", async () => {
  await show();
  await cell(1, "Name").click();
  await press("{ArrowRight}");
  expect(focused()).toBe("M1");
  await press("30XA{Enter}");
  await expect.element(cell(1, "Model")).toHaveTextContent("Changed: 30XA (was M1)");
  expect(focused()).toBe("M2");
  await press("Typed{Escape}");
  await expect.element(cell(2, "Model")).toHaveTextContent("M2");
  expect(focused()).toBe("M2");
});

test("F2 edits the text that is there, Tab stores it and goes on", async () => {
  await show();
  await cell(1, "Name").click();
  await press("{F2} plus{Tab}");
  await expect.element(cell(1, "Name")).toHaveTextContent("Changed: Unit 1 plus (was Unit 1)");
  expect(focused()).toBe("M1");
});

test("a choice is made from its list, and an invalid value is reported in the cell", async () => {
  await show();
  await cell(1, "Brand").dblClick();
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Brand of Unit 1" }), "Daikin");
  await press("{Enter}");
  await expect.element(cell(1, "Brand")).toHaveTextContent("Changed: Daikin (was Carrier)");
  await cell(1, "Name").click();
  await press("{Delete}");
  await expect.element(cell(1, "Name")).toHaveTextContent("Enter a name: (was Unit 1)");
  await expect.element(cell(1, "Name")).toHaveAttribute("aria-invalid", "true");
});

test("Shift and arrows select a range, which is copied, pasted elsewhere and undone as one", async () => {
  await show();
  await cell(1, "Name").click();
  await press("{Shift>}{ArrowRight}{ArrowDown}{/Shift}");
  expect(document.querySelectorAll("[role=row] > [aria-selected=true]")).toHaveLength(4);
  expect(clipboard("copy")).toBe("Unit 1\tM1\nUnit 2\tM2");
  await cell(5, "Name").click();
  clipboard("paste", "A\tB\r\nC\tD\r\n");
  await expect.element(cell(6, "Model")).toHaveTextContent("Changed: D (was M6)");
  await press("{Control>}z{/Control}");
  await expect.element(cell(5, "Name")).toHaveTextContent("Unit 5", { normalizeWhitespace: true });
  await expect.element(cell(6, "Model")).toHaveTextContent("M6", { normalizeWhitespace: true });
  await press("{Control>}{Shift>}z{/Shift}{/Control}");
  await expect.element(cell(6, "Model")).toHaveTextContent("Changed: D (was M6)");
});

test("Ctrl+D fills the selection down; the handle fills as far as it is dragged", async () => {
  await show();
  await cell(1, "Cooling capacity").click();
  await press("{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}");
  await expect.element(cell(3, "Cooling capacity")).toHaveTextContent("Changed: 100 kW (was 300 kW)");
  await cell(4, "Model").click();
  const handle = document.querySelector("[data-handle]");
  expect(handle).not.toBeNull();
  await userEvent.dragAndDrop(page.elementLocator(handle as Element), cell(6, "Model"));
  await expect.element(cell(5, "Model")).toHaveTextContent("Changed: M4 (was M5)");
  await expect.element(cell(6, "Model")).toHaveTextContent("Changed: M4 (was M6)");
  await expect.element(cell(7, "Model")).toHaveTextContent("M7", { normalizeWhitespace: true });
});

test("the mouse selects a range by dragging and by Shift", async () => {
  await show();
  await userEvent.dragAndDrop(cell(1, "Name"), cell(3, "Model"));
  expect(clipboard("copy")).toBe("Unit 1\tM1\nUnit 2\tM2\nUnit 3\tM3");
  await cell(2, "Name").click();
  await cell(2, "Model").click({ modifiers: ["Shift"] });
  expect(clipboard("copy")).toBe("Unit 2\tM2");
});

test("a title sorts by Enter; Escape and Tab leave the table", async () => {
  await show();
  await cell(1, "Name").click();
  await press("{ArrowUp}{ArrowRight}{Enter}");
  await expect.element(page.getByRole("columnheader", { name: "Model" })).toHaveAttribute("aria-sort", "ascending");
  await press("{Escape}{Tab}");
  expect(focused()).toBe("After the table");
});

test("of 10,000 products only those in view are drawn; keys reach the last one, and the first one keeps its changes", async () => {
  await show(10_000);
  await expect.element(grid).toHaveAttribute("aria-rowcount", "10001");
  await cell(1, "Name").click();
  await press("First{Enter}{Control>}{End}{/Control}");
  await expect.element(page.getByRole("gridcell", { name: "1000000 kW" })).toBeInViewport();
  expect(document.querySelectorAll("[role=row]").length).toBeLessThan(40);
  await press("{Control>}{Home}{/Control}{ArrowDown}");
  await expect.element(cell(1, "Name")).toHaveTextContent("Changed: First (was Unit 1)");
});
