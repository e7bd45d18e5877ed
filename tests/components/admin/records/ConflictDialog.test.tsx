import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConflictDialog } from "../../../../admin/records/ConflictDialog.tsx";

type Brand = { name: string; website: string; description: string };
const base: Brand = { name: "Carrier", website: "https://old.example", description: "Chillers" };
const mine: Brand = { ...base, name: "Carrier Corporation", description: "Chillers and air handlers" };
const theirs: Brand = { ...base, website: "https://new.example", description: "" };
const FIELDS = {
  name: { label: "Name", show: (brand: Brand) => brand.name },
  website: { label: "Website", show: (brand: Brand) => brand.website },
  description: { label: "Description", show: (brand: Brand) => brand.description },
};

async function renderConflict(other: Brand | null) {
  const onChoose = vi.fn<(merged: Brand) => void>();
  const onClose = vi.fn();
  await render(
    <ConflictDialog
      noun="brand"
      base={base}
      mine={mine}
      theirs={other}
      fields={FIELDS}
      onClose={onClose}
      onChoose={onChoose}
    />,
  );
  return { onChoose, onClose };
}

const field = (name: string) => page.getByRole("group", { name });
const save = page.getByRole("button", { name: "Save these choices" });

test("each field that differs shows both versions; a change that only one of them made is preselected", async () => {
  await renderConflict(theirs);
  await expect.element(page.getByRole("dialog", { name: "This brand was changed by somebody else" })).toBeVisible();
  await expect.element(field("Name").getByRole("radio", { name: "Mine Carrier Corporation" })).toBeChecked();
  await expect.element(field("Website").getByRole("radio", { name: "Theirs https://new.example" })).toBeChecked();
  await expect.element(field("Description").getByText("empty")).toBeVisible();
});

test("field by field: what is chosen is what is saved", async () => {
  const { onChoose } = await renderConflict(theirs);
  await field("Name")
    .getByRole("radio", { name: /Theirs/ })
    .click();
  await field("Description").getByRole("radio", { name: /Mine/ }).click();
  await save.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({
    name: "Carrier",
    website: "https://new.example",
    description: "Chillers and air handlers",
  });
});

test.each([
  ["All mine", { ...mine }],
  ["All theirs", { ...theirs }],
])("%s takes one version as a whole", async (name, merged) => {
  const { onChoose } = await renderConflict(theirs);
  await page.getByRole("button", { name }).click();
  await save.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(merged);
});

test("a record deleted meanwhile cannot be saved, and the text stays in the form", async () => {
  const { onClose } = await renderConflict(null);
  const dialog = page.getByRole("dialog", { name: "This brand was deleted" });
  await expect.element(dialog).toHaveAccessibleDescription(/Your text is still in the form/);
  await expect.element(save).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Keep editing" }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
