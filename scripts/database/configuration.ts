import { join } from "node:path";
import { PRODUCT_IMAGE_MAX_MB } from "#domain/pictures/picture.ts";
import { PROJECT_ROOT } from "../stack/environment.ts";

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

const text = (value: string): string => JSON.stringify(value);

/** The configuration of the mail server. Without one no mail is sent: a forgotten password then needs a one-time link. */
function mailServer(): string {
  if (!process.env["SMTP_HOST"]) return "";
  return `[auth.email.smtp]
enabled = true
host = ${text(requiredVariable("SMTP_HOST"))}
port = ${Number(requiredVariable("SMTP_PORT"))}
user = ${text(requiredVariable("SMTP_USER"))}
pass = ${text(requiredVariable("SMTP_PASSWORD"))}
admin_email = ${text(requiredVariable("SMTP_FROM"))}
sender_name = "Plantroom"
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
