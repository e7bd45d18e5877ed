import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, inject, test } from "vitest";
import { connect } from "#db/client.ts";
import { DatabaseRefused } from "../../scripts/database/database-refused.ts";
import { emptyServerDatabase } from "../../scripts/database/server/empty-server.ts";
import { firstMigration } from "../../scripts/database/migrations.ts";
import { sessionUrl } from "../../scripts/database/server/server-address.ts";
import { takeServerDatabase } from "../../scripts/database/server/server.ts";
import { temporaryEnvironment, type Environment } from "../../scripts/stack/environment.ts";
import { freePort, type Child } from "../../scripts/stack/processes.ts";
import { startDatabase, supabaseUrl } from "../../scripts/stack/stack.ts";
import { asSuperuser, newDatabase } from "../support/database/postgres-server.ts";

const superuserUrl = inject("superuserUrl") ?? "";
const password = new URL(superuserUrl).password;
const nobodyElse = (message: string): never => {
  throw new Error(message);
};
const take = (url: string, onLost: (message: string) => void = nobodyElse): Promise<() => Promise<void>> =>
  takeServerDatabase(url, { firstMigration: firstMigration(), onLost });

/** Runs SQL as the superuser in the database of an address. */
const inDatabase = (url: string, sql: string): Promise<unknown> => {
  const address = new URL(superuserUrl);
  address.pathname = new URL(url).pathname;
  return asSuperuser(address.href, (session) => session.unsafe(sql).simple());
};

/** The reason why an address is refused. Never contains the password. */
async function refusal(url: string): Promise<string> {
  const error: unknown = await take(url).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseRefused);
  const { message } = error as Error;
  for (const secret of [password, decodeURIComponent(password)]) expect(message).not.toContain(secret);
  return message;
}

const changed = (url: string, change: Partial<URL>): string => Object.assign(new URL(url), change).href;

describe("a server that cannot be used says why", () => {
  test("when it does not answer", async () => {
    expect(await refusal(changed(superuserUrl, { port: "9" }))).toBe(
      "The PostgreSQL server at 127.0.0.1:9 does not answer (ECONNREFUSED). Is it running, and is DATABASE_URL right?",
    );
  });
  test("when the password is wrong", async () => {
    expect(await refusal(changed(superuserUrl, { password: "wrong" }))).toMatch(/does not admit user postgres\./);
  });
  test("when there is no such database", async () => {
    expect(await refusal(changed(superuserUrl, { pathname: "nowhere" }))).toMatch(/^There is no database nowhere at /);
  });
  test("when it holds something else, which stays as it is", async () => {
    const url = await newDatabase(superuserUrl);
    await inDatabase(url, "create table public.invoices (id int); insert into public.invoices values (1)");
    expect(await refusal(url)).toMatch(/contains tables of something else\. .+; nothing was changed\.$/);
    await expect(emptyServerDatabase(url)).rejects.toThrow(/contains tables of something else/);
    expect(await inDatabase(url, "select id from public.invoices")).toMatchObject([{ id: 1 }]);
  });
  test("when the migrations in it are those of another program", async () => {
    const url = await newDatabase(superuserUrl);
    await inDatabase(
      url,
      `create schema supabase_migrations; create table supabase_migrations.schema_migrations (version text);
       insert into supabase_migrations.schema_migrations values ('20200101000000');
       grant usage on schema supabase_migrations to public; grant select on supabase_migrations.schema_migrations to public`,
    );
    expect(await refusal(url)).toMatch(/contains tables of something else/);
  });
  test("when its user has too few rights, with the statements that give them", async () => {
    const url = await newDatabase(superuserUrl);
    const name = new URL(url).pathname.slice(1);
    await inDatabase(url, `create role clerk login password '${decodeURIComponent(password)}'`);
    const message = await refusal(changed(url, { username: "clerk" }));
    expect(message.split("\n").slice(1)).toEqual([
      `  alter database "${name}" owner to "clerk";`,
      '  grant anon to "clerk";',
      '  grant authenticated to "clerk";',
      '  grant service_role to "clerk";',
    ]);
    await inDatabase(url, message.split("\n").slice(1).join("\n"));
    await (
      await take(changed(url, { username: "clerk" }))
    )();
  });
});

describe("a database is used by one Plantroom at a time", () => {
  test("a second one is refused, and admitted when the first has ended", async () => {
    const url = await newDatabase(superuserUrl);
    const release = await take(url);
    expect(await refusal(url)).toMatch(/is in use by another Plantroom/);
    await release();
    await (
      await take(url)
    )();
  });
  test("of two that start at the same moment one is refused", async () => {
    const url = await newDatabase(superuserUrl);
    const both = await Promise.allSettled([take(url), take(url)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    for (const one of both) if (one.status === "fulfilled") await one.value();
  });
  test("a broken connection takes the lock again, unless another Plantroom has it", async () => {
    const url = await newDatabase(superuserUrl);
    let lost = "";
    const release = await take(url, (message) => (lost = message));
    const locks =
      "from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())";
    const holder = async (): Promise<number> =>
      ((await inDatabase(url, `select pid ${locks}`)) as { pid: number }[])[0]?.pid ?? 0;
    const first = await holder();
    expect(first).toBeGreaterThan(0);
    await inDatabase(url, `select pg_terminate_backend(${first})`);
    await expect.poll(holder).not.toBe(0);
    expect(await holder()).not.toBe(first);
    expect(lost).toBe("");
    await release();
  });
});

describe("the whole backend on a server", () => {
  const folder = mkdtempSync(join(tmpdir(), "plantroom-server-"));
  const running: Child[] = [];
  afterEach(async () => {
    for (const child of running.splice(0)) await child.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  async function start(env: Environment, databaseUrl: string): Promise<void> {
    running.push(await startDatabase({ ...env, DATABASE_URL: databaseUrl }));
  }

  test("is seeded once, refuses data of a later release, and starts over after a reset", async () => {
    const url = await newDatabase(superuserUrl);
    const supabase = await freePort(20_000 + Math.floor(Math.random() * 10_000));
    const env = temporaryEnvironment(folder, { site: supabase + 1, supabase });
    const slugs = async (): Promise<string[]> => {
      const { data } = await connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY).from("products").select("slug");
      return (data ?? []).map(({ slug }) => slug);
    };
    await start(env, url);
    const seeded = await slugs();
    expect(seeded.length).toBeGreaterThan(80);
    await inDatabase(url, `delete from public.products where slug = '${seeded[0]}'`);
    await running[0]?.stop();
    for (const file of readdirSync(join(folder, "supabase")).filter((name) => name.endsWith(".toml")))
      expect(readFileSync(join(folder, "supabase", file), "utf8")).not.toContain(password);

    await inDatabase(
      url,
      "insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'later')",
    );
    const refused = String(await start(env, url).catch((error: unknown) => error));
    expect(refused).toMatch(/was last used by a later release of Plantroom.+29990101000000_later/);
    expect(refused).not.toContain(password);
    await inDatabase(url, "delete from supabase_migrations.schema_migrations where version = '29990101000000'");
    await start(env, url);
    expect((await slugs()).length).toBe(seeded.length - 1);
    await expect(emptyServerDatabase(url)).rejects.toThrow(/is in use by another Plantroom/);
    await running.at(-1)?.stop();
    await emptyServerDatabase(url);
    await start(env, url);
    expect((await slugs()).length).toBe(seeded.length);
  }, 180_000);
});

test("a statement of a request is ended after a minute", async () => {
  const url = sessionUrl(await newDatabase(superuserUrl));
  const limit = await asSuperuser(url, (session) => session`show statement_timeout`);
  expect(limit[0]).toEqual({ statement_timeout: "1min" });
});
