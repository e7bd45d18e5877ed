/**
 * The embedded backend: database, auth and storage on PGlite in <data>/supabase. scripts/lib/stack.ts starts it with the data
 * folder as its working directory, because uploads are stored relative to it.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { PRODUCT_IMAGE_MAX_MB } from "#domain/picture.ts";
import { serveTables } from "./backup/socket.ts";
import { gateway } from "./database/gateway.ts";
import { PROJECT_ROOT } from "./lib/environment.ts";
import { lockDataFolderOrEnd } from "./lib/data-lock.ts";
import { endWithParent, reportReady } from "./lib/processes.ts";
import { openBackend, STORAGE_GRANTS } from "./lib/supabase-lite.ts";

// Database and uploads are their owner's alone.
process.umask(0o077);
const dataDir = process.cwd();
const folder = join(dataDir, "supabase");
mkdirSync(folder, { recursive: true });
const unlock = lockDataFolderOrEnd(dataDir);

const need = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
};
const port = Number(need("SUPABASE_PORT"));
const text = (value: string) => JSON.stringify(value);

/** The configuration of the mail server. Without one no mail is sent: a forgotten password then needs a one-time link. */
function mailServer(): string {
  if (!process.env["SMTP_HOST"]) return "";
  return `[auth.email.smtp]
enabled = true
host = ${text(need("SMTP_HOST"))}
port = ${Number(need("SMTP_PORT"))}
user = ${text(need("SMTP_USER"))}
pass = ${text(need("SMTP_PASSWORD"))}
admin_email = ${text(need("SMTP_FROM"))}
sender_name = "Plantroom"
`;
}

writeFileSync(
  join(folder, "config.toml"),
  `[api]
port = ${port}
[db]
driver = "pglite"
url = ${text(join(folder, "postgres"))}
[auth]
enabled = true
site_url = ${text(need("SITE_URL"))}
jwt_secret = ${text(need("SUPABASE_JWT_SECRET"))}
jwt_expiry = ${process.env["SUPABASE_JWT_EXPIRY"] ?? "3600"}
enable_signup = true
publishable_key = ${text(need("PUBLIC_SUPABASE_PUBLISHABLE_KEY"))}
secret_key = ${text(need("SUPABASE_SECRET_KEY"))}
[auth.email]
enable_confirmations = false
[auth.email.template.recovery]
subject = "Set a new password"
content_path = ${text(join(PROJECT_ROOT, "supabase", "templates", "recovery.html"))}
${mailServer()}[storage]
enabled = true
file_size_limit = "${PRODUCT_IMAGE_MAX_MB}MiB"
`,
  { mode: 0o600 },
);
const migrations = join(folder, "migrations");
rmSync(migrations, { recursive: true, force: true });
symlinkSync(join(PROJECT_ROOT, "supabase", "migrations"), migrations);

const backend = await openBackend(dataDir, join(folder, "config.toml"));
const applied = await backend.migrate();
await backend.query(STORAGE_GRANTS);

const seeded = join(folder, "seeded");
if (process.env["PLANTROOM_SEED"] !== "off" && !existsSync(seeded)) {
  const seed = readFileSync(join(PROJECT_ROOT, "supabase", "seed.sql"), "utf8");
  await backend.script(seed);
  writeFileSync(seeded, new Date().toISOString());
}

const site = new URL(need("SITE_URL"));
// The site answers under both names of this machine; a site elsewhere asks a backend elsewhere.
const origins = [site.origin, `http://127.0.0.1:${site.port}`, `http://localhost:${site.port}`];
const answer = gateway((request) => backend.fetch(request), {
  port,
  origins,
  async accountRefusal() {
    const [row] = await backend.query<{ refusal: string | null }>("select public.account_refusal() as refusal");
    return row?.refusal ?? null;
  },
});
const [owned] = await backend.query<{ known: boolean }>("select exists (select 1 from public.admins) as known");
// The environment admits only letters, digits, hyphens and underscores in it.
if (!owned?.known) await backend.query(`select public.open_setup('${need("SETUP_TOKEN")}')`);

const server = serve({
  port,
  hostname: "127.0.0.1",
  fetch: (request, { incoming }) => answer(request, incoming.socket.remoteAddress ?? ""),
});
server.once("listening", () => reportReady({ applied }));
server.once("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken by another program. Choose another with SUPABASE_PORT.`
      : `The database server failed: ${error.message}`,
  );
  unlock();
  process.exit(1);
});

const backups = serveTables(dataDir, backend.transaction);

endWithParent(async () => {
  server.close();
  backups.close();
  if ("closeAllConnections" in server) server.closeAllConnections();
  await backend.close();
  unlock();
});
