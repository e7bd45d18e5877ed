import { expect, test } from "vitest";
import { administrator, makeBrand, makeSetting, secret, unique } from "../support/database/database.ts";

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
