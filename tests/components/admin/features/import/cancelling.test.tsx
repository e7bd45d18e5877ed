import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PreviewStep } from "../../../../../admin/features/import/PreviewStep.tsx";
import type { Import, OpenImport } from "../../../../../admin/features/import/use-import.ts";
import { PublishContext, type Publishing } from "../../../../../admin/publish/publish-context.ts";
import { renderInAdministration } from "../../in-administration.tsx";

const COUNTS = { all: 1, new: 1, changed: 0, unchanged: 0, skipped: 0, refused: 0 };
const OPEN = {
  title: "york.csv",
  columns: [],
  mapping: { targets: [], match: { by: "model" } },
} as unknown as OpenImport;
const session = {
  rows: async () => [],
  changes: async () => ({
    changes: [{ id: "zk", seen: null, values: { name: "ZK 100" } }],
    newBrands: [],
    newCategories: [],
  }),
};

/** A database that notes what it is asked. It answers the rows of the import, and its last step, when the test says so. */
function database() {
  const asked: string[] = [];
  const [rows, last] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (request, init) => {
    const url = new URL(request instanceof Request ? request.url : String(request));
    asked.push(`${init?.method ?? "GET"} ${url.pathname.split("/").at(-1) ?? ""}`);
    if (url.pathname.endsWith("store_change_rows")) await rows.promise;
    if (url.pathname.endsWith("apply_change")) await last.promise;
    if (url.pathname.endsWith("changes")) return Response.json({ id: "change" });
    return Response.json({ counts: { products: { created: 1 } }, edited: [], slugs_used: [] });
  });
  return { asked, takeRows: () => rows.resolve(undefined), store: () => last.resolve(undefined) };
}
afterEach(() => vi.restoreAllMocks());

test("an import that is cancelled while it is sent stores nothing and says so; it can be stored again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const backend = database();
  const { asked } = backend;
  const [publish, onStored] = [vi.fn(), vi.fn()];
  const work = { session: () => session, busy: "" } as unknown as Import;
  await renderInAdministration(() => (
    <PublishContext value={{ publish } as unknown as Publishing}>
      <PreviewStep
        work={work}
        open={OPEN}
        summary={{ counts: COUNTS, newBrands: [], newCategories: [], newSeries: [], lacking: { rows: 0, needs: [] } }}
        onBack={() => undefined}
        onStored={onStored}
      />
    </PublishContext>
  ));
  const store = page.getByRole("button", { name: "Store 1 product" });
  (store.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Sending 0 of 1...")).toBeVisible();
  const cancel = page.getByRole("button", { name: "Cancel" });
  await expect.element(cancel).toHaveFocus();
  await expect.poll(() => asked).toContain("POST store_change_rows");
  await userEvent.keyboard("{Enter}");
  backend.takeRows();

  await expect.element(page.getByRole("alert")).toHaveTextContent("Cancelled: nothing was stored.");
  await expect.element(store).toHaveFocus();
  // The rows that were sent are taken away again, and the database was never asked to store them.
  expect(asked).toContain("DELETE changes");
  expect(asked).not.toContain("POST apply_change");
  expect([publish, onStored].flatMap(({ mock }) => mock.calls)).toEqual([]);

  // The last step cannot be taken back: the button says so, and keeps the focus.
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Storing all of them...")).toBeVisible();
  await expect.element(cancel).toBeDisabled();
  await expect.element(cancel).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  backend.store();
  await expect.poll(() => onStored.mock.calls).toMatchObject([[{ id: "change", created: 1 }]]);
  expect(asked).toContain("POST apply_change");
  await expect.element(page.getByRole("alert")).toHaveTextContent("");
  expect(publish).toHaveBeenCalledOnce();
});
