import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Category } from "#db/products/categories.ts";
import type { SpecificationName } from "#db/specifications/specification-names.ts";
import { Toaster } from "../../../../../admin/ui/Toaster.tsx";
import { SpecificationsScreen } from "../../../../../admin/features/specifications/SpecificationsScreen.tsx";
import { attributesQuery, categoryAttributesQuery } from "../../../../../admin/queries/attributes.ts";
import { categoriesQuery } from "../../../../../admin/queries/categories.ts";
import { queryClient } from "../../../../../admin/query-client.ts";
import { answerRequests, bodies, counts, refused, type Sent } from "../../backend.ts";
import { renderInAdministration } from "../../in-administration.tsx";
import { attribute } from "../stored-attribute.ts";

const NAMES: SpecificationName[] = [
  { name: "Cooling capacity", uses: 12, units: ["kW", "TR"], example: "300 kW" },
  { name: "Coling capacity", uses: 1, units: ["kW"], example: "290 kW" },
  { name: "Colour", uses: 2, units: [], example: "White" },
];
const CAPACITY = attribute("Cooling capacity", { unit: "kW", better: "higher", synonyms: ["Capacity"] });
const HEAD = attribute("Head", { unit: "m" });
const FLOW = attribute("Flow", { unit: "l/s" });

const category = (id: string, name: string, parent_id: string | null) =>
  ({ id, name, parent_id, sort_order: 0 }) as Category;
const expects = (category_id: string, attribute_id: string, position: number) => ({
  category_id,
  attribute_id,
  position,
});

/** The screen with its data: one attribute that the categories above expect, and two of the category itself. */
async function open(answers: Parameters<typeof answerRequests>[0] = {}) {
  queryClient.setQueryData(attributesQuery.queryKey, [CAPACITY, FLOW, HEAD]);
  queryClient.setQueryData(categoryAttributesQuery.queryKey, [
    expects("machines", CAPACITY.id, 0),
    expects("pumps", HEAD.id, 0),
  ]);
  queryClient.setQueryData(categoriesQuery.queryKey, [
    category("machines", "Machines", null),
    category("pumps", "Pumps", "machines"),
  ]);
  const publish = vi.fn();
  const sent = answerRequests({ specification_names: () => NAMES, products: () => counts(0), ...answers });
  await renderInAdministration(
    () => (
      <>
        <SpecificationsScreen />
        <Toaster />
      </>
    ),
    { publishing: { publish } },
  );
  return { sent, publish };
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const names = page.getByRole("list", { name: "Names in use" });
const row = (text: string) => names.getByRole("listitem").filter({ hasText: text });
const dialog = page.getByRole("dialog");
const showTab = (name: string) => page.getByRole("tab", { name }).click();
const stored = (sent: readonly Sent[]) => bodies(sent, "set_category_attributes");

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test("names say how they stand to the catalogue; a search or filter without a match says so", async () => {
  await open();
  await expect.element(row("Used 12 times").getByText("In the catalogue")).toBeVisible();
  await expect.element(row("Colour").getByText("Not in the catalogue")).toBeVisible();
  await expect.element(page.getByText("3 names")).toBeVisible();
  await page.getByLabelText("Filter names").selectOptions("Used once");
  await expect.element(row("Coling capacity")).toBeVisible();
  await expect.element(row("Colour")).not.toBeInTheDocument();
  await page.getByLabelText("Search names").fill("zz");
  await expect.element(page.getByText("No Names Found")).toBeVisible();
});

test("two selected names can be merged into the one of the catalogue, one alone cannot", async () => {
  await open();
  await page.getByLabelText("Select Coling capacity").click();
  await expect.element(button("Merge")).toBeDisabled();
  await page.getByLabelText("Select Cooling capacity").click();
  await expect.element(page.getByText("2 selected")).toBeVisible();
  await button("Merge").click();
  await expect.element(dialog.getByLabelText("New name")).toHaveValue("Cooling capacity");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("3 names")).toBeVisible();
});

test("a likely typing error is proposed for a merge, which is reviewed before anything happens", async () => {
  const { sent } = await open();
  await page.getByText("1 proposal to merge names that mean the same").click();
  await expect.element(page.getByText(/^Instead of Coling capacity · /)).toBeVisible();
  await button("Review the merge into Cooling capacity").click();
  await expect.element(dialog.getByText("Name: Coling capacity")).toBeVisible();
  await expect.element(dialog.getByLabelText("New name")).toHaveValue("Cooling capacity");
  expect(bodies(sent, "changes")).toEqual([]);
});

test("a name is added to the catalogue with what its values tell; a name that is there already is refused at its field", async () => {
  const { sent, publish } = await open({
    attributes: ({ method }) => (method === "POST" ? attribute("Colour") : [CAPACITY]),
  });
  await button("Add Colour to the catalogue").click();
  const name = dialog.getByLabelText("Name");
  await expect.element(name).toHaveValue("Colour");
  await expect.element(dialog.getByLabelText("Kind")).toHaveDisplayValue("Text");
  await name.fill("cooling capacity");
  await dialog.getByLabelText("Decimals").fill("many");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect.element(dialog.getByLabelText("Decimals")).toBeInvalid();
  await dialog.getByLabelText("Decimals").fill("");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect.element(name).toBeInvalid();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue("cooling capacity");
  expect(bodies(sent, "attributes")).toEqual([]);
  await name.fill("Colour");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodies(sent, "attributes")).toMatchObject([{ name: "Colour", kind: "text" }]);
  expect(publish).toHaveBeenCalledExactlyOnceWith(expect.anything(), "Specification Colour");
});

test("an entry that somebody else changed meanwhile is not overwritten, and what was typed stays", async () => {
  await open({ attributes: () => [] });
  await showTab("Catalogue");
  await button("Edit Head").click();
  await dialog.getByLabelText("Name").fill("Pump head");
  await dialog.getByRole("button", { name: "Update" }).click();
  await expect.element(dialog.getByText(/^Somebody else changed or deleted this entry meanwhile\./)).toBeVisible();
  // The focus has not left the dialog.
  await expect.element(dialog.getByRole("button", { name: "Update" })).toHaveFocus();
  await expect.element(dialog.getByLabelText("Name")).toHaveValue("Pump head");
});

test("the catalogue says how much an entry is used, also finds synonyms, and deletes only after a question", async () => {
  const { sent } = await open({
    attributes: ({ method }) => (method === "DELETE" ? new Response(null, { status: 204 }) : [CAPACITY, FLOW]),
  });
  await showTab("Catalogue");
  const entries = page.getByRole("list", { name: "Catalogue of specifications" });
  await expect.element(entries.getByText("Used 12 times, expected by 1 category · also Capacity")).toBeVisible();
  const question = page.getByRole("alertdialog", { name: "Delete from the catalogue" });
  await button("Delete Head").click();
  await expect
    .element(question)
    .toHaveAccessibleDescription(/^Delete “Head” from the catalogue\? Products keep their values/);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(button("Delete Head")).toHaveFocus();
  expect(bodies(sent, "attributes", "DELETE")).toEqual([]);
  await button("Delete Head").click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.element(button("Delete Head")).not.toBeInTheDocument();
  expect(bodies(sent, "attributes", "DELETE")).toHaveLength(1);
});

test("what a category expects is added, ordered and removed at once; what is inherited is not offered again", async () => {
  const { sent } = await open();
  await showTab("Expected");
  await page.getByLabelText("Category").selectOptions(page.getByRole("option", { name: "Pumps" }));
  const own = page.getByRole("list", { name: "Expected in Pumps" });
  await expect.element(page.getByRole("heading", { name: "From the categories above" })).toBeVisible();
  const add = page.getByLabelText("Add", { exact: true });
  expect(
    add
      .getByRole("option")
      .elements()
      .map((one) => one.textContent),
  ).toEqual(["Select a specification of the catalogue", "Flow"]);
  await add.selectOptions("Flow");
  await expect.element(button("Remove Flow")).toBeVisible();
  await button("Move Flow up").click();
  await expect.element(page.getByText("Flow moved to position 1 of 2.")).toBeInTheDocument();
  await button("Remove Head").click();
  await expect.element(button("Remove Head")).not.toBeInTheDocument();
  expect(own.getByRole("listitem").elements()).toHaveLength(1);
  await expect
    .poll(() => stored(sent))
    .toEqual([
      { of_category: "pumps", attribute_ids: ["head", "flow"] },
      { of_category: "pumps", attribute_ids: ["flow", "head"] },
      { of_category: "pumps", attribute_ids: ["flow"] },
    ]);
});

test("what could not be stored is taken back, with a message", async () => {
  await open({
    set_category_attributes: () => refused("no"),
    category_attributes: () => [expects("pumps", HEAD.id, 0)],
  });
  await showTab("Expected");
  await page.getByLabelText("Category").selectOptions(page.getByRole("option", { name: "Pumps" }));
  await button("Remove Head").click();
  await expect.element(page.getByText("Error saving what the category expects. Please try again.")).toBeVisible();
  await expect.element(button("Remove Head")).toBeVisible();
});

test("numbers that were not read yet are named, and can be read now", async () => {
  const { sent } = await open({ products: ({ method }) => (method === "HEAD" ? counts(3) : []) });
  await expect.element(page.getByText(/^The numbers and units of 3 products were not read yet/)).toBeVisible();
  await button("Read them now").click();
  await expect.poll(() => sent.filter(({ name, method }) => name === "products" && method === "GET")).toHaveLength(1);
});
