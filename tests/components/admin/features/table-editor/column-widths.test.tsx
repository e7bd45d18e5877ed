import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { products, Table } from "./Table.tsx";

const title = (label: string) => page.getByRole("columnheader", { name: label, exact: true });
const separator = (label: string) => page.getByRole("separator", { name: `Width of ${label}` });
const widthOf = (label: string) => title(label).element().getBoundingClientRect().width;
const press = (keys: string) => userEvent.keyboard(keys);

beforeEach(() => localStorage.clear());

test("a column is dragged wider without sorting by it, and keeps its width on this device", async () => {
  const { unmount } = await render(<Table read={products(20)} />);
  await userEvent.dragAndDrop(separator("Model"), title("Category"), { sourcePosition: { x: 12, y: 20 } });
  const wide = widthOf("Model");
  expect(wide).toBeGreaterThan(250);
  const cell = page.getByRole("gridcell", { name: "M1", exact: true });
  expect(cell.element().getBoundingClientRect().width).toBe(wide);
  await expect.element(title("Model")).not.toHaveAttribute("aria-sort");
  await unmount();
  await render(<Table read={products(20)} />);
  await expect.element(separator("Model")).toHaveAttribute("aria-valuenow", String(wide));
  expect(widthOf("Model")).toBe(wide);
});

test("F2 on a title goes to its separator: arrows change the width, Escape goes back", async () => {
  await render(<Table read={products(20)} />);
  await page.getByRole("gridcell", { name: "M1", exact: true }).click();
  await press("{ArrowUp}{F2}");
  await expect.element(separator("Model")).toHaveFocus();
  await press("{ArrowRight}{ArrowRight}{ArrowLeft}{Shift>}{ArrowRight}{/Shift}");
  await expect.element(separator("Model")).toHaveAttribute("aria-valuenow", "198");
  expect(widthOf("Model")).toBe(198);
  await press("{Home}");
  expect(widthOf("Model")).toBe(64);
  await press("{Escape}");
  await expect.element(title("Model")).toHaveFocus();
  await expect.element(title("Model")).not.toHaveAttribute("aria-sort");
});

test("a double click makes a column as wide as its longest text, also of rows that are not drawn", async () => {
  const read = new Map(products(5_000));
  const last = read.get("p5000");
  if (last) read.set("p5000", { ...last, model: "AHU 30XA-1002 with a very long name of its model" });
  await render(<Table read={read} />);
  await separator("Model").dblClick();
  await expect.poll(() => widthOf("Model")).toBeGreaterThan(300);
  await press("{Control>}{End}{/Control}");
  await page.getByRole("rowheader").first().click();
  await press("{Control>}{End}{/Control}");
  const cell = page.getByRole("gridcell", { name: /very long name/ }).element();
  expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
});
