import { describe, expect, test } from "vitest";
import { readStoredRecords } from "#db/import/stored-records.ts";
import { deleteImportMapping, listImportMappings, saveImportMapping } from "#db/import/import-mappings.ts";
import { unwrap } from "#db/errors.ts";
import { storeChange } from "#db/changes/store-change.ts";
import { undoChange } from "#db/changes/undo.ts";
import { toSaved, type Mapping } from "#domain/import/columns/mapping.ts";
import { withLikely } from "#domain/import/unknown-values.ts";
import { importSession } from "#domain/import/session.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  plain,
  secret,
  stranger,
  unique,
} from "../../support/database/database.ts";

/** Reads and plans a table with the rights of the administrator. */
async function planned(table: string, change: (mapping: Mapping) => Partial<Mapping> = () => ({})) {
  const session = importSession();
  session.setStored(await readStoredRecords(administrator));
  await session.read(new TextEncoder().encode(table));
  const proposed = session.propose([]).mapping;
  const mapping = withLikely(proposed, session.unknown(proposed));
  const { counts } = await session.plan({ ...mapping, ...change(mapping) }, []);
  return { counts, mapping, ...session.changes() };
}
const store = ({ changes, newBrands, newCategories }: Awaited<ReturnType<typeof planned>>) =>
  storeChange(administrator, { kind: "import", title: "test.csv", newBrands, newCategories }, changes);

test("machines of a table of figures come in whole, a second time nothing changes, and all of it is undone", async () => {
  const maker = unique("Maker");
  const category = await makeCategory({ name: `${unique("Kind")} Screw Chillers` });
  const kind = category.name.split(" ")[0];
  const rows = Array.from({ length: 287 }, (_, at) =>
    [
      maker,
      `M${at % 40}`,
      `${kind} chiller`,
      "Screw",
      100 + at / 10,
      3 + (at % 7) / 100,
      6.67,
      29.4,
      10.1,
      12.2,
      "",
      "",
      0.1,
      "VSD",
      "R-134a",
    ].join(","),
  );
  const table = [
    "brand,model,type,compressor,capacity_kw,cop,leaving_chilled_water_c,entering_condenser_fluid_c,chilled_water_flow_l_s,condenser_flow_l_s,air_flow_l_s,sensible_heat_ratio,minimum_part_load,unloading,refrigerant",
    ...rows,
  ].join("\n");
  const create = () => ({ brands: [{ value: maker, choice: "create" }] });
  const first = await planned(table, create);
  expect(first.counts).toMatchObject({ new: 287, refused: 0 });
  const stored = await store(first);
  expect(stored).toMatchObject({ created: 287, changed: 0, conflicts: [], slugs_used: [] });
  const brand = unwrap(await secret.from("brands").select("id").eq("name", maker).single());
  const [product] = unwrap(await secret.from("products").select("*").eq("brand_id", brand.id).order("name").limit(1));
  expect(product).toMatchObject({
    name: `${maker} M0, 100 kW`,
    category_id: category.id,
    specifications: expect.arrayContaining([{ name: "Condenser flow", value: "12.2 l/s" }]),
  });
  expect(product?.specification_values).toContainEqual([{ low: 12.2, high: 12.2, unit: "l/s" }]);

  expect((await planned(table)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 287, refused: 0 });

  expect(await undoChange(administrator, stored.id)).toMatchObject({
    counts: { brands: { deleted: 1 }, products: { deleted: 287 } },
    edited: [],
  });
  expect(unwrap(await secret.from("brands").select("id").eq("name", maker))).toEqual([]);
});

test("what somebody else changed since the preview stores nothing; compared again, it does", async () => {
  const [brand, category] = [await makeBrand(), await makeCategory()];
  const table = (figure: string) =>
    `Brand,Category,Name,Description,Flow (l/s)\n${brand.slug},${category.slug},${name},D,${figure}`;
  const name = unique("Pump");
  await store(await planned(table("5")));
  const change = await planned(table("6"));
  expect(change.counts).toMatchObject({ changed: 1 });
  const theirs = { model: "Theirs", specifications: [{ name: "Flow", value: "5.5 l/s" }] };
  await secret.from("products").update(theirs).eq("name", name);
  expect((await store(change)).conflicts).toHaveLength(1);
  expect(await store(await planned(table("6")))).toMatchObject({ changed: 1 });
  const [row] = unwrap(await secret.from("products").select("model, specifications").eq("name", name));
  expect(row).toEqual({ model: "Theirs", specifications: [{ name: "Flow", value: "6 l/s" }] });
});

describe("saved mappings", () => {
  test("are kept by name, replaced by the same name and deleted, by publishers only", async () => {
    const { mapping } = await planned("Model,COP\nA,1\nB,2");
    const [name, saved] = [unique("Supplier"), toSaved(mapping, ["Model", "COP"])];
    await saveImportMapping(administrator, name, saved);
    await saveImportMapping(administrator, ` ${name} `, { ...saved, clearWord: "none" });
    const found = (await listImportMappings(administrator)).filter((one) => one.name === name);
    expect(found.map(({ mapping: kept }) => kept)).toEqual([{ ...saved, clearWord: "none" }]);

    for (const client of [plain, stranger]) {
      await expect(saveImportMapping(client, unique("Forged"), saved)).rejects.toThrow();
      expect(await listImportMappings(client).catch(() => [])).toEqual([]);
    }
    const [{ id } = { id: "" }] = found;
    await deleteImportMapping(administrator, id);
    expect((await listImportMappings(administrator)).some((one) => one.name === name)).toBe(false);
  });

  test("that another release cannot read are left out", async () => {
    const name = unique("Later");
    await secret.from("import_mappings").insert({ name, mapping: { columns: "many" } });
    expect((await listImportMappings(administrator)).some((one) => one.name === name)).toBe(false);
  });
});
