import { expect, test } from "vitest";
import { listVersions } from "#db/changes/changes.ts";
import { storeChange } from "#db/changes/store-change.ts";
import { restoreVersion, undoChange } from "#db/changes/undo.ts";
import { createProduct, getProduct, updateProduct, type Product } from "#db/products/products.ts";
import { converting } from "#domain/specifications/specification-changes.ts";
import { administrator, makeBrand, makeCategory, unique } from "../../support/database/database.ts";
import { SIGNED_IN, withOwnDatabase } from "../../support/database/own-stack.ts";

test("a version from before a column came and another went is restored; after the retention only the newest change stays", async () => {
  await withOwnDatabase(async ({ migrate, rows }) => {
    await migrate();
    for (const statement of SIGNED_IN) await rows(statement);
    await rows("alter table public.brands add column motto text default 'None'");
    await rows("insert into public.brands (name, slug, country, motto) values ('Acme', 'acme', 'Italy', 'Cool')");
    await rows("update public.brands set country = 'Egypt', motto = 'Cold'");
    await rows("alter table public.brands drop column motto");
    await rows("alter table public.brands add column warranty_years integer not null default 3");
    await rows("update public.brands set warranty_years = 5, description = 'New.'");
    const [first] = await rows<{ revision: string }>("select min(revision)::text as revision from public.change_rows");
    await rows(
      `select public.restore_version('brands', (select id::text from public.brands), ${first?.revision ?? 0})`,
    );
    expect(await rows("select country, warranty_years, description from public.brands")).toEqual([
      { country: "Italy", warranty_years: 3, description: null },
    ]);
    await rows("insert into public.brands (name, slug) values ('Gone', 'gone')");
    await rows("delete from public.brands where slug = 'gone'");
    await rows("truncate public.brands cascade");
    expect(
      await rows("select table_name from public.change_rows where record = '*' and table_name = 'brands'"),
    ).toEqual([{ table_name: "brands" }]);
    await rows("insert into public.pages (title, slug) values ('About us', 'about-us')");
    await rows("update public.pages set title = 'Later' where slug = 'about-us'");

    await rows("update public.changes set made_at = now() - interval '25 months'");
    const [old] = await rows<{ id: string }>("select id from public.changes where kind = 'restore'");
    await expect(rows(`select public.undo_change('${old?.id}')`)).rejects.toThrow();
    await rows("select public.apply_retention()");
    // The site's own pages are there from the start.
    const ours = `(table_name = 'brands' or record = (select id::text from public.pages where slug = 'about-us'))`;
    const left = await rows(`select table_name, name, after from public.change_rows where ${ours}`);
    expect(left).toMatchObject([
      { table_name: "brands", name: "Acme" },
      { table_name: "pages", after: { title: "Later" } },
    ]);
    expect(
      await rows(`select count(distinct change_id)::integer as count from public.change_rows where ${ours}`),
    ).toEqual([{ count: left.length }]);
    expect(
      await rows(
        "select count(*)::integer as count from public.changes c where not exists (select from public.change_rows r where r.change_id = c.id)",
      ),
    ).toEqual([{ count: 0 }]);
  });
}, 120_000);

test("a changed retention takes effect: what is older cannot be undone and goes, unless it is the newest of its record", async () => {
  await withOwnDatabase(async ({ migrate, rows }) => {
    await migrate();
    for (const statement of SIGNED_IN) await rows(statement);
    await rows("insert into public.brands (name, slug) values ('Acme', 'acme')");
    for (const country of ["Italy", "Egypt", "Finland"]) await rows(`update public.brands set country = '${country}'`);
    await rows("insert into public.pages (title, slug) values ('About us', 'about-us')");
    // Seven, five, three months old, and one from today; the page is as old as the first.
    await rows(`update public.changes c set made_at = now() - make_interval(months => o.months)
      from (select r.change_id, case when r.table_name = 'pages' then 7
        else 9 - 2 * row_number() over (partition by r.table_name order by r.revision) end::integer as months
        from public.change_rows r) o where o.change_id = c.id and o.months > 1`);
    const kept = async () => {
      await rows("select public.apply_retention()");
      return rows("select coalesce(after ->> 'country', name) as what from public.change_rows order by revision");
    };
    const undo = (country: string) =>
      rows(
        `select public.undo_change(change_id, true) from public.change_rows where after ->> 'country' = '${country}'`,
      );
    const keepMonths = async (months: number) => {
      await rows("set role authenticated");
      await rows(`update public.retention set history_months = ${months}`);
      await rows("reset role");
    };

    expect(await kept()).toEqual(["Acme", "Italy", "Egypt", "Finland", "About us"].map((what) => ({ what })));
    await keepMonths(6);
    expect(await kept()).toEqual(["Italy", "Egypt", "Finland", "About us"].map((what) => ({ what })));
    await keepMonths(4);
    await rows(`do $$ begin
      perform public.undo_change(change_id) from public.change_rows where after ->> 'country' = 'Italy';
      raise 'It was undone.';
    exception when sqlstate 'PT410' then null;
    end $$`);
    expect(await kept()).toEqual(["Egypt", "Finland", "About us"].map((what) => ({ what })));
    // A longer time brings nothing back, and keeps what is there.
    await keepMonths(120);
    expect(await kept()).toEqual(["Egypt", "Finland", "About us"].map((what) => ({ what })));
    await undo("Finland");
    expect(await rows("select country from public.brands")).toEqual([{ country: "Egypt" }]);
  });
}, 120_000);

/** A product that says its capacity in tons, after all products were converted to kilowatts. */
async function converted(): Promise<{ product: Product; change: string; now: () => Promise<Product | null> }> {
  const product = await createProduct(administrator, {
    ...{ name: unique("unit"), slug: unique("unit"), description: "A test.", item_type: "product", model: null },
    ...{ availability: "current", successor: null, series_id: null },
    ...{ brand_id: (await makeBrand()).id, category_id: (await makeCategory()).id, features: [], images: [] },
    specifications: [{ name: "Cooling capacity", value: "300 TR" }],
  });
  const { specifications } = converting(new Set(["Cooling capacity"]), "kW", 0)(product.specifications);
  const { id } = await storeChange(administrator, { kind: "specifications", title: "TR converted to kW" }, [
    { id: product.id, seen: product, values: { specifications: specifications ?? [] } },
  ]);
  return { product, change: id, now: () => getProduct(administrator, product.id) };
}
const said = (product: Product | null) => ({
  specifications: product?.specifications,
  specification_values: product?.specification_values,
});

test("a version from before a unit was changed in all products comes back with its own text, and the quantities of that text", async () => {
  const { product, change, now } = await converted();
  expect((await now())?.specifications).toEqual([
    { name: "Cooling capacity", value: expect.stringMatching(/^1,?055 kW$/) as unknown },
  ]);
  const [newest, before] = await listVersions(administrator, "products", product.id, { limit: 2 });
  expect(newest?.change).toMatchObject({ id: change, kind: "specifications", title: "TR converted to kW" });
  const version = { table: "products", record: product.id, revision: before?.revision ?? 0 };
  await restoreVersion(administrator, version);
  expect(said(await now())).toEqual(said(product));
});

test("undoing the change of a unit leaves out what somebody has corrected since", async () => {
  const { product, change, now } = await converted();
  await updateProduct(administrator, product.id, { name: "Renamed" }, product);
  const corrected = [{ name: "Cooling capacity", value: "1,060 kW" }];
  const seen = await now();
  if (!seen) throw new Error("The product is gone.");
  await updateProduct(administrator, product.id, { specifications: corrected }, seen);
  const { edited } = await undoChange(administrator, change, { leaveEdited: true });
  expect(edited).toMatchObject([{ record: product.id, is_gone: false }]);
  expect(await now()).toMatchObject({ name: "Renamed", specifications: corrected });
});
