import { describe, expect, test } from "vitest";
import { ConflictError, unwrap } from "#db/errors.ts";
import { deleteSetting, getSetting, saveSettings } from "#db/settings.ts";
import { administrator, makeSetting, plain, secret, stranger, unique } from "../support/database.ts";

const stored = async (keys: string[]) => {
  const rows = unwrap(await secret.from("settings").select("key, value").in("key", keys));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};

describe("saving settings", () => {
  test("stores texts, numbers, lists and objects", async () => {
    const values = {
      [unique("a")]: "Acme",
      [unique("b")]: 2009,
      [unique("c")]: ["york"],
      [unique("d")]: { city: "Cairo" },
    };
    await saveSettings(
      administrator,
      Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
    );
    expect(await stored(Object.keys(values))).toEqual(values);
  });

  test("stores all or none", async () => {
    const { key } = await makeSetting({ value: 1 });
    await expect(saveSettings(administrator, { [key]: { value: "second" }, " blank": { value: 1 } })).rejects.toThrow(
      "settings_key_check",
    );
    expect(await stored([key])).toEqual({ [key]: 1 });
  });

  test("keeps the description unless a new one comes along", async () => {
    const { key } = await makeSetting({ description: "What it is for." });
    await saveSettings(administrator, { [key]: { value: "second" } });
    expect((await getSetting(administrator, key))?.description).toBe("What it is for.");
    await saveSettings(administrator, { [key]: { value: "second", description: null } });
    expect((await getSetting(administrator, key))?.description).toBeNull();
  });

  test("replaces nothing that changed since it was read, nor anything beside it", async () => {
    const [mine, other] = [await makeSetting({ value: 1 }), await makeSetting({ value: 1 })];
    await saveSettings(administrator, { [mine.key]: { value: "theirs", seen: mine.updated_at } });
    const both = {
      [mine.key]: { value: "mine", seen: mine.updated_at },
      [other.key]: { value: "mine", seen: other.updated_at },
    };
    await expect(saveSettings(administrator, both)).rejects.toThrow(ConflictError);
    expect(await stored([mine.key, other.key])).toEqual({ [mine.key]: "theirs", [other.key]: 1 });
    const newest = await getSetting(administrator, mine.key);
    await saveSettings(administrator, { [mine.key]: { value: "mine", seen: newest?.updated_at ?? null } });
    expect(await stored([mine.key])).toEqual({ [mine.key]: "mine" });
  });

  test("a key that somebody else added or deleted meanwhile is a conflict too", async () => {
    const { key, updated_at } = await makeSetting({ value: 1 });
    await expect(saveSettings(administrator, { [key]: { value: "mine", seen: null } })).rejects.toThrow(ConflictError);
    await deleteSetting(administrator, key);
    await expect(saveSettings(administrator, { [key]: { value: "mine", seen: updated_at } })).rejects.toThrow(
      ConflictError,
    );
    await expect(deleteSetting(administrator, key)).rejects.toThrow(ConflictError);
    expect(await stored([key])).toEqual({});
  });

  test("is for administrators only", async () => {
    const { key } = await makeSetting({ value: 1 });
    for (const client of [plain, stranger])
      await expect(saveSettings(client, { [key]: { value: "x" } })).rejects.toThrow();
    await expect(deleteSetting(plain, key)).rejects.toThrow(ConflictError);
    expect(await stored([key])).toEqual({ [key]: 1 });
  });
});
