/**
 * The backend: database, auth and storage of one machine, on PGlite in <data>/supabase or on the PostgreSQL server at
 * DATABASE_URL. scripts/stack/stack.ts starts it with the data folder as its working directory, because uploads are stored
 * relative to it.
 */
import "./database/closed-prototype.ts";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { connect } from "#db/client.ts";
import { isLoopback } from "#domain/addresses/network-address.ts";
import { backendConfiguration, mailServerWithoutAccount, requiredVariable } from "./database/configuration.ts";
import { DatabaseRefused } from "./database/database-refused.ts";
import { serveTables } from "./backup/socket.ts";
import { gateway } from "./database/gateway/gateway.ts";
import { firstMigration, MIGRATIONS, refuseNewerData } from "./database/migrations.ts";
import { guardDiskSpace } from "./database/disk-space.ts";
import { refuseRows } from "./database/refused-rows.ts";
import { declineSeed, addSamplesOnce, seedOnce } from "./database/seed.ts";
import { opened } from "./database/unreadable.ts";
import { describeServer, sessionUrl } from "./database/server/server-address.ts";
import { takeServerDatabase } from "./database/server/server.ts";
import { senderOf } from "./database/gateway/sender.ts";
import { HASH_TOKENS } from "./database/gateway/sessions.ts";
import { acceptEarlierClock } from "./database/gateway/token-times.ts";
import { lockDataFolderOrEnd } from "./stack/data-lock.ts";
import { endWithParent, reportReady, sendHeartbeats } from "./stack/processes.ts";
import { answersQueries } from "./database/own-query.ts";
import { openBackend, STORAGE_GRANTS, type Backend } from "./database/supabase-lite.ts";

/** How often what is older than the retention allows is deleted: once at the start, then every hour. */
const RETENTION_EVERY_MS = 3_600_000;

// Only the owner may read the database and the uploads.
process.umask(0o077);
const dataDir = process.cwd();
const folder = join(dataDir, "supabase");
mkdirSync(folder, { recursive: true });
const unlock = lockDataFolderOrEnd(dataDir);
const CLOSING_MS = 5_000;
const databaseUrl = process.env["DATABASE_URL"] || null;

/** Ends this process with a message for the process that started it, which starts it again. */
function refuse(message: string): never {
  console.error(message);
  unlock();
  process.exit(1);
}

const configuration = join(folder, "config.toml");
const open = (): Promise<Backend> =>
  openBackend(
    dataDir,
    configuration,
    () => refuse("The connection to the database is broken."),
    mailServerWithoutAccount(),
  );
const openWithReason = (): Promise<Backend> =>
  databaseUrl ? open() : opened(open, join(folder, "postgres"), requiredVariable("BACKUP_FOLDER"));

/** Opens the database, brings it up to date and seeds it once. */
async function prepareBackend(): Promise<{ backend: Backend; applied: string[]; release: () => Promise<void> }> {
  const release = databaseUrl
    ? await takeServerDatabase(databaseUrl, { firstMigration: firstMigration(), onLost: refuse })
    : () => Promise.resolve();
  if (databaseUrl) process.env["DATABASE_URL"] = sessionUrl(databaseUrl);
  writeFileSync(configuration, backendConfiguration(folder), { mode: 0o600 });
  const migrations = join(folder, "migrations");
  rmSync(migrations, { recursive: true, force: true });
  symlinkSync(MIGRATIONS, migrations);

  const backend = await openWithReason();
  await refuseNewerData(backend, databaseUrl ? `the ${describeServer(databaseUrl)}` : dataDir);
  const applied = await backend.migrate();
  await backend.script(`${STORAGE_GRANTS};${HASH_TOKENS}`);
  const seed = process.env["PLANTROOM_SEED"];
  if (seed === "off") await declineSeed(backend);
  else {
    await seedOnce(backend, { machines: seed === "with-machines" });
    const fetch = async (...request: Parameters<typeof globalThis.fetch>) => backend.fetch(new Request(...request));
    await addSamplesOnce(backend, connect("http://127.0.0.1", requiredVariable("SUPABASE_SECRET_KEY"), { fetch }));
  }
  return { backend, applied, release };
}

const port = Number(requiredVariable("SUPABASE_PORT"));
const prepared = await prepareBackend().catch((error: unknown) => {
  if (error instanceof DatabaseRefused) return refuse(error.message);
  throw error;
});
let { backend } = prepared;

/** Opens the embedded database again; a PostgreSQL server recovers by itself. If that fails, this process is restarted. */
async function reopen(): Promise<void> {
  if (databaseUrl) return;
  const closing = backend.close().then(
    () => true,
    () => false,
  );
  if (!(await Promise.race([closing, pause(CLOSING_MS, false)]))) refuse("The database could not be closed.");
  try {
    backend = await open();
    await backend.migrate();
  } catch (error) {
    refuse(`The database could not be opened again: ${String(error)}`);
  }
}

const secret = requiredVariable("SUPABASE_JWT_SECRET");
const site = new URL(requiredVariable("SITE_URL"));
// Everything listens on this machine only: a site with another name is behind a reverse proxy.
const behindProxy = !isLoopback(site.hostname);
const sitePort = requiredVariable("PORT");
// The site on this machine is reachable under both names, whatever the name of the site is.
const origins = [site.origin, `http://127.0.0.1:${sitePort}`, `http://localhost:${sitePort}`];
const handle = guardDiskSpace(
  acceptEarlierClock(
    refuseRows((request) => backend.fetch(request)),
    secret,
  ),
  dataDir,
  reopen,
);
const allowSilence = sendHeartbeats(() => answersQueries(handle, port));
const answer = gateway(handle, {
  port,
  origins,
  transaction: (run) => backend.transaction(run),
  secret,
  allowSilence,
});
const [owned] = await backend.query<{ known: boolean }>("select exists (select 1 from public.admins) as known");
// Safe inside the SQL text: environment.ts allows only letters, digits, hyphens and underscores in it.
if (!owned?.known) await backend.query(`select public.open_setup('${requiredVariable("SETUP_TOKEN")}')`);

/**
 * A client that computes for longer than a connection stays open (a build, a test with a database of its own) sends its next
 * request over one that is closed already, and cannot know whether it has arrived: more than Node's five seconds.
 */
const KEPT_OPEN_MS = 65_000;

/** Hosted, pg_cron does this (supabase/migrations/20261125001800_personal_data.sql). */
const applyRetention = (): void =>
  void backend
    .query("select public.apply_retention()")
    .catch((error: unknown) => console.error("The retention could not be applied.", error));
applyRetention();
const retention = setInterval(applyRetention, RETENTION_EVERY_MS);

const server = serve({
  port,
  hostname: "127.0.0.1",
  serverOptions: { keepAliveTimeout: KEPT_OPEN_MS },
  fetch: (request, { incoming }) =>
    answer(
      request,
      senderOf(
        { forwarded: request.headers.get("x-forwarded-for"), peer: incoming.socket.remoteAddress },
        { behindProxy },
      ),
    ),
});
server.once("listening", () => reportReady({ applied: prepared.applied }));
server.once("error", (error: NodeJS.ErrnoException) => {
  refuse(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken by another program. Choose another with SUPABASE_PORT.`
      : `The database server failed: ${error.message}`,
  );
});

const backups = serveTables(dataDir, (run) => backend.transaction(run));

endWithParent(async () => {
  clearInterval(retention);
  server.close();
  backups.close();
  if ("closeAllConnections" in server) server.closeAllConnections();
  await backend.close();
  await prepared.release();
  unlock();
});
