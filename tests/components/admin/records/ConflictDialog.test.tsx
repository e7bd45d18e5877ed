import { pairOf } from "#domain/languages/translations.ts";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConflictDialog } from "../../../../admin/records/ConflictDialog.tsx";

type Brand = { name: string; website: string; description: string };
const base: Brand = { name: "Carrier", website: "https://old.example", description: "Chillers" };
const mine: Brand = { ...base, name: "Carrier Corporation", description: "Chillers and air handlers" };
const theirs: Brand = { ...base, website: "https://new.example", description: "" };
const FIELDS = {
  name: "Name",
  website: "Website",
  description: "Description",
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

test("only a field that both changed is asked for; what one of them changed is kept", async () => {
  const { onChoose } = await renderConflict(theirs);
  await expect.element(page.getByRole("dialog", { name: "This brand was changed by somebody else" })).toBeVisible();
  const description = field("Description");
  await expect.element(description.getByRole("radio", { name: "Mine Chillers and air handlers" })).toBeChecked();
  await expect.element(description.getByText("empty")).toBeVisible();
  await expect.element(field("Name")).not.toBeInTheDocument();
  await expect.element(field("Website")).not.toBeInTheDocument();
  await expect.element(page.getByText("Also kept, as only somebody else changed it: Website.")).toBeVisible();
  await save.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ ...mine, website: theirs.website });
});

test("translations are shown by language and field", async () => {
  const version = (translation: string) => ({
    name: "Fan",
    translations: translation ? { ar: { name: [pairOf("Fan", translation)] } } : {},
  });
  await render(
    <ConflictDialog
      noun="brand"
      base={version("")}
      mine={version("مروحة")}
      theirs={version("مراوح")}
      fields={{ name: "Name", translations: "Translations" }}
      onClose={vi.fn()}
      onChoose={vi.fn()}
    />,
  );
  await expect.element(field("Translations").getByText("Arabic: Name: مروحة")).toBeVisible();
  await expect.element(field("Translations").getByText("Arabic: Name: مراوح")).toBeVisible();
});

test("field by field: what is chosen is what is saved", async () => {
  const { onChoose } = await renderConflict({ ...theirs, name: "Carrier Egypt" });
  await field("Name")
    .getByRole("radio", { name: /Theirs/ })
    .click();
  await save.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({
    ...mine,
    name: "Carrier Egypt",
    website: theirs.website,
  });
});

test.each([
  ["All mine", { ...mine }],
  ["All theirs", { ...theirs, name: "Carrier Egypt" }],
])("%s takes one version of all fields that both changed", async (name, expected) => {
  const { onChoose } = await renderConflict({ ...theirs, name: "Carrier Egypt" });
  await page.getByRole("button", { name }).click();
  await save.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ ...expected, website: theirs.website });
});

test("a record deleted meanwhile cannot be saved, and the text stays in the form", async () => {
  const { onClose } = await renderConflict(null);
  const dialog = page.getByRole("dialog", { name: "This brand was deleted" });
  await expect.element(dialog).toHaveAccessibleDescription(/Your text is still in the form/);
  await expect.element(save).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Keep editing" }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
