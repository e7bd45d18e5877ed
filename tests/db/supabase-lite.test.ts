import { hash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { backendConfiguration, mailServerWithoutAccount } from "../../scripts/database/configuration.ts";
import { PROJECT_ROOT } from "../../scripts/stack/environment.ts";
import type { Backend } from "../../scripts/database/supabase-lite.ts";
import { startMailServer, type MailStub } from "../support/processes/mail-server.ts";
import { newDatabase } from "../support/database/postgres-server.ts";

/* Undocumented behaviour of Supabase Lite that this project depends on. */

const root = mkdtempSync(join(tmpdir(), "plantroom-lite-"));
const folder = join(root, "supabase");
const migration = (name: string, sql: string): void => writeFileSync(join(folder, "migrations", name), sql);
let backend: Backend;
let mailServer: MailStub;
let applied: string[] = [];

beforeAll(async () => {
  mkdirSync(join(folder, "migrations"), { recursive: true });
  const superuserUrl = inject("superuserUrl");
  const url = superuserUrl ? await newDatabase(superuserUrl) : join(folder, "postgres");
  writeFileSync(
    join(folder, "config.toml"),
    `[db]\ndriver = "${superuserUrl ? "postgres" : "pglite"}"\nurl = ${JSON.stringify(url)}\n` +
      `[auth]\nenabled = true\njwt_secret = "${"0".repeat(48)}"\npublishable_key = "sb_publishable_test"\nsecret_key = "sb_secret_test"\n` +
      `[auth.email]\n${/otp_length = .*/.exec(configured())?.[0]}\n`,
  );
  migration("20260101000000_closed.sql", "create table closed (id int); revoke all on closed from anon;");
  // The package searches for migrations in the working directory.
  process.chdir(root);
  const { openBackend } = await import("../../scripts/database/supabase-lite.ts");
  mailServer = await startMailServer();
  const mail = { host: "127.0.0.1", port: mailServer.port, from: { name: "Plantroom", address: "site@example.com" } };
  backend = await openBackend(root, join(folder, "config.toml"), undefined, mail);
  applied = await backend.migrate();
}, 120_000);
afterAll(async () => {
  await backend.close();
  await mailServer.stop();
  process.chdir(PROJECT_ROOT);
  rmSync(root, { recursive: true, force: true });
});

/** The configuration of the backend as the site writes it, and the mail server beside it. */
function configured(mail: Record<string, string> = {}): string {
  const [url, secret] = ["http://127.0.0.1:4321", "a".repeat(48)];
  vi.stubEnv("SUPABASE_PORT", "54321").stubEnv("SITE_URL", url).stubEnv("SUPABASE_JWT_SECRET", secret);
  vi.stubEnv("PUBLIC_SUPABASE_PUBLISHABLE_KEY", "sb_publishable_a").stubEnv("SUPABASE_SECRET_KEY", "sb_secret_a");
  for (const [name, value] of Object.entries(mail)) vi.stubEnv(name, value);
  try {
    return `${backendConfiguration(folder)}${JSON.stringify(mailServerWithoutAccount())}`;
  } finally {
    vi.unstubAllEnvs();
  }
}

const read = (table: string, apikey = "sb_publishable_test") =>
  backend.fetch(new Request(`http://localhost/rest/v1/${table}`, { headers: { apikey } }));

test("a migration is applied once, its file name is returned, and what it revoked stays revoked after the first request", async () => {
  expect(applied).toEqual(["20260101000000_closed.sql"]);
  expect(await backend.migrate()).toEqual([]);
  expect((await read("closed")).status).toBe(401);
});

test("a migration is applied whole or not at all, even by several connections", async () => {
  migration("20260102000000_halved.sql", "create table halved (id int); insert into nowhere values (1);");
  await expect(backend.migrate()).rejects.toThrow();
  expect(await backend.query("select to_regclass('halved') as found")).toEqual([{ found: null }]);
  rmSync(join(folder, "migrations", "20260102000000_halved.sql"));
  expect(await backend.migrate()).toEqual([]);
});

test("a script is one transaction, and its error does not contain the script", async () => {
  const script = `insert into closed values (1); insert into nowhere values ('${"x".repeat(500)}');`;
  const error = await backend.script(script).catch(String);
  expect(error).toMatch(/nowhere/);
  expect(String(error).length).toBeLessThan(300);
  await backend.script("insert into closed values (2); insert into closed values (3);");
  expect(await backend.query("select id from closed order by id")).toEqual([{ id: 2 }, { id: 3 }]);
});

// A server gives each transaction its own connection.
test.skipIf(inject("superuserUrl"))(
  "requests at the same moment keep their own rights, also those that waited for a transaction",
  async () => {
    await backend.script("create role service_role nologin bypassrls; grant select on closed to service_role;");
    const waiting = Promise.withResolvers<undefined>();
    const transaction = backend.transaction(async ({ rows }) => {
      await waiting.promise;
      return rows("select current_user as name");
    });
    const answers = Array.from({ length: 8 }, (_, index) => read("closed", index % 2 ? "sb_secret_test" : undefined));
    // Long enough for the requests to take part in the transaction, if they could.
    setTimeout(waiting.resolve, 100);
    expect(await transaction).toEqual([{ name: "postgres" }]);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([401, 200, 401, 200, 401, 200, 401, 200]);
  },
);

test("the link in a mail cannot be guessed: it is the hash of a code that is longer than the usual six digits", async () => {
  const ask = (path: string, body: object) =>
    backend.fetch(
      new Request(`http://localhost/auth/v1/${path}`, {
        method: "POST",
        headers: { apikey: "sb_publishable_test", "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
  const email = "mailed@example.com";
  expect((await ask("signup", { email, password: "heat-exchanger-7" })).status).toBe(200);
  expect((await ask("recover", { email })).status).toBe(200);
  const [account] = await backend.query<{ recovery_token: string }>("select recovery_token from auth.users");
  expect(account?.recovery_token).toMatch(/^[0-9a-f]{64}$/);
  for (let code = 0; code < 1_000_000; code += 1) {
    const guessed = hash("sha256", `${email}${String(code).padStart(6, "0")}`);
    if (guessed === account?.recovery_token) expect.fail(`It is the hash of ${code}.`);
  }
}, 60_000);

test("a mail server that asks for no account gets the links for a new password, one with an account is configured", async () => {
  const server = { SMTP_HOST: "mail.example.com", SMTP_PORT: "25", SMTP_FROM: "site@example.com" };
  const own = configured({ ...server, SMTP_USER: "", SMTP_PASSWORD: "" });
  expect(own).not.toContain("[auth.email.smtp]");
  expect(own).toContain(
    '{"host":"mail.example.com","port":25,"from":{"name":"Plantroom","address":"site@example.com"}}',
  );
  const withAccount = configured({ ...server, SMTP_USER: "site", SMTP_PASSWORD: "secret" });
  expect(withAccount).toContain(
    '[auth.email.smtp]\nenabled = true\nhost = "mail.example.com"\nport = 25\nuser = "site"',
  );
  expect(withAccount).toMatch(/null$/);

  const post = (path: string, body: object) =>
    backend.fetch(
      new Request(`http://localhost/auth/v1/${path}`, {
        method: "POST",
        headers: { apikey: "sb_publishable_test", "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
  expect((await post("signup", { email: "mona@example.com", password: "chilled-water-6-12" })).status).toBe(200);
  expect((await post("recover", { email: "mona@example.com" })).status).toBe(200);
  const mail = mailServer.mails.at(-1) ?? "";
  expect(mail).toContain("From: Plantroom <site@example.com>");
  expect(mail).toContain("To: mona@example.com");
});
