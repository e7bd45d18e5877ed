import { join } from "node:path";
import { PRODUCT_IMAGE_MAX_MB } from "#domain/pictures/picture.ts";
import { PROJECT_ROOT } from "../stack/environment.ts";
import type { MailServer } from "./supabase-lite.ts";

/** An environment variable that scripts/stack/stack.ts always sets. */
export function requiredVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

/**
 * The link in a mail is a hash of the address and of a code that many digits long. With the usual six, which are meant to be
 * typed, anyone could have a mail sent and try all links before it expires.
 */
const MAILED_CODE_DIGITS = 40;

/** The name beside the address from which links for a new password come. */
const SENDER = "Plantroom";

const text = (value: string): string => JSON.stringify(value);

const hasAccount = (): boolean => Boolean(process.env["SMTP_USER"] && process.env["SMTP_PASSWORD"]);

/** The mail server that asks for no account, which Supabase Lite cannot be told in its configuration; null if there is none. */
export function mailServerWithoutAccount(): MailServer | null {
  const host = process.env["SMTP_HOST"];
  if (!host || hasAccount()) return null;
  return {
    host,
    port: Number(requiredVariable("SMTP_PORT")),
    from: { name: SENDER, address: requiredVariable("SMTP_FROM") },
  };
}

/**
 * The configuration of the mail server with an account. Without any mail server no mail is sent: a forgotten password then needs
 * a one-time link.
 */
function mailServer(): string {
  if (!process.env["SMTP_HOST"] || !hasAccount()) return "";
  return `[auth.email.smtp]
enabled = true
host = ${text(requiredVariable("SMTP_HOST"))}
port = ${Number(requiredVariable("SMTP_PORT"))}
user = ${text(requiredVariable("SMTP_USER"))}
pass = ${text(requiredVariable("SMTP_PASSWORD"))}
admin_email = ${text(requiredVariable("SMTP_FROM"))}
sender_name = ${text(SENDER)}
`;
}

/** Supabase Lite reads the address of a server from the environment, so that its password is in no second file. */
function databaseSection(folder: string): string {
  return process.env["DATABASE_URL"]
    ? `driver = "postgres"\nurl = "env(DATABASE_URL)"`
    : `driver = "pglite"\nurl = ${text(join(folder, "postgres"))}`;
}

/** The configuration of Supabase Lite, from the environment; `folder` is where the embedded database is stored. */
export function backendConfiguration(folder: string): string {
  return `[api]
port = ${Number(requiredVariable("SUPABASE_PORT"))}
[db]
${databaseSection(folder)}
[auth]
enabled = true
site_url = ${text(requiredVariable("SITE_URL"))}
jwt_secret = ${text(requiredVariable("SUPABASE_JWT_SECRET"))}
jwt_expiry = ${process.env["SUPABASE_JWT_EXPIRY"] ?? "3600"}
enable_signup = true
publishable_key = ${text(requiredVariable("PUBLIC_SUPABASE_PUBLISHABLE_KEY"))}
secret_key = ${text(requiredVariable("SUPABASE_SECRET_KEY"))}
[auth.email]
enable_confirmations = false
otp_length = ${MAILED_CODE_DIGITS}
[auth.email.template.recovery]
subject = "Set a new password"
content_path = ${text(join(PROJECT_ROOT, "supabase", "templates", "recovery.html"))}
${mailServer()}[storage]
enabled = true
file_size_limit = "${PRODUCT_IMAGE_MAX_MB}MiB"
`;
}
