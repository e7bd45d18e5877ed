import { FormProvider, useForm } from "react-hook-form";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { Toaster } from "../../../../../admin/ui/Toaster.tsx";
import { Features } from "../../../../../admin/features/products/Features.tsx";
import { productDefinition, type ProductFormShape } from "../../../../../admin/features/products/product-form.ts";
import { Specifications } from "../../../../../admin/features/products/Specifications.tsx";
import { attributesQuery, categoryAttributesQuery } from "../../../../../admin/queries/attributes.ts";
import { categoriesQuery } from "../../../../../admin/queries/categories.ts";
import { queryClient } from "../../../../../admin/query-client.ts";
import { renderInAdministration } from "../../in-administration.tsx";

function Example({ begin = {} }: { begin?: Partial<ProductFormShape> }) {
  const form = useForm<ProductFormShape>({ defaultValues: { ...productDefinition.values(null), ...begin } });
  return (
    <FormProvider {...form}>
      <Specifications />
      <Features />
      <Toaster />
    </FormProvider>
  );
}

beforeEach(() => {
  for (const { queryKey } of [attributesQuery, categoryAttributesQuery, categoriesQuery])
    queryClient.setQueryData(queryKey, []);
});

const specifications = page.getByRole("region", { name: "Specifications" });
const features = page.getByRole("region", { name: "Features" });
const newName = specifications.getByLabelText("Specification name", { exact: true });

/** Pastes a text into a field, as the keyboard does. Returns whether the field itself was left to insert it. */
async function paste(field: Locator, text: string): Promise<boolean> {
  await field.click();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  return field.element().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

/** The rows as the fields show them. */
const rows = () =>
  specifications
    .getByRole("listitem")
    .all()
    .map((item) => [...item.element().querySelectorAll("input")].map((input) => input.value).join("="));
const lines = () =>
  features
    .getByRole("listitem")
    .all()
    .map((item) => item.element().querySelector("input")?.value);

const TABLE = Array.from({ length: 12 }, (_, index) => `Figure ${index + 1}\t${index}\tkW`).join("\n");

test("a table of twelve lines becomes twelve rows, and the cursor is where the next one begins", async () => {
  await renderInAdministration(() => <Example />);
  expect(await paste(newName, TABLE)).toBe(false);
  await expect.element(specifications.getByText("12 specifications", { exact: true })).toBeVisible();
  expect(rows()[11]).toBe("Figure 12=11 kW");
  await expect.element(newName).toHaveFocus();
});

test("Ctrl+Z takes the paste back, and so does Undo, which keeps what was edited since", async () => {
  await renderInAdministration(() => <Example begin={{ specifications: [{ name: "Weight", value: "90 kg" }] }} />);
  await paste(newName, TABLE);
  await expect.element(specifications.getByText("13 specifications")).toBeVisible();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(rows).toEqual(["Weight=90 kg"]);

  await paste(newName, "Length: 2 m\nHeight: 1 m");
  await specifications.getByLabelText("Value of specification 2").fill("3 m");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(rows).toEqual(["Weight=90 kg", "Length=3 m"]);
});

test("pasted into a row, a table fills the names without a value and follows the row", async () => {
  const specs = [
    { name: "Weight", value: "" },
    { name: "Fan", value: "EC" },
  ];
  await renderInAdministration(() => <Example begin={{ specifications: specs }} />);
  await paste(specifications.getByLabelText("Value of specification 1"), "Length\t2 m\nWeight\t90 kg");
  await expect.poll(rows).toEqual(["Weight=90 kg", "Length=2 m", "Fan=EC"]);
});

test("a value of one line is left to its field, and too many rows are refused", async () => {
  await renderInAdministration(() => <Example />);
  expect(await paste(newName, "Cooling capacity")).toBe(true);
  expect(await paste(specifications.getByLabelText("Specification value"), "Mode: quiet")).toBe(true);
  expect(await paste(newName, Array.from({ length: 201 }, (_, index) => `a${index}\t1`).join("\n"))).toBe(false);
  await expect.element(page.getByText(/at most 200 specifications: there would be 201/)).toBeVisible();
  expect(rows()).toEqual([]);
});

test("a list becomes features without its bullets, and Ctrl+Z takes them back", async () => {
  await renderInAdministration(() => <Example begin={{ features: [{ text: "Quiet" }, { text: "Small" }] }} />);
  await paste(features.getByLabelText("Feature 1"), "• Light\n• 2 circuits");
  await expect.poll(lines).toEqual(["Quiet", "Light", "2 circuits", "Small"]);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(lines).toEqual(["Quiet", "Small"]);
});
