import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Side } from "#domain/content/conflict.ts";
import { columnLookup, fieldColumns, storedValue, type TableProduct } from "#domain/products/editor-columns.ts";
import type { CellChange } from "../../../../../admin/features/table-editor/rules/history.ts";
import type { Sheet } from "../../../../../admin/features/table-editor/rules/put.ts";
import { CellBar } from "../../../../../admin/features/table-editor/StatusLine.tsx";
import { ChangesBar } from "../../../../../admin/features/table-editor/ChangesBar.tsx";
import { ColumnsDialog } from "../../../../../admin/features/table-editor/ColumnsDialog.tsx";
import { ConflictsDialog } from "../../../../../admin/features/table-editor/ConflictsDialog.tsx";
import { ReadingPanel } from "../../../../../admin/features/table-editor/TableMessages.tsx";
import { ReplaceDialog } from "../../../../../admin/features/table-editor/ReplaceDialog.tsx";
import { renderInAdministration } from "../../in-administration.tsx";
import { COLUMNS, products } from "./Table.tsx";

const PRODUCTS = products(3);
const FIELDS = fieldColumns([], [], []);
const ROWS = [...PRODUCTS.keys()];
const of = (id: string) => PRODUCTS.get(id) as TableProduct;
const SHEET: Sheet = { rows: ROWS, columns: COLUMNS, value: (id, column) => storedValue(of(id), column) };
const nameOf = (id: string) => PRODUCTS.get(id)?.name ?? "";
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = page.getByRole("dialog");

const BAR = {
  products: 0,
  cells: 0,
  faults: 0,
  conflicts: 0,
  busy: false,
  progress: null,
  message: "",
  offline: false,
  changedOnly: false,
};

test("the bar says what has changed; nothing can be saved before, and faults and conflicts lead to what to do", async () => {
  const calls = {
    onChangedOnly: vi.fn(),
    onFault: vi.fn(),
    onReview: vi.fn(),
    onDiscard: vi.fn(),
    onSave: vi.fn(),
    onCancel: vi.fn(),
  };
  const states = [
    BAR,
    { ...BAR, products: 2, cells: 5, faults: 1, conflicts: 1, message: "Nothing was saved." },
    { ...BAR, products: 2, cells: 5, busy: true, progress: { sent: 1500, all: 2000 } },
  ];
  function Screen() {
    const [at, setAt] = useState(0);
    return (
      <>
        <button onClick={() => setAt(at + 1)}>Next</button>
        <ChangesBar {...(states[at] ?? BAR)} {...calls} />
      </>
    );
  }
  await renderInAdministration(Screen);
  await expect.element(page.getByText("No changes")).toBeVisible();
  await expect.element(button("Save")).toBeDisabled();
  await expect.element(button("Discard")).toBeDisabled();
  await expect.element(page.getByLabelText("Changed only")).not.toBeInTheDocument();
  await button("Next").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Nothing was saved.");
  await button("Show 1 faulty cell").click();
  await button("Compare 1 product").click();
  await button("Save 2 products").click();
  await page.getByLabelText("Changed only").click();
  await button("Next").click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Sending 1,500 of 2,000...");
  await expect.element(page.getByRole("button", { name: /^Save/ })).not.toBeInTheDocument();
  await button("Cancel").click();
  const { onDiscard, ...others } = calls;
  expect(Object.values(others).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 1, 1]);
  expect(onDiscard).not.toHaveBeenCalled();
});

test("the line of a cell has its old value, what is wrong with it, and the way back", async () => {
  const onRestore = vi.fn();
  const [column] = FIELDS;
  if (!column) throw new Error("Products have no field.");
  await renderInAdministration(() => (
    <CellBar
      name="Unit 1"
      column={column}
      value=""
      before="Unit 1"
      problem="Name is required"
      conflict
      busy={false}
      onRestore={onRestore}
    />
  ));
  const cell = page.getByRole("group", { name: "Cell" });
  await expect.element(cell.getByText("empty")).toBeVisible();
  await expect.element(cell.getByRole("deletion")).toHaveTextContent("Unit 1");
  await expect.element(cell.getByText("Name is required")).toBeVisible();
  await expect.element(cell.getByText("Changed by somebody else")).toBeVisible();
  await cell.getByRole("button", { name: "Restore the old value" }).click();
  expect(onRestore).toHaveBeenCalledOnce();
});

test("each replacement is shown before it is made; one that is left out is not made, and a match leads to its cell", async () => {
  const [onReplace, onGoTo] = [vi.fn<(changes: CellChange[]) => void>(), vi.fn()];
  const selection = { top: 0, bottom: 0, left: 0, right: 0 };
  await renderInAdministration(() => (
    <ReplaceDialog
      sheet={SHEET}
      selection={selection}
      nameOf={nameOf}
      onReplace={onReplace}
      onGoTo={onGoTo}
      onClose={() => undefined}
    />
  ));
  const status = dialog.getByRole("status");
  await expect.element(status).toHaveTextContent("The columns on the screen are searched.");
  await dialog.getByLabelText("Find", { exact: true }).fill("unit ");
  await dialog.getByLabelText("Replace with").fill("Chiller ");
  await expect.element(status).toHaveTextContent("3 cells found.");
  await expect.element(dialog.getByRole("insertion").first()).toHaveTextContent("Chiller 1");
  await dialog.getByRole("list", { name: "Replacements" }).getByRole("checkbox").nth(1).click();
  await button("Show Unit 3, Name").click();
  expect(onGoTo.mock.calls).toEqual([[{ row: 2, column: 0 }]]);
  await button("Replace in 2 cells").click();
  expect(onReplace.mock.lastCall?.[0].map(({ id, to }) => [id, to])).toEqual([
    ["p1", "Chiller 1"],
    ["p3", "Chiller 3"],
  ]);
  await dialog.getByLabelText("Match case").click();
  await expect.element(status).toHaveTextContent("0 cells found.");
  await expect.element(button("Replace in 0 cells")).toBeDisabled();
});

test("columns are added by Enter, under the name the catalogue has, and hidden again; one that is shown is not added twice", async () => {
  const onChoose = vi.fn<(keys: readonly string[] | null) => void>();
  const keys = COLUMNS.map(({ key }) => key);
  await renderInAdministration(() => (
    <ColumnsDialog
      columns={COLUMNS}
      fields={FIELDS}
      names={["Sound level"]}
      isUsual
      onChoose={onChoose}
      onClose={() => undefined}
    />
  ));
  await expect.element(button("Usual columns")).toBeDisabled();
  const add = dialog.getByLabelText("Add a column");
  await add.fill("cooling CAPACITY");
  await userEvent.keyboard("{Enter}");
  expect(onChoose).not.toHaveBeenCalled();
  await add.fill("  sound  level");
  await userEvent.keyboard("{Enter}");
  expect(onChoose.mock.lastCall?.[0]?.slice(0, -1)).toEqual(keys);
  expect(onChoose.mock.lastCall?.[0]?.at(-1)).toContain("Sound level");
  await expect.element(add).toHaveValue("");
  await button("Hide Cooling capacity").click();
  expect(onChoose).toHaveBeenLastCalledWith(keys.slice(0, -1));
  await expect.element(button(`Hide ${COLUMNS[0]?.label}`)).not.toBeInTheDocument();
});

test("a conflict must be decided for each product; a deleted one only leaves the table", async () => {
  const onChoose = vi.fn<(choices: ReadonlyMap<string, Side>) => void>();
  const edits = new Map([
    ["p1", { name: "Mine 1" }],
    ["p2", { name: "Mine 2" }],
  ]);
  await renderInAdministration(() => (
    <ConflictsDialog
      conflicts={[
        { id: "p1", base: of("p1"), theirs: { ...of("p1"), name: "Theirs 1" } },
        { id: "p2", base: of("p2"), theirs: null },
      ]}
      edits={edits}
      columns={COLUMNS}
      columnOf={columnLookup(COLUMNS)}
      onClose={() => undefined}
      onChoose={onChoose}
    />
  ));
  await expect.element(dialog.getByRole("heading", { name: "2 products changed by somebody else" })).toBeVisible();
  await expect.element(button("1 to choose")).toBeDisabled();
  const first = dialog.getByRole("group", { name: "Theirs 1" });
  await expect.element(first.getByRole("cell", { name: "Mine 1" })).toBeVisible();
  await expect.element(dialog.getByText(/^Somebody else deleted this product\./)).toBeVisible();
  await first.getByRole("radio", { name: "Keep mine" }).click();
  await button("Save these choices").click();
  expect([...(onChoose.mock.lastCall?.[0] ?? [])]).toEqual([
    ["p1", "mine"],
    ["p2", "theirs"],
  ]);
});

test("while products are read their number is shown; when they cannot be read, Retry reads them again", async () => {
  const refetch = vi.fn();
  await renderInAdministration(() => (
    <>
      <ReadingPanel query={{ isError: false, refetch }} progress={{ read: 2000, all: 10_000 }} />
      <ReadingPanel query={{ isError: true, refetch }} progress={null} />
    </>
  ));
  await expect.element(page.getByRole("status")).toHaveTextContent("Loading products: 2,000 of 10,000");
  await expect.element(page.getByRole("progressbar", { name: "Loading products" })).toHaveAttribute("value", "2000");
  await page.getByRole("alert").getByRole("button", { name: "Retry" }).click();
  expect(refetch).toHaveBeenCalledOnce();
});
