import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import * as z from "zod";

export const PROJECT_ROOT = resolve(import.meta.dirname, "../..");

const port = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback);

const isServerAddress = (value: string): boolean =>
  URL.canParse(value) && ["postgres:", "postgresql:"].includes(new URL(value).protocol);

const environmentFields = z.object({
  PORT: port(4321),
  SUPABASE_PORT: port(54321),
  PLANTROOM_DATA: z.string().default(".plantroom"),
  /** A PostgreSQL server to use instead of the embedded database; of a hosted project its database, which backups read. */
  DATABASE_URL: z
    .string()
    .refine(isServerAddress, "use an address such as postgres://user:password@host:5432/database")
    .optional(),
  PUBLIC_SUPABASE_URL: z.url().optional(),
  /** How many daily backups of the local stack are kept; 0 makes none. */
  BACKUPS_KEPT: z.coerce.number().int().min(0).max(366).default(7),
  /** Where backups are written; by default the folder `backups` in the data folder. */
  BACKUP_FOLDER: z.string().default(""),
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: z.string().min(1),
  SUPABASE_JWT_SECRET: z.string().min(32),
  /** A build that takes longer is stopped. A build from scratch of 5,000 products with their datasheets takes a few minutes. */
  BUILD_MINUTES: z.coerce.number().positive().default(20),
  DEPLOY_HOOK_URL: z.union([z.url(), z.literal("none")]).optional(),
  DEPLOY_HOOK_SECRET: z.string().min(16),
  /** Whoever has it becomes the first administrator, as long as there is none. */
  SETUP_TOKEN: z.string().regex(/^[\w-]{16,}$/, "use at least 16 letters, digits, hyphens or underscores"),
  /** Signs the links in the mails of the newsletter, which have to work for as long as those mails are kept. */
  LINK_SECRET: z.string().min(16),
  SITE_URL: z.url().optional(),
  /** Where the builder listens for the deploy hook. With port 0 it takes any free one, and finds deploys by polling the queue. */
  BUILDER_HOST: z.string().default("127.0.0.1"),
  BUILDER_PORT: port(0),
  /** Where browsers reach the builder's previews, through a reverse proxy with https; on one machine the builder's own port. */
  PREVIEW_URL: z
    .url()
    .refine((value) => new URL(value).pathname === "/", "use an address without a path")
    .transform((value) => new URL(value).origin)
    .optional(),
  /** The Cloudflare Pages project to which the builder of a hosted project uploads each release. */
  PAGES_PROJECT: z.string().optional(),
  CLOUDFLARE_ACCOUNT_ID: z.string().optional(),
  CLOUDFLARE_API_TOKEN: z.string().optional(),
  CLOUDFLARE_API_BASE_URL: z.url().default("https://api.cloudflare.com/client/v4"),
  /** "off" removes the service worker from every browser that has it, until it is "on" again. */
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  /** "files" makes the datasheet of each product in the build, for a host whose functions may not compute as long as one takes. */
  DATASHEETS: z.enum(["on-demand", "files"]).default("on-demand"),
  /** Proves to search engines that `npm run indexnow` speaks for this site; the builder publishes it as a file. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, "use 8 to 128 letters, digits or hyphens")
    .optional(),
  INDEXNOW_ENDPOINT: z.url().default("https://api.indexnow.org/indexnow"),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: port(587),
  SMTP_USER: z.string().default(""),
  SMTP_PASSWORD: z.string().default(""),
  SMTP_FROM: z.string().default(""),
});

const NEEDED_TO_UPLOAD = ["PUBLIC_SUPABASE_URL", "SITE_URL", "CLOUDFLARE_ACCOUNT_ID", "CLOUDFLARE_API_TOKEN"] as const;

/** Settings that do nothing, or fail later, without another one. */
const NEEDED_WITH = [
  ...NEEDED_TO_UPLOAD.map((name) => ["PAGES_PROJECT", name] as const),
  ["SMTP_HOST", "SMTP_FROM"],
  ["SMTP_USER", "SMTP_PASSWORD"],
  ["SMTP_PASSWORD", "SMTP_USER"],
] as const;

const environmentSchema = environmentFields.superRefine((env, context) => {
  for (const [given, needed] of NEEDED_WITH)
    if (env[given] && !env[needed])
      context.addIssue({ code: "custom", path: [needed], message: `is needed with ${given}` });
});

/** The configuration of the stack. Paths are absolute. */
export type Environment = z.infer<typeof environmentSchema>;

/** Keys that are generated on the first run; everything else has a default or is optional. */
function newKeys(): Record<string, string> {
  const token = (bytes: number) => randomBytes(bytes).toString("base64url");
  return {
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${token(24)}`,
    SUPABASE_SECRET_KEY: `sb_secret_${token(24)}`,
    SUPABASE_JWT_SECRET: token(48),
    DEPLOY_HOOK_SECRET: token(24),
    SETUP_TOKEN: token(24),
    LINK_SECRET: token(24),
  };
}

/** Adds missing keys to the .env file and returns all of its values. */
export function ensureEnvFile(path: string): Record<string, string> {
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const present: Record<string, string | undefined> = parseEnv(text);
  const missing = Object.entries(newKeys()).filter(([name]) => !present[name]);
  if (missing.length > 0) {
    const heading = text === "" ? "# Made by npm start. Keys of this machine only: never commit this file.\n" : "";
    const gap = text === "" || text.endsWith("\n") ? "" : "\n";
    const lines = missing.map(([name, value]) => `${name}=${value}\n`).join("");
    writeFileSync(path, text + gap + heading + lines, { mode: 0o600 });
  }
  return parseEnv(readFileSync(path, "utf8")) as Record<string, string>;
}

/** The configuration from environment variables, otherwise from .env, which is created if it does not exist. */
export function loadEnvironment(): Environment {
  const file = ensureEnvFile(join(PROJECT_ROOT, ".env"));
  const given = Object.entries(process.env).filter(([, value]) => value !== "");
  return environmentOf({ ...file, ...Object.fromEntries(given) });
}

/** The configuration that these variables make; throws with what is wrong with them. */
export function environmentOf(variables: Record<string, string | undefined>): Environment {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`).join("\n");
    throw new Error(`These settings in .env or the environment cannot be used:\n${problems}`);
  }
  const dataDir = resolve(PROJECT_ROOT, parsed.data.PLANTROOM_DATA);
  mkdirSync(dataDir, { recursive: true });
  // Other users of the machine may not look into it; an earlier version left it open.
  chmodSync(dataDir, 0o700);
  return { ...parsed.data, PLANTROOM_DATA: dataDir, BACKUP_FOLDER: backupFolder(dataDir, parsed.data.BACKUP_FOLDER) };
}

const backupFolder = (dataDir: string, chosen: string): string =>
  chosen === "" ? join(dataDir, "backups") : resolve(PROJECT_ROOT, chosen);

/** The configuration of a temporary stack, with new keys; used by tests. */
export function temporaryEnvironment(dataDir: string, ports: { site: number; supabase: number }): Environment {
  mkdirSync(dataDir, { recursive: true });
  return environmentSchema.parse({
    ...newKeys(),
    PORT: ports.site,
    SUPABASE_PORT: ports.supabase,
    PLANTROOM_DATA: dataDir,
    BACKUP_FOLDER: backupFolder(dataDir, ""),
    INDEXNOW_KEY: "key-of-a-temporary-stack",
  });
}
