import { createHash } from "node:crypto";
import { expect, inject, test } from "vitest";
import { discardDraft, saveDraft } from "#db/changes/drafts.ts";
import { removePlan, savePlan } from "#db/changes/plans.ts";
import type { Client } from "#db/client.ts";
import { ensureDone } from "#db/errors.ts";
import { updateBrand } from "#db/products/brands.ts";
import {
  getPreviewPlace,
  listPreviewLinks,
  makePreviewLink,
  previewOf,
  previewWithRows,
  setPreviewPlace,
  shownByLink,
  withdrawPreviewLink,
} from "#db/publishing/previews.ts";
import { draftSubject, planSubject, type PreviewRow } from "#domain/publishing/preview.ts";
import { clientOf, signUp } from "../support/database/database-stack.ts";
import { administrator, makeBrand, plain, secret, stranger, unique } from "../support/database/database.ts";

const writer = clientOf(inject("stack"), inject("colleagues").writer);
const sales = clientOf(inject("stack"), inject("colleagues").sales);

/** What the builder shows for a link: its rows as they are sent to the page. */
async function previewOfLink(client: Client, token: string) {
  const link = await shownByLink(client, token);
  const found = link && (await previewWithRows(client, link.subject));
  return found && { ...found, endsAt: link.endsAt, rows: JSON.parse(found.rows ?? "null") as PreviewRow[] | null };
}

/** A brand with a draft that gives it another country. */
async function drafted(country = "Finland") {
  const brand = await makeBrand();
  const save = (value: string, replaces: string | null = null) =>
    saveDraft(writer, {
      ...{ kind: "brand", record: brand.id, name: brand.name, replaces },
      typed: { seen: brand, values: { name: brand.name, country: value } },
      change: { before: { country: brand.country }, after: { country: value } },
    });
  return { brand, subject: draftSubject("brand", brand.id), version: await save(country), save };
}
const countryOf = async (token: string) => (await previewOfLink(secret, token))?.rows?.[0]?.after?.["country"];

test("a link shows its draft in the newest version, and no other draft", async () => {
  const { brand, subject, version, save } = await drafted("Finland");
  await drafted("Norway");
  const token = await makePreviewLink(writer, subject, 7);
  const first = await previewOfLink(secret, token);
  expect(first).toMatchObject({
    ...{ name: brand.name, isPlan: false },
    rows: [{ table: "brands", record: brand.id, before: { country: null }, after: { country: "Finland" } }],
  });
  const days = (Date.parse(first?.endsAt ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 1);

  // Whoever asks for the version alone gets the same one.
  expect(await previewOf(secret, subject)).toEqual({ version: first?.version, name: brand.name, isPlan: false });
  await save("Sweden", version);
  expect(await countryOf(token)).toBe("Sweden");
  expect((await previewOf(secret, subject))?.version).not.toBe(first?.version);
});

test.each<[string, Client]>([
  ["a stranger", stranger],
  ["an account that waits", plain],
  ["sales", sales],
])("%s neither makes nor lists nor withdraws links, nor learns what one shows", async (_, client) => {
  const { subject } = await drafted();
  const token = await makePreviewLink(writer, subject, 1);
  await expect(makePreviewLink(client, subject, 1)).rejects.toThrow();
  expect(await listPreviewLinks(client, subject).catch(() => [])).toEqual([]);
  await expect(previewOfLink(client, token)).rejects.toThrow(/permission denied/);
  const [link] = await listPreviewLinks(writer, subject);
  await expect(withdrawPreviewLink(client, link?.id ?? "")).rejects.toThrow();
  expect(await countryOf(token)).toBe("Finland");
});

test("nobody but the builder reads what a link shows, or says where previews are", async () => {
  const { subject } = await drafted();
  const token = await makePreviewLink(administrator, subject, 1);
  await expect(previewOfLink(administrator, token)).rejects.toThrow(/permission denied/);
  const place = await getPreviewPlace(secret);
  await expect(setPreviewPlace(administrator, "https://forged.example")).rejects.toThrow();
  expect(await getPreviewPlace(secret)).toBe(place);
  expect(await getPreviewPlace(stranger).catch(() => null)).toBeNull();
});

test("a link to a plan shows what is in it now, in the order of publishing, and ends with it", async () => {
  const [one, other] = [await drafted("Finland"), await drafted("Norway")];
  const plan = await savePlan(writer, "Summer");
  const token = await makePreviewLink(writer, planSubject(plan), 7);
  expect(await previewOfLink(secret, token)).toMatchObject({ name: "Summer", isPlan: true, rows: [] });
  // A prepared change of the same brand, which a draft goes before.
  const import_ = await secret
    .from("changes")
    .insert({ kind: "import", title: "List" })
    .select("id")
    .single()
    .throwOnError();
  const of_change = import_.data.id;
  const row = { table_name: "brands", record: one.brand.id, before: { country: null }, after: { country: "Chad" } };
  const gone = { table_name: "brands", record: other.brand.id, before: { name: other.brand.name }, after: null };
  await secret.rpc("store_change_rows", { of_change, rows: [row, gone] }).throwOnError();
  await secret.rpc("put_in_plan", { parts: [of_change, one.version], of_plan: plan }).throwOnError();
  const { rows } = (await previewOfLink(secret, token)) ?? {};
  expect(
    rows
      ?.map(({ record, after }) => [record, after?.["country"]])
      .slice(0, 2)
      .sort(),
  ).toEqual(
    [
      [one.brand.id, "Chad"],
      [other.brand.id, undefined],
    ].sort(),
  );
  expect(rows?.at(-1)).toMatchObject({ record: one.brand.id, after: { country: "Finland" } });

  // Not the writer: what a publisher has prepared is part of it.
  await removePlan(administrator, plan);
  expect(await previewOfLink(secret, token)).toBeNull();
  expect(await listPreviewLinks(writer, planSubject(plan))).toEqual([]);
});

test("the token is not stored, and no part of what is stored opens a preview", async () => {
  const { subject } = await drafted();
  const token = await makePreviewLink(writer, subject, 1);
  const { data } = await secret.from("preview_links").select().eq("shows", subject).single().throwOnError();
  expect(JSON.stringify(data)).not.toContain(token);
  const hash = createHash("sha256").update(token);
  for (const guess of [hash.copy().digest("hex"), hash.digest("base64"), data.id, subject, ""])
    expect(await previewOfLink(secret, guess)).toBeNull();
});

test("a link shows nothing once it was withdrawn or has ended", async () => {
  const { subject } = await drafted();
  const [withdrawn, ended] = [await makePreviewLink(writer, subject, 1), await makePreviewLink(writer, subject, 30)];
  const [newest, oldest] = await listPreviewLinks(writer, subject);
  await withdrawPreviewLink(administrator, oldest?.id ?? "");
  expect(await previewOfLink(secret, withdrawn)).toBeNull();
  expect(await countryOf(ended)).toBe("Finland");
  const past = new Date(Date.now() - 1000).toISOString();
  ensureDone(
    await secret
      .from("preview_links")
      .update({ ends_at: past })
      .eq("id", newest?.id ?? ""),
  );
  expect(await previewOfLink(secret, ended)).toBeNull();
  expect(await listPreviewLinks(writer, subject)).toEqual([]);
});

test("a link ends with its draft, and does not show the next draft of the record", async () => {
  const { brand, subject, version, save } = await drafted();
  const token = await makePreviewLink(writer, subject, 7);
  await discardDraft(writer, version);
  expect(await previewOfLink(secret, token)).toBeNull();
  await expect(makePreviewLink(writer, subject, 7)).rejects.toThrow(/does not exist any more/);

  const next = await save("Norway");
  expect(await previewOfLink(secret, token)).toBeNull();
  const second = await makePreviewLink(writer, subject, 7);
  await updateBrand(administrator, brand.id, { country: "Norway" }, brand, { draft: next });
  await save("Sweden");
  expect(await previewOfLink(secret, second)).toBeNull();
});

test("a link ends with the rights of its maker", async () => {
  const { subject } = await drafted();
  const account = await signUp(inject("stack"), `${unique("colleague")}@example.com`);
  const rights = secret.from("admins");
  ensureDone(await rights.insert({ user_id: account.id, role: "writer" }));
  const token = await makePreviewLink(clientOf(inject("stack"), account), subject, 7);
  expect(await countryOf(token)).toBe("Finland");
  ensureDone(await secret.from("admins").update({ role: "sales" }).eq("user_id", account.id));
  expect(await previewOfLink(secret, token)).toBeNull();
  expect(await listPreviewLinks(writer, subject)).toEqual([]);
  ensureDone(await secret.from("admins").delete().eq("user_id", account.id));
});

test("a link lasts 1, 7 or 30 days, and there are at most 20 of a draft", async () => {
  const { subject } = await drafted();
  for (const days of [0, -1, 2, 365]) await expect(makePreviewLink(writer, subject, days as 1)).rejects.toThrow(/days/);
  for (let made = 0; made < 20; made += 1) await makePreviewLink(writer, subject, 1);
  await expect(makePreviewLink(writer, subject, 1)).rejects.toThrow(/Withdraw one/);
});

test("a draft whose form is incomplete has nothing to show yet", async () => {
  const brand = await makeBrand();
  const typed = { seen: brand, values: { name: "" } };
  await saveDraft(writer, { kind: "brand", record: brand.id, name: "", typed, change: null, replaces: null });
  const token = await makePreviewLink(writer, draftSubject("brand", brand.id), 1);
  expect(await previewOfLink(secret, token)).toMatchObject({ rows: [] });
});

test("a plan of more than 16 MB has a version, and no rows", async () => {
  const plan = await savePlan(writer, unique("Large"));
  const add = async (records: readonly string[], bytes: number) => {
    const made = await secret.from("changes").insert({ kind: "import" }).select("id").single().throwOnError();
    const of_change = made.data.id;
    for (const record of records) {
      const row = { table_name: "brands", record, before: null, after: { name: "x".repeat(bytes) } };
      await secret.rpc("store_change_rows", { of_change, rows: [row] }).throwOnError();
    }
    await secret.rpc("put_in_plan", { parts: [of_change], of_plan: plan }).throwOnError();
  };
  await add(["a", "b", "c"], 5_000_000);
  const subject = planSubject(plan);
  const { rows } = (await previewWithRows(secret, subject)) ?? {};
  expect((JSON.parse(rows ?? "[]") as unknown[]).length).toBe(3);
  await add(["d"], 1_000_000);
  expect(await previewWithRows(secret, subject)).toMatchObject({ version: expect.any(String), rows: null });
  expect(await previewOf(secret, subject)).toMatchObject({ version: expect.any(String), isPlan: true });
  await secret.from("changes").delete().eq("plan_id", plan).throwOnError();
  await removePlan(writer, plan);
});
