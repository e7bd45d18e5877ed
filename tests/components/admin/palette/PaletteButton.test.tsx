import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PaletteButton } from "../../../../admin/palette/PaletteButton.tsx";
import { PublishContext, type Publishing } from "../../../../admin/publish/publish-context.ts";
import { renderInAdministration } from "../in-administration.tsx";

vi.mock(import("#db/content/records.ts"), () => ({ findRecords: () => Promise.resolve([]) }));
const code = vi.hoisted(() => Promise.withResolvers<undefined>());
vi.mock(import("../../../../admin/palette/Palette.tsx"), async (original) => {
  await code.promise;
  return original();
});

test("what is typed before the code of the palette is there is not lost, and not typed into the screen", async () => {
  await renderInAdministration(() => (
    <PublishContext value={{} as unknown as Publishing}>
      <PaletteButton />
      <input aria-label="Name" />
    </PublishContext>
  ));
  const name = page.getByLabelText("Name");
  const field = page.getByRole("combobox", { name: "Search records and actions" });
  await name.click();
  await userEvent.keyboard("{Control>}k{/Control}nothing");
  await expect.element(name).toHaveValue("");
  // It can be closed while it waits, and begins empty the next time.
  await userEvent.keyboard("{Escape}");
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard("{Control>}k{/Control}tra");

  code.resolve(undefined);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("tra");
  await userEvent.keyboard("sh");
  await expect.element(field).toHaveValue("trash");
  await expect.element(page.getByRole("option", { name: "Trash" })).toBeVisible();
  expect(page.getByRole("dialog").elements()).toHaveLength(1);

  await userEvent.keyboard("{Escape}");
  await expect.element(name).toHaveFocus();
  // The code is there; the palette begins empty again.
  await userEvent.keyboard("{Control>}k{/Control}sett");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("sett");
  await expect.element(name).toHaveValue("");
});
