import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { FORMER_CHAIN } from "../../../scripts/database/migrations.ts";
import { recordSeed } from "../../../scripts/database/seed.ts";
import { PROJECT_ROOT } from "../../../scripts/stack/environment.ts";
import type { Backend } from "../../../scripts/database/supabase-lite.ts";
import { loneDatabase } from "../../support/database/lone-database.ts";

const ACCOUNT = { email: "office@example.com", password: "Chilled-Water-7-12" };
const MIGRATIONS = join(PROJECT_ROOT, "supabase", "migrations");

const database = await loneDatabase({ empty: true });
const supabase = join(database.folder, "supabase");
afterAll(() => database.remove());

/** Opens the data folder inside this process, as a release does that has only these migrations. */
async function asRelease(files: string[], run: (backend: Backend) => Promise<void>): Promise<void> {
  rmSync(join(supabase, "migrations"), { force: true });
  mkdirSync(join(supabase, "migrations"), { recursive: true });
  for (const file of files) copyFileSync(join(MIGRATIONS, file), join(supabase, "migrations", file));
  writeFileSync(
    join(supabase, "config.toml"),
    `[db]\ndriver = "pglite"\nurl = ${JSON.stringify(join(supabase, "postgres"))}\n[auth]\nenabled = true
jwt_secret = "${database.env.SUPABASE_JWT_SECRET}"\npublishable_key = "${database.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY}"
[auth.email]\nenable_confirmations = false\n[storage]\nenabled = true\n`,
  );
  Object.assign(process.env, { EXPERIMENTAL_STORAGE: "1", DO_NOT_TRACK: "1" });
  const { openBackend } = await import("../../../scripts/database/supabase-lite.ts");
  process.chdir(database.folder);
  const backend = await openBackend(database.folder, join(supabase, "config.toml"));
  try {
    await run(backend);
  } finally {
    process.chdir(PROJECT_ROOT);
    await backend.close();
    // npm start makes a link of that name.
    rmSync(join(supabase, "migrations"), { recursive: true });
  }
}

/** An earlier release does not have the last migration yet. */
const earlier = readdirSync(MIGRATIONS).sort().slice(0, -1);
const APPLIED = "supabase_migrations.schema_migrations";

test("npm start takes over the data of an earlier release, and refuses what a later one has changed", async () => {
  await asRelease(earlier, async (backend) => {
    await backend.migrate();
    const headers = { apikey: database.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY, "content-type": "application/json" };
    const body = JSON.stringify(ACCOUNT);
    const signUp = new Request("http://localhost/auth/v1/signup", { method: "POST", headers, body });
    expect((await backend.fetch(signUp)).status).toBe(200);
    await backend.script("insert into public.admins (user_id) select id from auth.users;");
    await backend.script("insert into public.brands (name, slug) values ('Acme', 'acme');");
    await backend.transaction(recordSeed);
    // What a release after this one would leave.
    await backend.script(`insert into ${APPLIED} (version, name) values ('29990101000000', 'later');`);
  });

  const refusal = String(await database.start().catch((error: unknown) => error));
  expect(refusal).toMatch(
    /was last used by a later release of Plantroom.+29990101000000_later\. Nothing was changed\./,
  );
  await asRelease(earlier, async (backend) => {
    const [{ count } = { count: 0 }] = await backend.query<{ count: number }>(
      `select count(*)::int as count from ${APPLIED}`,
    );
    expect(count).toBe(earlier.length + 1);
    await backend.script(`update ${APPLIED} set version = '${FORMER_CHAIN.first}' where version = '29990101000000';`);
  });
  const former = String(await database.start().catch((error: unknown) => error));
  expect(former).toMatch(/before the first release.+npm run backup.+npm run reset.+npm run restore/);
  await asRelease(earlier, (backend) =>
    backend.script(`delete from ${APPLIED} where version = '${FORMER_CHAIN.first}';`),
  );

  await database.start();
  const { data: session, error } = await database.visitor.auth.signInWithPassword(ACCOUNT);
  expect(error).toBeNull();
  const editor = database.signedIn(session.session?.access_token ?? "");
  const { data: brands } = await editor.from("brands").update({ name: "Acme Air" }).eq("slug", "acme").select("name");
  expect(brands).toEqual([{ name: "Acme Air" }]);
  const { data: products } = await database.secret.from("products").select("id");
  expect(products).toEqual([]);
  expect((await editor.rpc("request_deploy", { reason: "After the update" })).error).toBeNull();
}, 180_000);
