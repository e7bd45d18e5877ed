import { expect, test } from "vitest";
import type { Database } from "#db/database.types.ts";
import {
  administrator,
  makeBrand,
  makeSetting,
  plain,
  secret,
  stranger,
  unique,
} from "../support/database/database.ts";

type FunctionName = keyof Database["public"]["Functions"];

const BUILDER_FUNCTIONS: [FunctionName, Record<string, unknown>][] = [
  ["claim_deploy", {}],
  ["report_deploy", { deploy_id: 0, done: 1, total: 1 }],
  ["finish_deploy", { deploy_id: 0, revision_built: 1 }],
  ["fail_deploy", { deploy_id: 0, message: "Failed." }],
  ["requeue_interrupted_deploys", {}],
  ["report_releases", { deploy_ids: [] }],
  ["older_release", {}],
];

test.each(BUILDER_FUNCTIONS)("only the secret key may call %s", async (name, parameters) => {
  for (const client of [stranger, plain, administrator]) {
    const { error } = await client.rpc(name, parameters as never);
    expect(error?.code).toBe("42501");
  }
});

const ADMINISTRATION: [FunctionName, Record<string, unknown>][] = [
  ["list_accounts", {}],
  ["create_password_link", { of_email: "administrator@example.com" }],
  ["request_deploy", { reason: "Test" }],
  ["publish_newest", { reason: "Test" }],
  ["show_release", { of_deploy: 0 }],
  ["delete_records", { of_kind: "product", ids: [] }],
  ["add_content_kind", { new_kind: "gadget", of_table: "brands" }],
  ["count_products_by_category", {}],
  ["place_category", { category_id: crypto.randomUUID(), ordered_ids: [] }],
  ["reorder_featured_products", { of_brand: crypto.randomUUID(), item_ids: [] }],
  ["save_settings", { changes: {} }],
  ["list_trash", {}],
  ["apply_change", { of_change: crypto.randomUUID() }],
  ["undo_change", { of_change: crypto.randomUUID() }],
  ["list_changes", {}],
  ["restore_deleted", { of_change: crypto.randomUUID() }],
  ["find_records", { exact: ["chiller"], apart: ["chiller"] }],
  ["enquiries_containing", { term: "chiller" }],
];

test.each(ADMINISTRATION)("a stranger may not call %s", async (name, parameters) => {
  const { error } = await stranger.rpc(name, parameters as never);
  expect(error?.code).toBe("42501");
});

const MADE_BY_THE_DATABASE: { id?: string; created_at?: string; updated_at?: string }[] = [
  { id: crypto.randomUUID() },
  { created_at: "2020-01-01T00:00:00Z" },
  { updated_at: "2020-01-01T00:00:00Z" },
];

test.each(MADE_BY_THE_DATABASE)("not even an administrator may write %o", async (value) => {
  const brand = await makeBrand();
  const update = await administrator.from("brands").update(value).eq("id", brand.id);
  expect(update.error?.code).toBe("42501");
  const slug = `refused-${crypto.randomUUID()}`;
  const insert = await administrator.from("brands").insert({ name: slug, slug, ...value });
  expect(insert.error?.code).toBe("42501");
  const { data } = await secret.from("brands").select().eq("id", brand.id).single();
  expect(data).toEqual(brand);
});

test("a featured item stays with its brand and its product", async () => {
  const brand = await makeBrand();
  const { error } = await administrator
    .from("brand_featured_products")
    .update({ brand_id: brand.id })
    .eq("brand_id", brand.id);
  expect(error?.code).toBe("42501");
});

test("not even an administrator writes when a setting was changed", async () => {
  const { key, updated_at } = await makeSetting();
  const forged = "2020-01-01T00:00:00Z";
  const update = await administrator.from("settings").update({ updated_at: forged }).eq("key", key);
  expect(update.error?.code).toBe("42501");
  const insert = await administrator.from("settings").insert({ key: unique("forged"), value: 1, updated_at: forged });
  expect(insert.error?.code).toBe("42501");
  expect((await secret.from("settings").select("updated_at").eq("key", key).single()).data).toEqual({ updated_at });
});

test("nobody can grant in the name of somebody else", async () => {
  const { error } = await administrator
    .from("admins")
    .insert({ user_id: crypto.randomUUID(), granted_by: crypto.randomUUID() });
  expect(error?.code).toBe("42501");
});
