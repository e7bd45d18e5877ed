import { isLoopback } from "#domain/addresses/network-address.ts";
import type { Environment } from "./environment.ts";
import { endWhenSilent, startScript, whenReady, type Child } from "./processes.ts";

const localUrl = (env: Environment): string => `http://127.0.0.1:${env.SUPABASE_PORT}`;
export const supabaseUrl = (env: Environment): string => env.PUBLIC_SUPABASE_URL ?? localUrl(env);
/** Whether the variables name a hosted project and not the stack of this machine. */
export const isHosted = (env: Environment): boolean => supabaseUrl(env) !== localUrl(env);
export const siteUrl = (env: Environment): string => env.SITE_URL ?? `http://127.0.0.1:${env.PORT}`;

/**
 * Where browsers reach the previews; null if nothing says so: a builder beside a hosted project is on a machine of its own.
 */
export function previewUrl(env: Environment): string | null {
  const local = isHosted(env) || env.BUILDER_PORT === 0 ? null : `http://127.0.0.1:${env.BUILDER_PORT}`;
  return env.PREVIEW_URL ?? local;
}

/** This machine has two names, and browsers may use either. */
export function bothNames(address: string): string[] {
  const { hostname, origin } = new URL(address);
  return isLoopback(hostname) ? ["127.0.0.1", "localhost"].map((name) => origin.replace(hostname, name)) : [origin];
}

/** The message of a command that cannot reach the database. */
export const databaseAway = (env: Environment, error: unknown): string =>
  `The database at ${supabaseUrl(env)} does not answer. Is Plantroom running? Start it with npm start.\n${String(error)}`;

/** Variables that switch off telemetry and update checks of the programs we start. */
export const QUIET = {
  DO_NOT_TRACK: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_WRITE_LOGS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** The environment variables of a child script. */
export function childEnvironment(env: Environment, extra: Record<string, string> = {}): Record<string, string> {
  return {
    ...QUIET,
    PORT: String(env.PORT),
    SUPABASE_PORT: String(env.SUPABASE_PORT),
    PLANTROOM_DATA: env.PLANTROOM_DATA,
    BACKUP_FOLDER: env.BACKUP_FOLDER,
    PUBLIC_SUPABASE_URL: supabaseUrl(env),
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: env.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: env.SUPABASE_SECRET_KEY,
    SUPABASE_JWT_SECRET: env.SUPABASE_JWT_SECRET,
    DEPLOY_HOOK_SECRET: env.DEPLOY_HOOK_SECRET,
    BUILD_MINUTES: String(env.BUILD_MINUTES),
    SETUP_TOKEN: env.SETUP_TOKEN,
    SERVICE_WORKER: env.SERVICE_WORKER,
    DATASHEETS: env.DATASHEETS,
    LINK_SECRET: env.LINK_SECRET,
    ...(env.DEPLOY_HOOK_URL ? { DEPLOY_HOOK_URL: env.DEPLOY_HOOK_URL } : {}),
    ...(env.INDEXNOW_KEY ? { INDEXNOW_KEY: env.INDEXNOW_KEY } : {}),
    ...(env.PREVIEW_URL ? { PREVIEW_URL: env.PREVIEW_URL } : {}),
    SITE_URL: siteUrl(env),
    // Only the database script connects to the server itself, and no test may use a server from the developer's environment.
    DATABASE_URL: "",
    ...extra,
  };
}

/** How many lines of output are kept to explain why a service could not start. */
const LAST_LINES = 15;

type Service = { env: Record<string, string>; cwd?: string; log?: (line: string) => void; silentSeconds?: number };

/** Starts a script and waits until it is ready. */
async function startService(script: string, { log, silentSeconds, ...options }: Service): Promise<Child> {
  const last: string[] = [];
  const onLine = (line: string): void => {
    // Keeps only the last lines: the web server logs one line per request.
    if (last.push(line) > LAST_LINES) last.shift();
    log?.(line);
  };
  const child = startScript(script, { ...options, onLine });
  if (silentSeconds !== undefined) {
    // From the start, because its first heartbeat, which it sends before it is ready, may be the only one.
    endWhenSilent(child, () => console.error(`${script} has not responded for too long and is ended.`), silentSeconds);
  }
  await whenReady(child, last);
  return child;
}

/** The variables of the mail server; none if it is not configured. */
export function mailEnvironment(env: Environment): Record<string, string> {
  if (!env.SMTP_HOST) return {};
  const { SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD, SMTP_FROM } = env;
  return { SMTP_HOST, SMTP_PORT: String(SMTP_PORT), SMTP_USER, SMTP_PASSWORD, SMTP_FROM };
}

type DatabaseOptions = {
  /** The content of a new database: that of supabase/seed.sql, with or without the table of sample machines. */
  seed?: "on" | "with-machines" | "off";
  jwtExpirySeconds?: number;
  /**
   * Ended when it does not respond for so long, and at most for half a minute, or longer while it says so. By default it is
   * never ended: only who starts it again may end it.
   */
  silentSeconds?: number;
};

/** Starts database, auth and storage in the data folder. Applies the migrations and the seed. */
export function startDatabase(
  env: Environment,
  { seed = "on", jwtExpirySeconds = 3600, silentSeconds }: DatabaseOptions = {},
): Promise<Child> {
  return startService("database.ts", {
    cwd: env.PLANTROOM_DATA,
    ...(silentSeconds !== undefined && { silentSeconds }),
    env: childEnvironment(env, {
      DATABASE_URL: env.DATABASE_URL ?? "",
      EXPERIMENTAL_STORAGE: "1",
      // An installation that a backup is restored into begins without the seed.
      PLANTROOM_SEED: process.env["PLANTROOM_SEED"] || seed,
      SUPABASE_JWT_EXPIRY: String(jwtExpirySeconds),
      ...mailEnvironment(env),
    }),
  });
}

/** Starts the builder, which serves the deploy hook at localHookUrl(env, port). */
export function startBuilder(env: Environment, port: number, log: (line: string) => void): Promise<Child> {
  return startService("builder.ts", { env: childEnvironment(env, { BUILDER_PORT: String(port) }), log });
}

/** The local deploy hook: a request to it makes the builder process the queue. */
export function localHookUrl(env: Environment, port: number): string {
  return `http://127.0.0.1:${port}/hook/${env.DEPLOY_HOOK_SECRET}`;
}

/** Starts the web server, which serves the live release and the edge functions. */
export function startEdge(env: Environment, hookUrl: string, log: (line: string) => void): Promise<Child> {
  return startService("edge.ts", {
    env: childEnvironment(env, { DEPLOY_HOOK_URL: env.DEPLOY_HOOK_URL ?? hookUrl, ...mailEnvironment(env) }),
    log,
  });
}
