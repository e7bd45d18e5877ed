import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { unwrap } from "#db/errors.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  makeFeaturedItem,
  makePage,
  makeProduct,
  makeSetting,
  secret,
  unique,
} from "../support/database.ts";

type Values = Record<string, unknown>;
const ENQUIRY = { first_name: "Mona", last_name: "Adel", email: "mona@example.com", message: "A question." };
const makeEnquiry = async (): Promise<Values> =>
  unwrap(await secret.from("enquiries").insert(ENQUIRY).select().single());
const makeSubscriber = async (): Promise<Values> =>
  unwrap(
    await secret
      .from("subscribers")
      .insert({ email: `${unique("s")}@example.com` })
      .select()
      .single(),
  );

// Without generated types, since a request without a filter is what they do not allow for every table.
const tables = administrator as unknown as SupabaseClient;
const rows = async (table: string): Promise<unknown> =>
  unwrap(
    await (secret as unknown as SupabaseClient)
      .from(table)
      .select()
      .order(table === "settings" ? "key" : "id"),
  );

test.each<[string, () => Promise<Values>, Values | null]>([
  ["brands", makeBrand, { country: "Nowhere" }],
  ["categories", makeCategory, { description: "Overwritten" }],
  ["products", makeProduct, { description: "Overwritten" }],
  ["brand_featured_products", makeFeaturedItem, { is_active: false }],
  ["pages", makePage, { body: "Overwritten" }],
  ["settings", makeSetting, { description: "Overwritten" }],
  ["enquiries", makeEnquiry, { read_at: new Date().toISOString() }],
  ["subscribers", makeSubscriber, null],
])("a request that forgot its filter changes nothing of %s", async (table, make, change) => {
  await make();
  await make();
  const before = await rows(table);
  const attempts = [...(change ? [tables.from(table).update(change).not("created_at", "is", null)] : [])];
  if (table === "settings") attempts.splice(0, 1, tables.from(table).update(change).not("key", "is", null));
  if (table !== "enquiries")
    attempts.push(
      tables
        .from(table)
        .delete()
        .not(table === "settings" ? "key" : "created_at", "is", null),
    );
  for (const attempt of attempts) {
    const { error, status } = await attempt;
    expect([status, error?.message]).toEqual([
      400,
      expect.stringContaining(`A request may change one row of ${table} at a time.`),
    ]);
  }
  expect(await rows(table)).toEqual(before);
});

test("what follows from one deletion is as many rows as it takes", async () => {
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
