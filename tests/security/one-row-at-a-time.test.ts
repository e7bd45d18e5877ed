import { expect, test } from "vitest";
import { ensureDone, unwrap } from "#db/errors.ts";
import {
  administrator,
  makeAttribute,
  makeBrand,
  makeCategory,
  makeFeaturedItem,
  makePage,
  makeProduct,
  makeSetting,
  secret,
  unique,
} from "../support/database/database.ts";
import { raw } from "../support/database/raw-requests.ts";

const ENQUIRY = { first_name: "Mona", last_name: "Adel", email: "mona@example.com", message: "A question." };
const makeEnquiry = async () => unwrap(await secret.from("enquiries").insert(ENQUIRY).select().single());
const makeSubscriber = async () =>
  unwrap(
    await secret
      .from("subscribers")
      .insert({ email: `${unique("s")}@example.com` })
      .select()
      .single(),
  );

const makeNote = async () =>
  ensureDone(await secret.from("enquiry_notes").insert({ enquiry_id: (await makeEnquiry()).id, body: "Call." }));

const rows = async (table: string): Promise<unknown> =>
  JSON.parse((await raw(`/rest/v1/${table}?order=${table === "settings" ? "key" : "id"}`, { as: "secret" })).text);

test.each<[string, () => Promise<unknown>, object | null]>([
  ["brands", makeBrand, { country: "Nowhere" }],
  ["categories", makeCategory, { description: "Overwritten" }],
  ["products", makeProduct, { description: "Overwritten" }],
  ["brand_featured_products", makeFeaturedItem, { is_active: false }],
  ["attributes", makeAttribute, { unit: "kW" }],
  [
    "import_mappings",
    async () => secret.from("import_mappings").insert({ name: unique("m"), mapping: {} }),
    { name: "X" },
  ],
  ["pages", makePage, { body: "Overwritten" }],
  ["settings", makeSetting, { description: "Overwritten" }],
  ["enquiries", makeEnquiry, { read_at: "2026-11-22T09:00:00Z" }],
  ["subscribers", makeSubscriber, null],
  ["enquiry_notes", makeNote, null],
])("a request that forgot its filter changes nothing of %s", async (table, make, change) => {
  await make();
  await make();
  const before = await rows(table);
  const always = table === "settings" ? "key=not.is.null" : "created_at=not.is.null";
  for (const query of ["", `?${always}`]) {
    const attempts = [
      await raw(`/rest/v1/${table}${query}`, { method: "DELETE", as: "administrator" }),
      ...(change
        ? [await raw(`/rest/v1/${table}${query}`, { method: "PATCH", as: "administrator", body: change })]
        : []),
    ];
    for (const { status } of attempts) expect([400, 403]).toContain(status);
  }
  expect(await rows(table)).toEqual(before);
});

test("one deletion may delete any number of rows that depend on it", async () => {
  const brand = await makeBrand();
  await makeProduct({ brand_id: brand.id });
  await makeProduct({ brand_id: brand.id });
  const top = await makeCategory();
  for (let n = 0; n < 3; n += 1) await makeCategory({ parent_id: top.id });
  expect((await administrator.from("brands").delete().eq("id", brand.id)).error).toBeNull();
  expect((await administrator.from("categories").delete().eq("id", top.id)).error).toBeNull();
  expect(unwrap(await secret.from("products").select("id").eq("brand_id", brand.id))).toEqual([]);
  expect(unwrap(await secret.from("categories").select("id").eq("parent_id", top.id))).toEqual([]);
});
