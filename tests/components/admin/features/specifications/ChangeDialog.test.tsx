import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ProductSpecifications } from "#db/specifications/specification-names.ts";
import { ChangeDialog } from "../../../../../admin/features/specifications/ChangeDialog.tsx";
import type { Task } from "../../../../../admin/features/specifications/changes.ts";
import { queryClient } from "../../../../../admin/query-client.ts";
import { answerRequests, bodies, refused } from "../../backend.ts";
import { renderInAdministration } from "../../in-administration.tsx";
import { attribute } from "../stored-attribute.ts";

const product = (name: string, ...specifications: [name: string, value: string][]): ProductSpecifications => ({
  id: name,
  name,
  specifications: specifications.map(([label, value]) => ({ name: label, value })),
});
const PRODUCTS = [
  product("AQ 1", ["COP", "4.1"], ["Weight", "90 kg"]),
  product("AQ 2", ["C.O.P.", "3.9"]),
  product("AQ 3", ["COP", "4.0"], ["Coefficient of performance", "4.2"]),
];
const MERGE: Task = { kind: "rename", names: ["COP", "C.O.P."], to: "Coefficient of performance" };
const STORED = { counts: { products: { changed: 2 } }, edited: [], slugs_used: [] };

async function open(task: Task, answers: Parameters<typeof answerRequests>[0] = {}) {
  const publish = vi.fn();
  const sent = answerRequests({
    products_with_specifications: () => PRODUCTS,
    changes: ({ method }) => (method === "POST" ? { id: "change" } : new Response(null, { status: 204 })),
    store_change_rows: () => new Response(null, { status: 204 }),
    apply_change: () => STORED,
    ...answers,
  });
  function Screen() {
    const [shown, setShown] = useState(false);
    const attributes = [attribute("Coefficient of performance", { synonyms: ["COP"] })];
    return (
      <>
        <button onClick={() => setShown(true)}>Review</button>
        {shown && <ChangeDialog task={task} attributes={attributes} onClose={() => setShown(false)} />}
      </>
    );
  }
  await renderInAdministration(Screen, { publishing: { publish } });
  await page.getByRole("button", { name: "Review" }).click();
  return { sent, publish };
}

const dialog = page.getByRole("dialog");
const change = dialog.getByRole("button", { name: /^Change \d+ product/ });
const preview = dialog.getByRole("group", { name: "What changes" });

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test("a merge shows each line before and after, and why a line stays; what is stored is what was shown", async () => {
  const { sent, publish } = await open(MERGE);
  await expect.element(dialog.getByRole("heading", { name: "Merge names" })).toBeVisible();
  await expect.element(dialog.getByText("2 products change, 1 value stays as it is")).toBeVisible();
  const first = preview.getByRole("listitem").filter({ hasText: "AQ 1" });
  await expect.element(first.getByRole("deletion")).toHaveTextContent("COP: 4.1");
  await expect.element(first.getByRole("insertion")).toHaveTextContent("Coefficient of performance: 4.1");
  await expect.element(preview.getByText(/COP: 4\.0 stays, because the product has another value/)).toBeVisible();
  await change.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodies(sent, "changes")).toMatchObject([{ title: "COP, C.O.P. renamed to Coefficient of performance" }]);
  expect(bodies(sent, "store_change_rows")).toMatchObject([
    {
      of_change: "change",
      rows: [
        {
          record: "AQ 1",
          before: { specifications: [{ name: "COP" }, { name: "Weight" }] },
          after: { specifications: [{ value: "4.1" }, { name: "Weight" }] },
        },
        { record: "AQ 2", after: { specifications: [{ name: "Coefficient of performance", value: "3.9" }] } },
      ],
    },
  ]);
  expect(publish).toHaveBeenCalledOnce();
});

test("a name that is left out of the merge leaves the preview; none at all leaves nothing to change", async () => {
  await open(MERGE);
  await expect.element(change).toHaveTextContent("Change 2 products");
  await dialog.getByRole("checkbox", { name: "C.O.P." }).click();
  await expect.element(change).toHaveTextContent("Change 1 product");
  await expect.element(preview.getByText("AQ 2")).not.toBeInTheDocument();
  await dialog.getByRole("checkbox", { name: "COP", exact: true }).click();
  await expect.element(dialog.getByText("No product changes")).toBeVisible();
  await expect.element(change).toBeDisabled();
});

test("a new name says whether the catalogue knows it; an empty or too long one cannot be stored and stays typed", async () => {
  await open({ kind: "rename", names: ["COP"], to: "COP" });
  const name = dialog.getByLabelText("New name");
  await expect.element(name).toHaveAccessibleDescription("The catalogue calls this “Coefficient of performance”");
  await name.fill("Efficiency");
  await expect.element(name).toHaveAccessibleDescription("Not in the catalogue of specifications");
  await expect.element(change).toHaveTextContent("Change 2 products");
  await name.fill("x".repeat(1000));
  await expect.element(name).toBeInvalid();
  await expect.element(name).toHaveValue("x".repeat(1000));
  await expect.element(change).toBeDisabled();
  await name.fill("");
  await expect.element(change).toBeDisabled();
});

test("while it is stored nothing can be pressed and Escape keeps the dialog; a failure says that nothing was stored", async () => {
  const stored = Promise.withResolvers<Response>();
  const { publish } = await open(MERGE, { apply_change: () => stored.promise });
  await change.click();
  await expect.element(dialog.getByRole("button", { name: /^Storing \d of 2\.\.\.$/ })).toBeDisabled();
  await expect.element(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).toBeVisible();
  stored.resolve(refused("no"));
  const message = "Nothing was stored. Please check your connection and try again.";
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(message);
  await expect.element(change).toBeEnabled();
  expect(publish).not.toHaveBeenCalled();
});

test("if others changed a product meanwhile, nothing is stored and the preview is made anew", async () => {
  const edited = [{ table: "products", record: "AQ 1", name: "AQ 1", is_gone: false }];
  const read = vi.fn<() => unknown>().mockReturnValueOnce(PRODUCTS).mockReturnValue(PRODUCTS.slice(1));
  await open(MERGE, {
    products_with_specifications: read,
    apply_change: () => ({ ...STORED, counts: {}, edited }),
  });
  await change.click();
  await expect
    .element(dialog.getByText(/^Nothing was stored: 1 product was changed by others meanwhile\./))
    .toBeVisible();
  await expect.element(change).toHaveTextContent("Change 1 product");
  await expect.element(preview.getByText("AQ 1")).not.toBeInTheDocument();
});

test("a conversion shows values only, with the decimals that are chosen; text stays", async () => {
  await open(
    { kind: "convert", names: ["Weight"], unit: "lb", decimals: 1 },
    {
      products_with_specifications: () => [product("AQ 1", ["Weight", "90 kg"]), product("AQ 2", ["Weight", "heavy"])],
    },
  );
  await expect.element(preview.getByRole("insertion")).toHaveTextContent("198.4 lb");
  await expect.element(preview.getByText("Weight: heavy stays, because it is text")).toBeVisible();
  await dialog.getByLabelText("Decimals").selectOptions("0");
  await expect.element(preview.getByRole("insertion")).toHaveTextContent("198 lb");
});

test("it says that it is loading; products that cannot be loaded can be asked for again, and until then nothing changes", async () => {
  const first = Promise.withResolvers<Response>();
  const read = vi.fn<() => unknown>().mockReturnValueOnce(first.promise).mockReturnValue(PRODUCTS);
  await open(MERGE, { products_with_specifications: read });
  await expect.element(dialog.getByRole("status")).toHaveTextContent("Loading products...");
  await expect.element(change).toBeDisabled();
  first.resolve(refused("no"));
  await expect.element(dialog.getByText("The products could not be loaded")).toBeVisible();
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect.element(change).toHaveTextContent("Change 2 products");
});

test("Escape closes it, and the focus returns to what opened it", async () => {
  const { sent } = await open(MERGE);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Review" })).toHaveFocus();
  expect(bodies(sent, "changes")).toEqual([]);
});
