import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { PlannedRow } from "#domain/import/plan-types.ts";
import { DoneStep } from "../../../../../admin/features/import/DoneStep.tsx";
import { FileStep } from "../../../../../admin/features/import/FileStep.tsx";
import { PlannedRowView } from "../../../../../admin/features/import/PlannedRowView.tsx";
import { SavedMappings } from "../../../../../admin/features/import/SavedMappings.tsx";
import { Steps } from "../../../../../admin/ui/Steps.tsx";
import { UnknownValues } from "../../../../../admin/features/import/UnknownValues.tsx";
import type { Import, OpenImport, Source } from "../../../../../admin/features/import/use-import.ts";
import { brandsQuery } from "../../../../../admin/queries/brands.ts";
import { categoriesQuery } from "../../../../../admin/queries/categories.ts";
import { queryClient } from "../../../../../admin/query-client.ts";
import { answerRequests, bodies } from "../../backend.ts";
import { renderInAdministration } from "../../in-administration.tsx";

const button = (name: string) => page.getByRole("button", { name });
const MAPPING = { targets: [], match: { by: "model" }, made: { category: null }, brands: [], categories: [] };
const openImport = (more: Partial<OpenImport> = {}) =>
  ({ title: "york.csv", reading: {}, columns: [], mapping: MAPPING, savedAs: null, ...more }) as unknown as OpenImport;

const IMPORT = {
  label: "Steps of the import",
  steps: [
    { step: "file", label: "File" },
    { step: "columns", label: "Columns" },
    { step: "preview", label: "Preview" },
    { step: "done", label: "Done" },
  ],
} as const;

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test("a table is pasted or chosen; several files are refused with the reason, which the next file hides", async () => {
  const onTake = vi.fn<(source: Source) => void>();
  await renderInAdministration(() => <FileStep onTake={onTake} />);
  const read = button("Read the pasted table");
  await expect.element(read).toBeDisabled();
  await page.getByLabelText("Or paste a table").fill("Model;Name\nZK 100;Chiller");
  await read.click();
  expect(onTake).toHaveBeenLastCalledWith({ title: "Pasted table", source: "Model;Name\nZK 100;Chiller" });
  const files = page.getByLabelText("Table file").element() as HTMLInputElement;
  const drop = (...names: string[]) => {
    const dropped = new DataTransfer();
    for (const name of names) dropped.items.add(new File(["Model"], name));
    files.closest("label")?.dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, bubbles: true }));
  };
  drop("york.csv", "carrier.csv");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Choose one file: each import is a table of its own.");
  expect(onTake).toHaveBeenCalledOnce();
  drop("york.csv");
  await expect.poll(() => onTake.mock.lastCall?.[0].title).toBe("york.csv");
  await expect.element(page.getByRole("alert")).toHaveTextContent("");
});

test("the steps say where one is; only earlier ones lead back, and none while something is stored", async () => {
  const onStep = vi.fn();
  await renderInAdministration(() => (
    <>
      <Steps {...IMPORT} step="preview" onStep={onStep} />
      <Steps {...IMPORT} step="done" onStep={null} />
    </>
  ));
  const both = page.getByRole("navigation", { name: "Steps of the import" });
  const [steps, locked] = [both.first(), both.last()];
  await expect.element(steps.getByRole("listitem").nth(2)).toHaveAttribute("aria-current", "step");
  await expect.element(steps.getByRole("button", { name: "Done" })).not.toBeInTheDocument();
  await steps.getByRole("button", { name: "Columns" }).click();
  expect(onStep.mock.calls).toEqual([["columns"]]);
  await expect.element(locked.getByRole("button")).not.toBeInTheDocument();
});

test("a brand that is not there means what is likely, until somebody chooses; nothing is created by itself", async () => {
  queryClient.setQueryData(brandsQuery.queryKey, [{ id: "york", name: "York", slug: "york" }] as never);
  queryClient.setQueryData(categoriesQuery.queryKey, []);
  const setMapping = vi.fn();
  const brands = [
    { value: "Yrok", rows: 3, likely: "york" },
    { value: "Gree", rows: 1, likely: "" },
  ];
  const work = { session: () => ({ unknown: async () => ({ brands, categories: [] }) }), setMapping };
  await renderInAdministration(() => <UnknownValues work={work as unknown as Import} open={openImport()} />);
  await expect.element(page.getByLabelText('What the brand "Yrok" means')).toHaveDisplayValue("York");
  const gree = page.getByLabelText('What the brand "Gree" means');
  await expect.element(gree).toHaveDisplayValue("Nothing: refuse these rows");
  await gree.selectOptions('Create the brand "Gree"');
  expect(setMapping).toHaveBeenCalledExactlyOnceWith({ ...MAPPING, brands: [{ value: "Gree", choice: "create" }] });
});

test("a mapping needs a name to be saved, is busy meanwhile, and is kept under that name", async () => {
  const saved = Promise.withResolvers<Response>();
  const sent = answerRequests({ import_mappings: ({ method }) => (method === "PATCH" ? [] : saved.promise) });
  const [reloadSaved, setMapping] = [vi.fn(), vi.fn()];
  const work = { saved: [], reloadSaved, setMapping } as unknown as Import;
  await renderInAdministration(() => <SavedMappings work={work} open={openImport()} />);
  const [save, name] = [button("Save mapping"), page.getByLabelText("Save this mapping as")];
  await name.fill("   ");
  await expect.element(save).toBeDisabled();
  await name.fill("York price list ");
  await save.click();
  await expect.element(save).toBeDisabled();
  saved.resolve(new Response(null, { status: 201 }));
  await expect.element(save).toBeEnabled();
  await expect.element(name).toHaveValue("York price list ");
  expect(bodies(sent, "import_mappings")).toMatchObject([{ name: "York price list" }]);
  expect(setMapping).toHaveBeenCalledExactlyOnceWith(MAPPING, "York price list");
});

test("a planned row names each change before and after, and each reason of a refusal with its column", async () => {
  const difference = (n: number) => ({ label: `Field ${n}`, before: n === 1 ? "" : "old", after: `new ${n}` });
  const rows = [
    {
      row: 2,
      name: "ZK 100",
      kind: "changed",
      id: "zk",
      version: "1",
      values: {},
      differences: Array.from({ length: 8 }, (_, index) => difference(index + 1)),
    },
    {
      row: 3,
      name: "ZK 200",
      kind: "refused",
      problems: [
        { column: "Brand", reason: "Gree is not in the catalogue" },
        { column: "", reason: "No name" },
      ],
    },
  ] as PlannedRow[];
  await renderInAdministration(() => (
    <ul>
      {rows.map((row) => (
        <PlannedRowView key={row.row} row={row} />
      ))}
    </ul>
  ));
  const changed = page.getByRole("listitem").filter({ hasText: "ZK 100" });
  await expect.element(changed.getByText("new 6")).toBeVisible();
  await expect.element(changed.getByText("new 7")).not.toBeVisible();
  await changed.getByText("2 more").click();
  await expect.element(changed.getByText("new 7")).toBeVisible();
  await expect.element(changed.getByRole("deletion").first()).toHaveTextContent("nothing");
  await expect.element(page.getByText("Brand: Gree is not in the catalogue")).toBeVisible();
  await expect.element(page.getByText("No name", { exact: true })).toBeVisible();
});

test("what was stored is announced where the keyboard is; Undo says that it is undone, and cannot be pressed again", async () => {
  const sent = answerRequests({
    undo_change: () => ({ id: "undo", counts: { products: { deleted: 12, changed: 2 } }, edited: [] }),
  });
  const [publish, onAnother] = [vi.fn(), vi.fn()];
  const result = { id: "change", title: "york.csv", created: 12, changed: 1200, refused: 1 };
  await renderInAdministration(() => <DoneStep result={result as never} onAnother={onAnother} />, {
    publishing: { publish },
  });
  await expect.element(page.getByRole("heading", { name: "The import is stored" })).toHaveFocus();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("12 products created, 1,200 changed, 1 row refused. The website follows in a moment.");
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Show the products" })).toHaveFocus();
  await button("Undo the import").click();
  // The button is gone, so the focus is where it says what happened.
  await expect.element(page.getByRole("heading", { name: "The import is undone" })).toHaveFocus();
  await expect.element(button("Undo the import")).not.toBeInTheDocument();
  expect(bodies(sent, "undo_change")).toEqual([{ of_change: "change", leave_edited: false }]);
});
