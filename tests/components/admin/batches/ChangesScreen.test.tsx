import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { ProductBatch } from "#db/products/product-batches.ts";
import { Toaster } from "../../../../admin/ui/Toaster.tsx";
import { ChangesScreen } from "../../../../admin/batches/ChangesScreen.tsx";
import { PublishContext, type Publishing } from "../../../../admin/publish/publish-context.ts";
import { queryKeys, queryClient } from "../../../../admin/query-client.ts";
import { answerRequests, bodies, refused } from "../backend.ts";

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const batch = (title: string, more: Partial<ProductBatch> = {}) =>
  ({
    id: title,
    kind: "import",
    title,
    details: { refused: 2 },
    created_count: 12,
    changed_count: 3,
    undone_count: 0,
    created_at: ago(1),
    stored_at: ago(1),
    undone_at: null,
    created_by: "mona",
    undone_by: null,
    ...more,
  }) as ProductBatch;

type Answers = Parameters<typeof answerRequests>[0];

async function open(batches: ProductBatch[], answers: Answers = {}) {
  const publish = vi.fn();
  const sent = answerRequests({
    product_batches: () =>
      Response.json(batches, { headers: { "Content-Range": `0-${batches.length}/${batches.length}` } }),
    ...answers,
  });
  const root = createRootRoute({ component: Outlet });
  const inside = createRoute({ getParentRoute: () => root, id: "protected", component: Outlet });
  const path = "/admin/products/changes";
  const screen = createRoute({ getParentRoute: () => inside, path, component: ChangesScreen });
  const router = createRouter({
    routeTree: root.addChildren([inside.addChildren([screen])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await render(
    <QueryClientProvider client={queryClient}>
      <PublishContext value={{ publish } as unknown as Publishing}>
        <RouterProvider router={router as never} />
        <Toaster />
      </PublishContext>
    </QueryClientProvider>,
  );
  return { sent, publish };
}

const row = (text: string) =>
  page.getByRole("list", { name: "Changes" }).getByRole("listitem").filter({ hasText: text });
const button = (name: string) => page.getByRole("button", { name });
const question = (name: string) => page.getByRole("alertdialog", { name });

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(queryKeys.accounts, [{ user_id: "mona", email: "mona@example.com" }] as never);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test("each change says what it did and who made it; only what is kept and not undone can be undone", async () => {
  await open([
    batch("york.csv"),
    batch("old.csv", { stored_at: ago(91) }),
    batch("gone.csv", { undone_at: ago(0), undone_count: 10, undone_by: "mona" }),
  ]);
  await expect.element(row("york.csv").getByText("12 products created, 3 changed, 2 rows refused")).toBeVisible();
  await expect.element(row("york.csv").getByText(/ by mona@example\.com$/)).toBeVisible();
  await expect.element(row("gone.csv").getByText("Undone", { exact: true })).toBeVisible();
  await expect.element(row("gone.csv").getByText(/10 of them undone$/)).toBeVisible();
  const undo = page.getByRole("button", { name: /^Undo / });
  expect(undo.elements().map((one) => one.getAttribute("aria-label"))).toEqual(["Undo york.csv"]);
});

test("undoing says what happens to the products; Cancel undoes nothing and returns the focus", async () => {
  const { sent, publish } = await open([batch("york.csv")], { undo_product_batch: () => ({ undone: 15, edited: [] }) });
  const asked = question('Undo "york.csv"?');
  await button("Undo york.csv").click();
  await expect
    .element(asked)
    .toHaveAccessibleDescription("Changed products get back what they had before; those it created go to the trash.");
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(button("Undo york.csv")).toHaveFocus();
  expect(bodies(sent, "undo_product_batch")).toEqual([]);
  await button("Undo york.csv").click();
  await asked.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByText('"york.csv" undone: 15 products')).toBeVisible();
  await expect.element(asked).not.toBeInTheDocument();
  expect(bodies(sent, "undo_product_batch")).toEqual([{ of_batch: "york.csv", only_untouched: false }]);
  expect(publish).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'Undid "york.csv"');
});

test("products edited since are named, and the others can be undone without them; the reason of a refusal stays in view", async () => {
  const edited = Array.from({ length: 14 }, (_, index) => ({ id: String(index), name: `AQ ${index}.` }));
  const undo = vi
    .fn<() => unknown>()
    .mockReturnValueOnce({ undone: 0, edited })
    .mockReturnValueOnce(refused("A brand of these products is gone.", { code: "PT409" }))
    .mockReturnValue({ undone: 1, edited });
  const { sent, publish } = await open([batch("york.csv")], { undo_product_batch: undo });
  await button("Undo york.csv").click();
  await question('Undo "york.csv"?').getByRole("button", { name: "Undo" }).click();
  const asked = question("14 products edited since");
  await expect.element(asked.getByText("AQ 11.")).toBeVisible();
  await expect.element(asked.getByText("AQ 12.")).not.toBeInTheDocument();
  await expect.element(asked.getByText("and 2 more.")).toBeVisible();
  expect(publish).not.toHaveBeenCalled();
  await asked.getByRole("button", { name: "Undo the others" }).click();
  await expect.element(asked.getByRole("alert")).toHaveTextContent("A brand of these products is gone.");
  await asked.getByRole("button", { name: "Undo the others" }).click();
  await expect.element(asked).not.toBeInTheDocument();
  expect(bodies(sent, "undo_product_batch").at(-1)).toEqual({ of_batch: "york.csv", only_untouched: true });
  expect(publish).toHaveBeenCalledOnce();
});

test("a list that is empty leads to the import; one that cannot be loaded can be asked for again", async () => {
  const empty = () => Response.json([], { headers: { "Content-Range": "*/0" } });
  const read = vi.fn<() => unknown>().mockReturnValueOnce(refused("no")).mockImplementation(empty);
  await open([], { product_batches: read });
  await expect.element(page.getByRole("alert").getByText("The changes could not be loaded")).toBeVisible();
  await button("Retry").click();
  await expect.element(page.getByText("No Changes Yet")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Import products" }))
    .toHaveAttribute("href", "/admin/products/import");
});
