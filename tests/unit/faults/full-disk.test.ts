import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "#db/client.ts";
import { claimSetup, createAccount } from "#db/accounts/accounts.ts";
import { DISK_FULL } from "../../../scripts/files/disk-full.ts";
import { loneDatabase, type LoneDatabase } from "../../support/lone-database.ts";

const database = await loneDatabase();
const flag = join(database.folder, "full");
let editor: ReturnType<LoneDatabase["signedIn"]>;

beforeAll(async () => {
  await database.start("full-disk.mjs", { FULL_DISK: flag });
  const { data } = await createAccount(database.visitor, {
    email: "office@example.com",
    password: "Chilled-Water-7-12",
  });
  editor = database.signedIn(data.session?.access_token ?? "");
  expect(await claimSetup(editor, database.env.SETUP_TOKEN)).toBe(true);
}, 120_000);
afterAll(() => database.remove());

const page = (name: string) => ({ title: name, slug: name, body: "x".repeat(20_000) });
const save = async (client: Client, name: string) => (await client.from("pages").insert(page(name))).error;
const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
  .png()
  .toBuffer();
const upload = async () =>
  (
    await editor.storage
      .from("media")
      .upload(`${crypto.randomUUID().replaceAll("-", "")}.png`, picture, { contentType: "image/png" })
  ).error;
/** Our own processes write until there is no room at all, as PostgreSQL finds out by itself. */
async function writeUntilRefused(): Promise<string> {
  for (let number = 0; number < 500; number += 1) {
    const error = await save(database.secret, `filling-${number}`);
    if (error) return error.message;
  }
  return "never refused";
}

test("on a full disk saving and uploading are refused in plain words, nothing is lost, and with room it works again", async () => {
  expect(await save(editor, "before")).toBeNull();
  expect(await upload()).toBeNull();
  writeFileSync(flag, "");
  expect((await save(editor, "during"))?.message).toBe(DISK_FULL);
  expect((await upload())?.message).toBe(DISK_FULL);
  expect(await writeUntilRefused()).toBe(DISK_FULL);
  const { data: during } = await editor.from("pages").select("slug").in("slug", ["before", "during"]);
  expect(during).toEqual([{ slug: "before" }]);

  rmSync(flag);
  expect(await save(editor, "during")).toBeNull();
  expect(await upload()).toBeNull();
  await database.child.stop();
  await database.start();
  const { data: after } = await editor.from("pages").select("slug").in("slug", ["before", "during"]).order("slug");
  expect(after).toEqual([{ slug: "before" }, { slug: "during" }]);
}, 180_000);
