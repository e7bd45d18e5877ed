import { readFile } from "node:fs/promises";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { storedTranslations, withPairs, type Pair } from "#domain/languages/translations.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, publish, test } from "../../support/stories/plantroom.ts";

const SLUG = "factory-test-giza-data-centre";
const TITLE = "عنوان من المترجم";
const SUMMARY = "ملخص من المترجم، 12.8 °C.";
const [ENGLISH, ARABIC] = [5, 6];

/** The file as a translator sends it back: with two cells of Arabic, and whatever else a spreadsheet program keeps of it. */
async function filledIn(path: string) {
  const rows = (await readXlsx(await readFile(path))).sheets[0]?.rows ?? [];
  const filled = rows.map((cells, at) => cells.with(ARABIC, [cells[ARABIC] ?? null, TITLE, SUMMARY][at] ?? null));
  const bytes = await writeXlsx({ sheets: [{ name: "Translations", rows: filled }] });
  return { english: rows.map((cells) => cells[ENGLISH]), buffer: Buffer.from(bytes) };
}

test("a translator's file: exported, two cells filled, imported, on the Arabic page, and undone", async ({
  administrator: page,
  stack,
}) => {
  const article = () => stack.secret.from("articles").select("*").eq("slug", SLUG).single();
  const { data: before } = await article();
  const title = `${before?.title} again`;
  const translations = withPairs(storedTranslations(before), "ar", "summary", []) as Record<
    string,
    Record<string, Pair[]>
  >;
  await stack.secret.from("articles").update({ title, translations }).eq("slug", SLUG);

  await page.goto("/admin");
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Translations" }).click();
  await page.getByRole("combobox", { name: "Kind", exact: true }).selectOption("News");
  const row = page.getByRole("list", { name: "Records to translate" }).getByRole("listitem").filter({ hasText: title });
  await expect(row.getByText("1 missing")).toBeVisible();
  await expect(row.getByText("1 outdated")).toBeVisible();
  await expectAccessible(page);

  // The way to the words of one record, and back.
  await row.getByRole("link", { name: title }).click();
  await expect(page.getByRole("textbox", { name: "Summary in Arabic" })).toBeInViewport();
  await page.goBack();

  await page.getByRole("button", { name: "Export XLSX" }).click();
  const exporting = page.getByRole("dialog", { name: "Export for a translator" });
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await exporting.getByRole("button", { name: "Export XLSX" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^translations-ar-articles-\d{4}-\d\d-\d\d\.xlsx$/);
  const { english, buffer } = await filledIn(await file.path());
  expect(english).toEqual(["English", title, before?.summary]);

  await page.getByRole("button", { name: "Import", exact: true }).click();
  const importing = page.getByRole("dialog", { name: "Import translations" });
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  await importing.getByLabel("Translations file").setInputFiles({ name: "from-mona.xlsx", mimeType, buffer });
  await expect(importing.getByText("from-mona.xlsx: 2 words of 1 record will change")).toBeVisible();
  await expectAccessible(page);
  await importing.getByRole("button", { name: "Store 2 words" }).click();
  await expect(page.getByText("2 words of 1 record stored.")).toBeVisible();
  await publish(stack);
  const arabic = async () => (await page.request.get(`/ar/news/${SLUG}`)).text();
  expect(await arabic()).toContain(TITLE);
  expect(await arabic()).toContain("ملخص من المترجم");

  await page.getByRole("button", { name: "Undo the import" }).click();
  await expect(page.getByText("The import is undone")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).last().click();
  await expect(row.getByText("1 missing")).toBeVisible();
  expect((await article()).data?.translations).toEqual(translations);
  await stack.secret
    .from("articles")
    .update({ title: before?.title ?? "", translations: before?.translations ?? {} })
    .eq("slug", SLUG);
});
