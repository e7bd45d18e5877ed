import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveDraft } from "#db/changes/drafts.ts";
import { putInPlan, savePlan } from "#db/changes/plans.ts";
import { connect, type Client } from "#db/client.ts";
import { ensureDone, unwrap } from "#db/errors.ts";
import { uploadPicture } from "#db/content/media.ts";
import { temporaryEnvironment, type Environment } from "../../scripts/stack/environment.ts";
import { freePort, type Child } from "../../scripts/stack/processes.ts";
import { startDatabase, supabaseUrl } from "../../scripts/stack/stack.ts";
import { readArchive } from "../../scripts/backup/archive.ts";
import { readLines } from "../../scripts/backup/lines.ts";
import { makeBackup } from "../../scripts/backup/make.ts";
import { TABLES, type Manifest } from "../../scripts/backup/manifest.ts";
import { FORMER_CHAIN } from "../../scripts/database/migrations.ts";
import { restoreEmbedded } from "../../scripts/backup/restore-embedded.ts";
import { checkForRestore } from "../../scripts/backup/restore.ts";
import { backupOf, withBackend } from "../support/database/backups.ts";
import { signUp, signUpOwner, type Account } from "../support/database/database-stack.ts";

const root = mkdtempSync(join(tmpdir(), "plantroom-backups-"));
const file = join(root, "backup.tar.gz");
let env: Environment;
let database: Child;
let secret: Client;
let owner: Account;
let picture = "";
let manifest: Manifest;

/** Rows of every kind: content, changes, a plan with a draft, old addresses, enquiries, accounts, deploys, and a picture. */
async function fillStack(): Promise<void> {
  const keys = { publishableKey: env.PUBLIC_SUPABASE_PUBLISHABLE_KEY, secretKey: env.SUPABASE_SECRET_KEY };
  const stack = { url: supabaseUrl(env), ...keys, jwtSecret: env.SUPABASE_JWT_SECRET, setupToken: env.SETUP_TOKEN };
  owner = await signUpOwner(stack, "owner@example.com");
  await signUp(stack, "waiting@example.com");
  const office = connect(stack.url, keys.publishableKey, { accessToken: owner.token });
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#a21" } })
    .png()
    .toBuffer();
  picture = (await uploadPicture(office, new Uint8Array(bytes))).split("/").at(-1) ?? "";
  const brands = [
    { name: "Ölçü “A”", slug: "first", description: 'Back\\slash, "quotes",\n\ttab and {braces}' },
    { name: "مضخة", slug: "deleted" },
  ];
  ensureDone(await office.from("brands").insert(brands));
  ensureDone(await office.from("brands").update({ slug: "moved" }).eq("slug", "first"));
  ensureDone(await office.from("brands").delete().eq("slug", "deleted"));
  const { id } = unwrap(await office.from("brands").select("id").single());
  const category = unwrap(
    await office.from("categories").insert({ name: "Pumps", slug: "pumps" }).select("id").single(),
  );
  const product = {
    brand_id: id,
    category_id: category.id,
    name: "Pump",
    slug: "pump",
    description: "A, 'pump' {with} \"quotes\"",
    specifications: [{ name: "Flow", value: "1.50 l/s" }],
    features: ["a,b", '"c"', ""].filter(Boolean),
  };
  ensureDone(await office.from("products").insert(product));
  ensureDone(await office.from("settings").insert({ key: "anything", value: { a: [1.0, 1e21, null] } }));
  const plan = await savePlan(office, "Ramadan catalogue");
  const change = { before: { country: null }, after: { country: "Egypt" } };
  const typed = { seen: { id }, values: { country: "Egypt" } };
  const draft = { kind: "brand", record: id, name: "A draft", typed, change, replaces: null } as const;
  await putInPlan(office, [await saveDraft(office, draft)], plan);
  ensureDone(await secret.from("subscribers").insert({ email: "mona@example.com" }));
  unwrap(await office.rpc("request_deploy", { reason: "First" }));
}

beforeAll(async () => {
  const port = await freePort(20_000 + Math.floor(Math.random() * 10_000));
  env = temporaryEnvironment(join(root, "data"), { site: port + 1, supabase: port });
  database = await startDatabase(env, { seed: "off" });
  secret = connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY);
  await fillStack();
  ({ manifest } = await makeBackup(env, file));
}, 180_000);
afterAll(async () => {
  await database.stop();
  rmSync(root, { recursive: true, force: true });
});

const restored = join(root, "restored");
/** An account that was deleted after it had changed something. */
const GONE = "00000000-0000-4000-8000-000000000001";

test("a backup of the last version before the first release is restored, an earlier one is not", async () => {
  const madeBy = async (version: string): Promise<string> => {
    const old = join(root, `${version}.tar.gz`);
    await withBackend(join(root, version), async (backend) => {
      await backend.migrate();
      await backend.query("insert into public.brands (name, slug) values ('Acme', 'acme')");
      await backend.query(`update public.changes set made_by = '${GONE}'`);
      await backend.query("delete from supabase_migrations.schema_migrations");
      await backend.query(`insert into supabase_migrations.schema_migrations (version) values ('${version}')`);
      await backupOf(backend, old);
    });
    return old;
  };
  const folder = join(root, "from-former");
  const last = await madeBy(FORMER_CHAIN.last);
  await restoreEmbedded(folder, last, await checkForRestore(last));
  await withBackend(folder, async (backend) => {
    expect(await backend.query("select name from public.brands")).toEqual([{ name: "Acme" }]);
    expect(await backend.query("select made_by::text from public.changes")).toEqual([{ made_by: GONE }]);
  });
  const refused = checkForRestore(await madeBy(FORMER_CHAIN.first));
  await expect(refused).rejects.toThrow(/Restore it with the copy that made it, update that one/);
}, 120_000);

test("a restored data folder has every row, account and picture as it was, and accepts the old passwords", async () => {
  mkdirSync(restored);
  await restoreEmbedded(restored, file, await checkForRestore(file));
  await withBackend(restored, async (backend) => {
    // Every value of every table, the sequences and the pictures, by their hashes.
    expect((await backupOf(backend, join(root, "again.tar.gz"))).manifest.entries).toEqual(manifest.entries);
    const some = { "auth.users": 2, "public.admins": 1, "public.redirects": 1, "public.changes": 8 };
    expect(manifest.tables).toMatchObject(some);
    expect(manifest.entries.map(({ name }) => name)).toContain(`pictures/${picture}`);
    const { error } = await backend.client.auth.signInWithPassword(owner);
    expect(error).toBeNull();
    // The next row of a table with numbers gets the next number.
    const next = "insert into public.deploys (reason, revision, status) values ('Second', 1, 'live') returning id";
    expect(await backend.query(next)).toEqual([{ id: 2 }]);
  });
  expect(readdirSync(restored)).toEqual(["supabase"]);
  await expect(restoreEmbedded(restored, file, manifest)).rejects.toThrow(/not empty: .*2 accounts.*npm run reset/);
  expect(readdirSync(restored)).toEqual(["supabase"]);
}, 180_000);

test("the file, and the socket from which the tables come, belong to their owner alone", () => {
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(statSync(join(env.PLANTROOM_DATA, "backup.sock")).mode & 0o077).toBe(0);
  expect(readdirSync(root).filter((name) => name.startsWith("backup."))).toEqual(["backup.tar.gz"]);
});

test("with the port of another stack a backup fails and leaves nothing", async () => {
  const port = await freePort(20_000 + Math.floor(Math.random() * 10_000));
  const other = { ...temporaryEnvironment(join(root, "other"), { site: port + 1, supabase: port }) };
  const running = await startDatabase(other, { seed: "off" });
  const folder = join(root, "mixed");
  try {
    const address = { SUPABASE_PORT: port, PUBLIC_SUPABASE_URL: supabaseUrl(other) };
    const mixed = makeBackup(
      { ...env, ...address, SUPABASE_SECRET_KEY: other.SUPABASE_SECRET_KEY },
      join(folder, "x.tar"),
    );
    await expect(mixed).rejects.toThrow(/belong to another installation/);
    const wrongKey = makeBackup({ ...env, ...address }, join(folder, "y.tar"));
    await expect(wrongKey).rejects.toThrow();
  } finally {
    await running.stop();
  }
  expect(readdirSync(folder)).toEqual([]);
}, 120_000);

test("a backup made while people save shows one moment", async () => {
  const before = await counted(file);
  const save = async (n: number) =>
    ensureDone(await secret.from("brands").insert({ name: `During ${n}`, slug: `during-${n}` }));
  await save(0);
  let saved = 1;
  let done = false;
  const during = join(root, "during.tar.gz");
  const backup = makeBackup(env, during).finally(() => (done = true));
  while (!done) await save(saved++);
  await backup;
  const seen = await counted(during);
  // Each save raises the revision, and both are one transaction.
  expect(seen.revision - before.revision).toBe(seen.brands - before.brands);
  expect(seen.brands - before.brands).toBeGreaterThan(0);
  expect(seen.brands - before.brands).toBeLessThan(saved);
});

/** How many brands a backup has, and its content revision. */
async function counted(path: string): Promise<{ brands: number; revision: number }> {
  let table = "";
  const seen = { brands: 0, revision: NaN };
  for await (const { name, content } of readArchive(path)) {
    if (name !== TABLES) continue;
    for await (const line of readLines(content)) {
      if ("table" in line) table = line.table;
      else if (Array.isArray(line) && table === "public.brands") seen.brands += 1;
      else if (Array.isArray(line) && table === "public.content_revision") seen.revision = Number(line[1]);
    }
  }
  return seen;
}
