/**
 * The embedded backend: database, auth and storage on PGlite in <data>/supabase. Started by others through
 * scripts/lib/stack.ts, with the data folder as its working directory (uploads are stored relative to it).
 */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { applyPendingMigrations, createApi } from "@supabase/lite/cli";
import { PROJECT_ROOT } from "./lib/environment.ts";
import { withCors } from "./lib/cors.ts";
import { lockDataFolderOrEnd } from "./lib/data-lock.ts";
import { endWithParent, reportReady } from "./lib/processes.ts";

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

/** Without a mail server no mail is sent; a forgotten password then needs a one-time link. */
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
file_size_limit = "10MiB"
`,
  { mode: 0o600 },
);
const migrations = join(folder, "migrations");
rmSync(migrations, { force: true });
symlinkSync(join(PROJECT_ROOT, "supabase", "migrations"), migrations);

const api = await createApi({ root: dataDir });
const app = await api.project.local.createApp(join(folder, "config.toml"), { admin: false });
const { applied } = await applyPendingMigrations(app);
// Before its first request Supabase Lite would grant every table to every role, as though the migrations had revoked
// nothing; a connection in this state leaves the grants as they are. Storage has the grants of a hosted project: there
// the policies decide. tests/db/grants.test.ts watches both.
Object.assign(app.connection, { rlsState: "active" });
await app.connection.exec(
  "grant usage on schema storage to anon, authenticated, service_role; " +
    "grant all on all tables in schema storage to anon, authenticated, service_role",
);

const seeded = join(folder, "seeded");
if (process.env["PLANTROOM_SEED"] !== "off" && !existsSync(seeded)) {
  const seed = readFileSync(join(PROJECT_ROOT, "supabase", "seed.sql"), "utf8");
  // Past the connection's own exec(), which answers an error with the whole text of the statement.
  const { driver } = app.connection as unknown as { driver: { exec(sql: string): Promise<unknown> } };
  await driver.exec(`begin;\n${seed}\ncommit;`);
  writeFileSync(seeded, new Date().toISOString());
}

const server = serve({
  port,
  hostname: "127.0.0.1",
  fetch: withCors((request) => app.fetch(request)),
});
server.once("listening", () => reportReady({ applied: applied.map((migration) => migration.filename) }));
server.once("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken by another program. Choose another with SUPABASE_PORT.`
      : `The database server failed: ${error.message}`,
  );
  unlock();
  process.exit(1);
});

endWithParent(async () => {
  server.close();
  if ("closeAllConnections" in server) server.closeAllConnections();
  await app.connection.close();
  unlock();
});
