/** What a backup contains, and what it leaves out. */

/** Tables that describe an installation and not its content, or whose secrets are short-lived. Every other one is kept. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  last_backup: "describes the installation",
  password_links: "links that work for a day",
  preview_links: "links that work for some days",
  preview_place: "describes the installation",
  role_permissions: "part of the schema, as functions are",
  setup_token: "a link that works until there is an administrator",
};

/** Of the accounts everything except sessions and links: people sign in again with their passwords. */
export const ACCOUNT_TABLES = ["identities", "users"];

/** Tables in which a new installation has rows: the start itself asks for a build. */
export const FILLED_FROM_THE_START = [
  "changes",
  "change_rows",
  "content_kinds",
  "content_revision",
  "content_tables",
  "deploys",
  "enquiry_mail",
  "retention",
  "sign_up",
];

/** Columns of links that were sent by mail. They are not kept, and Supabase Auth needs an empty text in them. */
export const MAILED_LINKS = [
  "confirmation_token",
  "recovery_token",
  "email_change",
  "email_change_token_new",
  "email_change_token_current",
  "phone_change",
  "phone_change_token",
  "reauthentication_token",
];
