import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "#db/client.ts";
import { claimSetup, createAccount } from "#db/accounts/accounts.ts";
import { pictureName } from "#db/content/media.ts";
import { DISK_FULL } from "../../../scripts/files/disk-full.ts";
import { loneDatabase, type LoneDatabase } from "../../support/database/lone-database.ts";

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
/** Uploads a picture that is not there yet. */
const upload = async () => {
  const random = sharp(crypto.getRandomValues(new Uint8Array(12)), { raw: { width: 2, height: 2, channels: 3 } });
  const picture = Uint8Array.from(await random.png().toBuffer());
  const path = await pictureName(picture, "image/png");
  return (await editor.storage.from("media").upload(path, picture, { contentType: "image/png" })).error;
};
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
