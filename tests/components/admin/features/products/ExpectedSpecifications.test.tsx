import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  productDefinition,
  type ProductFormShape,
  type TranslatedInput,
} from "../../../../../admin/features/products/product-form.ts";
import { Specifications } from "../../../../../admin/features/products/Specifications.tsx";
import { addPendingRows } from "../../../../../admin/features/products/pending-rows.ts";
import { attributesQuery, categoryAttributesQuery, mediansQuery } from "../../../../../admin/queries/attributes.ts";
import { categoriesQuery } from "../../../../../admin/queries/categories.ts";
import { queryClient } from "../../../../../admin/query-client.ts";
import { renderInAdministration } from "../../in-administration.tsx";
import { attribute } from "../stored-attribute.ts";

const category = (id: string, parent_id: string | null) => ({
  id,
  parent_id,
  name: id,
  slug: id,
  description: null,
  sort_order: 0,
  is_active: true,
  page_title: null,
  search_description: null,
  introduction: null,
  translations: {},
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
});

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(attributesQuery.queryKey, [
    attribute("Cooling capacity", { unit: "kW", synonyms: ["Reference cooling capacity"] }),
    attribute("Refrigerant", { kind: "choice", choices: ["R-32", "R-410A"] }),
    attribute("Head", { unit: "m" }),
  ]);
  const expects = (category_id: string, attribute_id: string, position: number) => ({
    category_id,
    attribute_id,
    position,
  });
  queryClient.setQueryData(categoryAttributesQuery.queryKey, [
    expects("scroll", "refrigerant", 0),
    expects("chillers", "cooling-capacity", 0),
    expects("pumps", "head", 0),
  ]);
  queryClient.setQueryData(categoriesQuery.queryKey, [
    category("chillers", null),
    category("scroll", "chillers"),
    category("pumps", null),
  ]);
  for (const id of ["scroll", "pumps"]) queryClient.setQueryData(mediansQuery(id, undefined).queryKey, []);
  queryClient.setQueryData(mediansQuery("scroll", undefined).queryKey, [
    { name: "Reference cooling capacity", unit: "kW", uses: 17, median: 300 },
  ]);
});

let values: () => ProductFormShape;
let isDirty: boolean;

function Form({ specifications }: { specifications: ProductFormShape["specifications"] }) {
  const form = useForm<ProductFormShape, unknown, TranslatedInput>({
    resolver: zodResolver(productDefinition.schema),
    defaultValues: { ...productDefinition.values(null), category_id: "scroll", specifications },
  });
  values = form.getValues;
  isDirty = form.formState.isDirty;
  return (
    <FormProvider {...form}>
      <Specifications />
      <button onClick={() => addPendingRows(form)}>Save</button>
      <button onClick={() => form.setValue("category_id", "pumps")}>To pumps</button>
    </FormProvider>
  );
}

async function open(specifications: ProductFormShape["specifications"] = []) {
  await renderInAdministration(() => <Form specifications={specifications} />);
}

const expected = page.getByRole("region", { name: "Expected in this category" });
const capacity = expected.getByRole("textbox", { name: "Cooling capacity" });

test("a number becomes a specification with the unit; an empty field becomes none", async () => {
  await open();
  await expect.element(expected.getByText("In kW, unless another unit is typed")).toBeVisible();
  await userEvent.fill(capacity, "471");
  await expect.element(expected.getByText("Read as 471 kW")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  expect(values().specifications).toEqual([{ name: "Cooling capacity", value: "471 kW" }]);
  expect(values().draft.expected).toEqual({});
  await expect.element(capacity).not.toBeInTheDocument();
});

test("another unit is kept and explained; an outlier and a foreign unit are only warned of", async () => {
  await open();
  await userEvent.fill(capacity, "100 TR");
  await expect.element(expected.getByText("Read as 100 TR = 351.69 kW")).toBeVisible();
  await userEvent.fill(capacity, "9000");
  await expect.element(expected.getByText(/^Far from the 17 other products/)).toBeVisible();
  await userEvent.fill(capacity, "5 V");
  await expect.element(expected.getByText("Unusual unit: kW is usual")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  expect(values().specifications).toEqual([{ name: "Cooling capacity", value: "5 V" }]);
});

test("what the product has under a synonym is not asked for again, and its lines are explained, too", async () => {
  await open([
    { name: "Reference cooling capacity", value: "10–12 kW" },
    { name: "Colour", value: "White" },
  ]);
  await expect.element(page.getByText("Read as 10 to 12 kW")).toBeVisible();
  await expect.element(page.getByText("Kept as text")).toBeVisible();
  await expect.element(expected.getByText("Refrigerant")).toBeVisible();
  await expect.element(capacity).not.toBeInTheDocument();
});

test("lines come in the order of the fields, whatever was typed first", async () => {
  await open();
  await userEvent.fill(expected.getByRole("combobox", { name: "Refrigerant" }), "R-32");
  await userEvent.fill(capacity, "10-12");
  await page.getByRole("button", { name: "Save" }).click();
  expect(values().specifications.map(({ value }) => value)).toEqual(["10-12 kW", "R-32"]);
});

test("what was typed stays when the category changes, and an emptied field leaves the form unchanged", async () => {
  await open();
  await userEvent.fill(capacity, "471");
  expect(isDirty).toBe(true);
  await userEvent.clear(capacity);
  await expect.poll(() => isDirty).toBe(false);
  await userEvent.fill(capacity, "471");
  await page.getByRole("button", { name: "To pumps" }).click();
  await expect.element(expected.getByText("Head", { exact: true })).toBeVisible();
  await expect.element(capacity).toHaveValue("471");
  await expect.element(expected.getByText("Refrigerant")).not.toBeInTheDocument();
});
