import { describe, expect, inject, test } from "vitest";
import { lastSave, listChangedRecords, listChanges, listChangesAfter, listVersions } from "#db/changes/changes.ts";
import { findDeletion, listDeletedRecords, listDeletions, restoreDeletion } from "#db/changes/trash.ts";
import { storeChange } from "#db/changes/store-change.ts";
import { restoreVersion, undoChange } from "#db/changes/undo.ts";
import type { Client, Row } from "#db/client.ts";
import { deleteRecords } from "#db/content/records.ts";
import { updateBrand } from "#db/products/brands.ts";
import { createProduct, getProduct, updateProduct } from "#db/products/products.ts";
import { ALL_KINDS, contentKind } from "#domain/content/content-kinds.ts";
import { ensureDone, isForbidden, unwrap } from "#db/errors.ts";
import {
  administrator,
  makeAttribute,
  makeBrand,
  makeCategory,
  makeCompanyRecord,
  makeDocument,
  newDocument,
  makePage,
  makeProduct,
  makeSetting,
  newCompanyRecord,
  plain,
  secret,
  stranger,
  unique,
} from "../../support/database/database.ts";
import { PRODUCT_FIELDS } from "../../support/content/product-fields.ts";
import { SIGNED_IN, withOwnDatabase } from "../../support/database/own-stack.ts";

const office = inject("administrator").id;
const newest = async (record: string) =>
  unwrap(
    await administrator
      .from("change_rows")
      .select("*, change:changes(*)")
      .eq("record", record)
      .not("revision", "is", null)
      .order("revision", { ascending: false })
      .limit(1)
      .single(),
  );
const brandNow = async (id: string): Promise<Row<"brands">> =>
  unwrap(await secret.from("brands").select("*").eq("id", id).single());

const companyKind = (table: Parameters<typeof makeCompanyRecord>[0]) => ({
  make: () => makeCompanyRecord(table),
  fresh: async () => newCompanyRecord(table),
  change: { sort_order: 7 },
});
const KINDS = {
  brands: { make: makeBrand, fresh: async () => named(), change: { country: "Egypt" } },
  categories: { make: makeCategory, fresh: async () => named(), change: { description: "Changed" } },
  products: {
    make: async () => makeProduct({ category_id: (await makeCategory()).id }),
    fresh: async () => ({
      ...named(),
      description: "New.",
      brand_id: (await makeBrand()).id,
      category_id: (await makeCategory()).id,
    }),
    change: { model: "X" },
  },
  pages: { make: makePage, fresh: async () => ({ title: "New", slug: unique("new") }), change: { body: "Changed" } },
  settings: {
    make: makeSetting,
    fresh: async () => ({ key: unique("new"), value: { a: 1 } }),
    change: { value: { a: 2 } },
  },
  projects: companyKind("projects"),
  services: companyKind("services"),
  sectors: companyKind("sectors"),
  testimonials: companyKind("testimonials"),
  articles: { ...companyKind("articles"), change: { body: "Changed" } },
  certificates: companyKind("certificates"),
  members: companyKind("members"),
  documents: { make: makeDocument, fresh: async () => newDocument(), change: { revision: "2" } },
  attributes: { make: makeAttribute, fresh: async () => ({ name: unique("new") }), change: { unit: "kW" } },
} as const;
const named = () => ({ name: unique("new"), slug: unique("new") });

/** Recorded too: what belongs to records of these kinds, and what an enquiry loses when it is deleted. */
const PARTS = ["brand_featured_products", "category_attributes", "redirects", "enquiries"];

test("each table whose writes are recorded is tried here", async () => {
  const tables = unwrap(await secret.from("content_tables").select("table_name")).map(({ table_name }) => table_name);
  expect([...Object.keys(KINDS), ...PARTS].sort()).toEqual(tables.sort());
  expect(tables).toEqual(expect.arrayContaining(ALL_KINDS.map((kind) => contentKind(kind).table)));
});

test("a write to what belongs to a record leaves a change", async () => {
  const brand = await makeBrand();
  const product = await makeProduct({ brand_id: brand.id });
  const category = await makeCategory();
  const attribute = await makeAttribute();
  const featured = { brand_id: brand.id, product_id: product.id, item_type: "product", display_order: 0 };
  const { id } = unwrap(await administrator.from("brand_featured_products").insert(featured).select("id").single());
  expect(await newest(id)).toMatchObject({ table_name: "brand_featured_products", before: null });
  const expected = { category_id: category.id, attribute_id: attribute.id, position: 0 };
  ensureDone(await administrator.from("category_attributes").insert(expected));
  expect(await newest(`${category.id}/${attribute.id}`)).toMatchObject({
    table_name: "category_attributes",
    before: null,
  });
});

describe.each(Object.entries(KINDS))("a write to %s leaves a change", (table, { make, fresh, change }) => {
  test.each([
    ["an administrator", administrator, office],
    ["the secret key", secret, null],
  ])("by %s", async (_, client: Client, made_by) => {
    const rows = (client as never as { from: (name: string) => ReturnType<Client["from"]> }).from(table);
    const added = unwrap(
      await rows
        .insert((await fresh()) as never)
        .select("id")
        .single(),
    ) as { id: string };
    expect(await newest(added.id)).toMatchObject({ table_name: table, before: null, after: { id: added.id } });

    const row = await make();
    ensureDone(await rows.update(change as never).eq("id", row.id));
    const changed = await newest(row.id);
    const [[column, value]] = Object.entries(change) as [[string, unknown]];
    expect(changed).toMatchObject({ before: { [column]: (row as never)[column] }, after: { [column]: value } });
    expect(Object.keys(changed.after as object)).toEqual([column]);
    expect(changed.change).toMatchObject({ kind: "edit", state: "applied", made_by });

    ensureDone(await rows.delete().eq("id", row.id));
    expect(await newest(row.id)).toMatchObject({
      before: { id: row.id },
      after: null,
      change: { kind: "deletion", made_by },
    });
  });
});

test("what changes nothing leaves no change, and what triggers write belongs to the change that caused it", async () => {
  const brand = await makeBrand({ country: "Egypt" });
  const before = await newest(brand.id);
  ensureDone(await administrator.from("brands").update({ country: "Egypt" }).eq("id", brand.id));
  expect((await newest(brand.id)).change_id).toBe(before.change_id);
  expect((await brandNow(brand.id)).updated_at).toBe(brand.updated_at);

  const slug = unique("moved");
  ensureDone(await administrator.from("brands").update({ slug }).eq("id", brand.id));
  const { change_id } = await newest(brand.id);
  const rows = await listChangedRecords(administrator, change_id, 10);
  expect(rows.map(({ table_name, follows }) => [table_name, follows])).toEqual([
    ["brands", false],
    ["redirects", true],
  ]);
});

test("who saved a record last: not who renamed its category, and nobody for other accounts", async () => {
  const category = await makeCategory();
  const { id } = await makeProduct({ category_id: category.id });
  expect(await lastSave(administrator, "product", id)).toMatchObject({ made_by: null });
  ensureDone(
    await administrator
      .from("categories")
      .update({ name: unique("renamed") })
      .eq("id", category.id),
  );
  expect(await lastSave(administrator, "product", id)).toMatchObject({ made_by: null });
  expect(await lastSave(administrator, "category", category.id)).toMatchObject({ made_by: office });
  expect((await lastSave(administrator, "category"))?.made_by).toBe(office);
  ensureDone(await administrator.from("products").update({ model: "B" }).eq("id", id));
  expect(await lastSave(administrator, "product", id)).toMatchObject({ made_by: office });
  expect(await lastSave(plain, "product", id)).toBeNull();
  await expect(lastSave(stranger, "product", id)).rejects.toSatisfy(isForbidden);
});

test("the log can be read on after a change of it, whatever is saved meanwhile", async () => {
  const { id } = await makeBrand({ country: "Italy" });
  const save = async (country: string) =>
    ensureDone(await administrator.from("brands").update({ country }).eq("id", id));
  for (const country of ["Egypt", "Finland", "Norway"]) await save(country);
  const filter = { table: "brands", record: id };
  const all = (await listChanges(administrator, filter, { limit: 9, offset: 0 })).data;
  expect(all).toHaveLength(4);
  const first = await listChangesAfter(administrator, filter, { after: null, limit: 2 });
  await save("Sweden");
  const rest = await listChangesAfter(administrator, filter, { after: first.at(-1) ?? null, limit: 9 });
  expect([...first, ...rest]).toEqual(all);
  expect(await listChangesAfter(plain, filter, { after: null, limit: 9 })).toEqual([]);
});

test("nobody alters or deletes a change, not even with the secret key; nobody else reads one", async () => {
  const { id } = await makeBrand();
  const row = await newest(id);
  const forged = { change_id: row.change_id, table_name: "brands", record: unique("forged"), after: {} };
  for (const client of [stranger, plain, administrator, secret])
    for (const { error, data } of [
      await client.from("changes").update({ title: "Forged" }).eq("id", row.change_id).select(),
      await client.from("change_rows").update({ after: {} }).eq("record", id).select(),
      await client.from("change_rows").delete().eq("record", id).select(),
      await client.from("change_rows").insert(forged).select(),
      await client.from("changes").insert({ kind: "undo", undoes: row.change_id }).select(),
      await client.from("changes").insert({ kind: "bulk", title: "Forged", made_by: office }).select(),
      await client.from("changes").delete().eq("id", row.change_id).select(),
    ])
      expect([error?.code ?? "", data ?? []]).toEqual([error ? "42501" : "", []]);
  expect(await newest(id)).toEqual(row);
  for (const client of [stranger, plain]) {
    expect((await client.from("changes").select("id")).data ?? []).toEqual([]);
    expect((await client.from("change_rows").select("record")).data ?? []).toEqual([]);
    await expect(undoChange(client, row.change_id)).rejects.toSatisfy(isForbidden);
    await expect(restoreDeletion(client, row.change_id)).rejects.toSatisfy(isForbidden);
  }
});

test("nobody, not even with the secret key, says that writes are not recorded, or which revision comes next", async () => {
  for (const client of [stranger, plain, administrator, secret])
    for (const { error } of [
      await client
        .from("content_tables")
        .update({ recorded_columns: ["nothing"] })
        .eq("table_name", "pages"),
      await client.from("content_tables").delete().eq("table_name", "pages"),
      await client.from("content_revision").update({ revision: 0 }).eq("only_row", true),
      await client.from("content_kinds").update({ address: "/x/" }).eq("kind", "page"),
    ])
      expect(error?.code).toBe("42501");
});

describe("undo", () => {
  test("gives each field back that nobody has changed since, and names those where somebody has", async () => {
    const brand = await makeBrand({ country: "Italy", established: 1990 });
    ensureDone(await administrator.from("brands").update({ country: "Egypt", established: 2000 }).eq("id", brand.id));
    const { change_id } = await newest(brand.id);
    ensureDone(await secret.from("brands").update({ description: "Other fields do not matter." }).eq("id", brand.id));
    await undoChange(administrator, change_id);
    expect(await brandNow(brand.id)).toMatchObject({
      country: "Italy",
      established: 1990,
      description: "Other fields do not matter.",
    });

    // The undo is a change too, and can be undone.
    await undoChange(administrator, (await newest(brand.id)).change_id);
    expect(await brandNow(brand.id)).toMatchObject({ country: "Egypt", established: 2000 });
    ensureDone(await secret.from("brands").update({ country: "Japan" }).eq("id", brand.id));
    const { edited, counts } = await undoChange(administrator, change_id);
    expect([counts, edited]).toMatchObject([{}, [{ table: "brands", record: brand.id, name: brand.name }]]);
    expect(await brandNow(brand.id)).toMatchObject({ country: "Japan", established: 2000 });
  });

  test("of a creation leaves a record that others belong to by now", async () => {
    const brand = await makeBrand();
    const { change_id } = await newest(brand.id);
    await makeProduct({ brand_id: brand.id });
    expect((await undoChange(administrator, change_id)).edited).toMatchObject([{ record: brand.id }]);
    await brandNow(brand.id);
  });

  test("is refused a second time", async () => {
    const brand = await makeBrand();
    const { change_id } = await newest(brand.id);
    await undoChange(administrator, change_id);
    await expect(undoChange(administrator, change_id)).rejects.toThrow("undone already");
    const { data } = await listChanges(administrator, { table: "brands", record: brand.id }, { limit: 9, offset: 0 });
    expect(data.map(({ kind, undone_by }) => [kind, undone_by])).toEqual([
      ["undo", null],
      ["edit", office],
    ]);
  });
});

test("a change is no longer called undone when all of it has come back from the trash", async () => {
  const { id: brand_id } = await makeBrand();
  const { id: category_id } = await makeCategory();
  const products = Array.from({ length: 3 }, () => ({
    id: crypto.randomUUID(),
    seen: null,
    values: { ...named(), description: "New.", brand_id, category_id, featured: false },
  }));
  const stored = await storeChange(administrator, { kind: "import", title: unique("import") }, products as never);
  const undone = async () => {
    const { data } = await listChanges(administrator, { kinds: ["import"] }, { limit: 9, offset: 0 });
    return data.find(({ id }) => id === stored.id)?.undone_by ?? null;
  };
  const undo = await undoChange(administrator, stored.id);
  expect(await undone()).toBe(office);
  expect(await restoreDeletion(administrator, undo.id, [products[0]?.id ?? ""])).toBe(1);
  expect(await undone()).toBe(office);
  expect(await restoreDeletion(administrator, undo.id)).toBe(2);
  expect(await undone()).toBeNull();
});

test("a change that somebody else prepares cannot be stored under that name", async () => {
  const { id } = unwrap(await secret.from("changes").insert({ kind: "bulk", title: "Half" }).select("id").single());
  const { error } = await administrator.rpc("apply_change", { of_change: id });
  expect(error?.message).toContain("does not exist any more");
  ensureDone(await secret.from("changes").delete().eq("id", id));
});

test("an old slug stays where its record is left as it is, and what an undo wrote is recorded", async () => {
  const brand = await makeBrand();
  const [second, third] = [unique("second"), unique("third")];
  ensureDone(await administrator.from("brands").update({ slug: second }).eq("id", brand.id));
  const { change_id } = await newest(brand.id);
  ensureDone(await administrator.from("brands").update({ slug: third }).eq("id", brand.id));
  expect((await undoChange(administrator, change_id, { leaveEdited: true })).edited).toMatchObject([
    { record: brand.id },
  ]);
  const { data } = await secret.from("redirects").select("old_slug").eq("record_id", brand.id).order("old_slug");
  expect(data?.map(({ old_slug }) => old_slug)).toEqual([brand.slug, second].sort());
});

test("the quantities of a text that somebody else has changed meanwhile are not stored by a save of other fields", async () => {
  const { id } = await makeProduct({
    specifications: [{ name: "COP", value: "3.2", unit: "", category: "" }] as never,
  });
  const seen = await getProduct(administrator, id);
  if (!seen) throw new Error("The product was not made.");
  const specifications = [{ name: "COP", value: "3.5", unit: "", category: "" }];
  ensureDone(
    await secret
      .from("products")
      .update({ specifications: specifications as never })
      .eq("id", id),
  );
  await updateProduct(administrator, id, { name: unique("named"), specifications: seen.specifications }, seen);
  const now = await getProduct(administrator, id);
  expect(now).toMatchObject({ specifications: [{ value: "3.5" }], specification_values: null });
});

test("of the records that follow, thousands come back with the one that was chosen", async () => {
  const brand = await makeBrand();
  const rows = Array.from({ length: 2000 }, () => ({ ...named(), description: "Many.", brand_id: brand.id }));
  for (let from = 0; from < rows.length; from += 500)
    ensureDone(await secret.from("products").insert(rows.slice(from, from + 500)));
  await deleteRecords(administrator, "brand", [brand.id]);
  expect(await restoreDeletion(administrator, (await findDeletion(administrator, brand.id)) ?? "", [brand.id])).toBe(
    2001,
  );
  ensureDone(await secret.from("products").delete().eq("brand_id", brand.id));
}, 60_000);

test("single records of a deletion come back with what belongs to them; the rest stays in the trash", async () => {
  const [first, second] = [await makeBrand(), await makeBrand()];
  const product = await makeProduct({ brand_id: first.id });
  await deleteRecords(administrator, "brand", [first.id, second.id]);
  const change = (await findDeletion(administrator, second.id)) ?? "";
  expect((await listDeletedRecords(administrator, change, { limit: 9 })).data.map(({ kind }) => kind)).toEqual([
    "brand",
    "brand",
    "product",
  ]);
  const search = `${second.name.slice(0, 4)}%`;
  expect((await listDeletedRecords(administrator, change, { search, limit: 9 })).data).toEqual([]);
  const named = await listDeletedRecords(administrator, change, { search: second.name.toUpperCase(), limit: 9 });
  expect(named).toEqual({ data: [{ kind: "brand", record: second.id, name: second.name }], count: 1 });
  expect(await restoreDeletion(administrator, change, [second.id])).toBe(1);
  expect(await brandNow(second.id)).toEqual(second);
  const listed = (await listDeletions(administrator)).find(({ change_id }) => change_id === change);
  expect(listed).toMatchObject({ kind: "brand", names: [first.name], records: 1, counts: { brand: 1, product: 1 } });
  expect(await restoreDeletion(administrator, change)).toBe(2);
  expect(unwrap(await secret.from("products").select("*").eq("id", product.id).single())).toEqual(product);
  expect(await findDeletion(administrator, first.id)).toBeNull();
});

describe("versions of a record", () => {
  test("include what became of it by the change of another: the newest one is how it is now", async () => {
    const category = await makeCategory();
    const product = await makeProduct({ category_id: category.id });
    await deleteRecords(administrator, "category", [category.id]);
    const [newestVersion, created] = await listVersions(administrator, "products", product.id, { limit: 9 });
    expect(newestVersion).toMatchObject({
      follows: true,
      before: { category_id: category.id },
      after: { category_id: null },
      change: { kind: "deletion", summary: { names: [category.name] } },
    });
    expect(created).toMatchObject({ follows: false, before: null });
    await restoreDeletion(administrator, (await findDeletion(administrator, category.id)) ?? "");
    const [back] = await listVersions(administrator, "products", product.id, { limit: 1 });
    expect(back).toMatchObject({ before: { category_id: null }, after: { category_id: category.id } });
  });

  test("say why, if somebody has said so", async () => {
    const brand = await makeBrand();
    await updateBrand(administrator, brand.id, { country: "Italy" }, brand, { reason: "  Their letter of 3 May " });
    const wanted = {
      ...PRODUCT_FIELDS,
      name: unique("new"),
      brand_id: brand.id,
      category_id: (await makeCategory()).id,
    };
    const product = await createProduct(administrator, wanted, { reason: "New in stock" });
    const [changed] = await listVersions(administrator, "brands", brand.id, { limit: 1 });
    const [created] = await listVersions(administrator, "products", product.id, { limit: 1 });
    expect([changed?.change.reason, created?.change.reason]).toEqual(["Their letter of 3 May", "New in stock"]);
    const { data: log } = await listChanges(
      administrator,
      { table: "brands", record: brand.id },
      { limit: 1, offset: 0 },
    );
    expect(log).toMatchObject([{ reason: "Their letter of 3 May" }]);
  });

  test("say who changed what; one of them or one of its fields comes back", async () => {
    const brand = await makeBrand({ country: "Italy", description: "First." });
    ensureDone(await administrator.from("brands").update({ country: "Egypt" }).eq("id", brand.id));
    ensureDone(await secret.from("brands").update({ description: "Second.", country: "Japan" }).eq("id", brand.id));
    const versions = await listVersions(administrator, "brands", brand.id, { limit: 9 });
    expect(versions.map(({ before, after, change }) => [before, after, change.made_by])).toMatchObject([
      [{ description: "First.", country: "Egypt" }, { description: "Second.", country: "Japan" }, null],
      [{ country: "Italy" }, { country: "Egypt" }, office],
      [null, { country: "Italy" }, null],
    ]);
    const at = (index: number) => ({ table: "brands", record: brand.id, revision: versions[index]?.revision ?? 0 });
    await restoreVersion(administrator, { ...at(2), fields: ["country"] });
    expect(await brandNow(brand.id)).toMatchObject({ country: "Italy", description: "Second." });
    await restoreVersion(administrator, at(1));
    expect(await brandNow(brand.id)).toMatchObject({ country: "Egypt", description: "First." });
    await expect(restoreVersion(administrator, at(1))).rejects.toThrow("This is what is stored.");
    for (const client of [stranger, plain]) {
      await expect(restoreVersion(client, at(2))).rejects.toSatisfy(isForbidden);
      expect(await listVersions(client, "brands", brand.id, { limit: 9 }).catch(() => [])).toEqual([]);
    }
  });

  test("cannot come back to a slug that another record has by now", async () => {
    const brand = await makeBrand();
    ensureDone(
      await administrator
        .from("brands")
        .update({ slug: unique("moved") })
        .eq("id", brand.id),
    );
    const [, first] = await listVersions(administrator, "brands", brand.id, { limit: 9 });
    await makeBrand({ slug: brand.slug, name: "The successor" });
    const version = { table: "brands", record: brand.id, revision: first?.revision ?? 0 };
    await expect(restoreVersion(administrator, version)).rejects.toThrow('is now used by "The successor"');
  });
});

test("a change keeps the id of the account that made it when the account goes: it is not one of a program", async () => {
  await withOwnDatabase(async ({ migrate, rows }) => {
    await migrate();
    for (const statement of SIGNED_IN) await rows(statement);
    await rows("insert into public.brands (name, slug) values ('Acme', 'acme')");
    await rows("alter table public.admins disable trigger user");
    const [gone] = await rows<{ id: string }>("delete from auth.users returning id::text");
    const of = async (filter: string) =>
      rows(`select made_by::text, undone_by::text from public.list_changes(${filter})`);
    expect(await of(`of_person => '${gone?.id}'`)).toEqual([{ made_by: gone?.id, undone_by: null }]);
    expect(await of("by_program => true")).toEqual([]);
    await rows("select set_config('request.jwt.claim.sub', '', false), set_config('request.jwt.claims', '', false)");
    await rows("update public.brands set country = 'Italy'");
    expect(await of("by_program => true")).toEqual([{ made_by: null, undone_by: null }]);
  });
}, 120_000);

test("a transaction that changes nothing leaves no change in the log; an import that says what it refused stays", async () => {
  await withOwnDatabase(async ({ migrate, rows }) => {
    await migrate();
    for (const statement of SIGNED_IN) await rows(statement);
    await rows("insert into public.brands (name, slug, country) values ('Acme', 'acme', 'Italy')");
    const log = () => rows("select kind, title from public.list_changes() order by made_at");
    const before = await log();
    await rows("update public.brands set country = 'Italy'");
    await rows("select public.begin_change('bulk', 'Nothing')");
    /** Stores a prepared change that wants of the brand what it has. */
    const store = async (kind: string, details: string) => {
      const [made] = await rows<{ id: string }>(
        `insert into public.changes (kind, title, details) values ('${kind}', 'The same', '${details}') returning id::text`,
      );
      await rows(`insert into public.change_rows (change_id, table_name, record, before, after)
        select '${made?.id}', 'brands', id::text, '{"country": "Italy"}', '{"country": "Italy"}' from public.brands`);
      await rows(`select public.apply_change('${made?.id}')`);
    };
    await store("bulk", "{}");
    expect(await log()).toEqual(before);
    await store("import", '{"refused": 2}');
    expect(await log()).toEqual([...before, { kind: "import", title: "The same" }]);
    expect(await rows("select id from public.changes where state = 'prepared'")).toEqual([]);
  });
}, 120_000);

test("a row of a prepared change is at most as large as the largest record", async () => {
  await withOwnDatabase(async ({ migrate, rows }) => {
    await migrate();
    for (const statement of SIGNED_IN) await rows(statement);
    const [made] = await rows<{ id: string }>(
      "insert into public.changes (kind, title) values ('bulk', 'Large') returning id::text",
    );
    const store = (column: string, bytes: number) => `select public.store_change_rows('${made?.id}', jsonb_build_array(
      jsonb_build_object('table_name', 'products', 'record', gen_random_uuid(),
        '${column}', jsonb_build_object('description', repeat('x', ${bytes})))))`;
    await rows("set role authenticated");
    await rows(store("after", 19_000_000));
    for (const column of ["before", "after"])
      await rows(`do $$ begin
        ${store(column, 20_000_000).replace("select", "perform")};
        raise 'It was stored.';
      exception when sqlstate 'PT400' then null;
      end $$`);
    await rows("reset role");
    expect(await rows("select count(*)::integer from public.change_rows")).toEqual([{ count: 1 }]);
  });
}, 120_000);
