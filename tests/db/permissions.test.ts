import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import type { Client } from "#db/client.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  makeFeaturedItem,
  makePage,
  makeProduct,
  makeSetting,
  plain,
  secret,
  stranger,
  unique,
} from "../support/database/database.ts";

type Values = Record<string, unknown>;
type ContentTable = {
  table: string;
  key: string;
  make: () => Promise<Values>;
  /** A row that an administrator may add, and a change. */
  fresh: () => Promise<Values>;
  change: Values;
};

const named = (): Values => {
  const slug = unique("new");
  return { name: slug, slug };
};

const CONTENT: ContentTable[] = [
  { table: "brands", key: "id", make: makeBrand, fresh: async () => named(), change: { name: "Changed" } },
  { table: "categories", key: "id", make: makeCategory, fresh: async () => named(), change: { name: "Changed" } },
  {
    table: "products",
    key: "id",
    make: makeProduct,
    fresh: async () => ({
      ...named(),
      description: "New.",
      brand_id: (await makeBrand()).id,
      category_id: (await makeCategory()).id,
    }),
    change: { description: "Changed." },
  },
  {
    table: "brand_featured_products",
    key: "id",
    make: makeFeaturedItem,
    fresh: async () => {
      const product = await makeProduct();
      return { brand_id: product.brand_id, product_id: product.id };
    },
    change: { is_active: false },
  },
  {
    table: "pages",
    key: "id",
    make: makePage,
    fresh: async () => ({ title: "New", slug: unique("new") }),
    change: { body: "Changed" },
  },
  {
    table: "settings",
    key: "key",
    make: makeSetting,
    fresh: async () => ({ key: unique("new"), value: { text: "new" } }),
    change: { value: { text: "changed" } },
  },
];

// The table is known only at run time, so these calls do not use the generated types.
const untyped = (client: Client) => client as unknown as SupabaseClient;

describe.each(CONTENT)("$table", ({ table, key, make, fresh, change }) => {
  const stored = async (row: Values) => (await untyped(secret).from(table).select().eq(key, row[key])).data;

  describe.each([
    ["a stranger", stranger],
    ["an account without rights", plain],
  ])("%s", (_, client) => {
    test("cannot add", async () => {
      const row = await fresh();
      const { error } = await untyped(client).from(table).insert(row);
      expect(error?.code).toBe("42501");
      const rows = await untyped(secret)
        .from(table)
        .select()
        .match(table === "settings" ? { key: row["key"] } : row);
      expect(rows.data).toEqual([]);
    });

    test("cannot change", async () => {
      const row = await make();
      const { data } = await untyped(client).from(table).update(change).eq(key, row[key]).select();
      expect(data ?? []).toEqual([]);
      expect(await stored(row)).toEqual([row]);
    });

    test("cannot change a row by an upsert", async () => {
      const row = await make();
      const { data } = await untyped(client)
        .from(table)
        .upsert({ ...row, ...change })
        .select();
      expect(data ?? []).toEqual([]);
      expect(await stored(row)).toEqual([row]);
    });

    test("cannot delete, one or all", async () => {
      const row = await make();
      await untyped(client).from(table).delete().eq(key, row[key]);
      await untyped(client).from(table).delete().not(key, "is", null);
      expect(await stored(row)).toEqual([row]);
    });
  });

  test("an administrator adds, changes and deletes", async () => {
    const added = await untyped(administrator)
      .from(table)
      .insert(await fresh())
      .select()
      .single();
    expect(added.error).toBeNull();
    const row = added.data as Values;
    const changed = await untyped(administrator).from(table).update(change).eq(key, row[key]).select();
    expect(changed.data).toEqual([expect.objectContaining(change)]);
    const deleted = await untyped(administrator).from(table).delete().eq(key, row[key]).select();
    expect(deleted.data).toHaveLength(1);
    expect(await stored(row)).toEqual([]);
  });
});
