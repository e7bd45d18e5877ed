import { expect, inject, test } from "vitest";
import { lastSave, newestSave } from "#db/content/saves.ts";
import { saveSettings } from "#db/content/settings.ts";
import { administrator, makeCategory, makeProduct, plain, secret, stranger, unique } from "../support/database.ts";

const office = inject("administrator").id;

test("only administrators see who saved a record last", async () => {
  const { id } = await makeProduct();
  expect(await lastSave(administrator, "product", id)).toMatchObject({ saved_by: null });
  await administrator.from("products").update({ model: "B" }).eq("id", id);
  expect(await lastSave(administrator, "product", id)).toMatchObject({ saved_by: office });
  expect(await lastSave(plain, "product", id)).toBeNull();
  await expect(lastSave(stranger, "product", id)).rejects.toThrow();
  for (const client of [plain, administrator])
    expect((await client.from("saves").update({ saved_by: null }).eq("record", id)).error?.code).toBe("42501");
  // A change with the secret key has no author.
  await secret.from("products").update({ model: "C" }).eq("id", id);
  expect(await lastSave(administrator, "product", id)).toMatchObject({ saved_by: null });
});

test("a category's new name does not count as a save of its products; the save of a deleted record is deleted", async () => {
  const category = await makeCategory();
  const product = await makeProduct({ category_id: category.id });
  await administrator
    .from("categories")
    .update({ name: unique("renamed") })
    .eq("id", category.id);
  expect(await lastSave(administrator, "category", category.id)).toMatchObject({ saved_by: office });
  expect(await lastSave(administrator, "product", product.id)).toMatchObject({ saved_by: null });
  await secret.from("brands").delete().eq("id", product.brand_id);
  expect(await lastSave(administrator, "product", product.id)).toBeNull();
});

test("settings are saved under their keys", async () => {
  const key = unique("setting");
  await saveSettings(administrator, { [key]: { value: "on", seen: null } });
  expect(await lastSave(administrator, "setting", key)).toMatchObject({ saved_by: office });
  expect((await newestSave(administrator, "setting"))?.saved_by).toBe(office);
});
