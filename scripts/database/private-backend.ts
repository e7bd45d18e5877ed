import { randomBytes } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect, type Client } from "#db/client.ts";
import { MIGRATIONS } from "./migrations.ts";
import type { Backend } from "./supabase-lite.ts";

/** The embedded backend inside this process, without any port. */
export type PrivateBackend = Omit<Backend, "migrate"> & {
  /** Applies the migrations that have not been applied yet; with `before`, only those whose file names sort before it. */
  migrate(before?: string): Promise<void>;
  /** A client with all rights, for the storage. */
  client: Client;
};

/**
 * Opens the database in `root`/supabase, or makes an empty one there; with `serverUrl`, the database of that server. The
 * working directory is `root` until it is closed, because the package looks for migrations and stored files there.
 */
export async function openPrivateBackend(root: string, serverUrl?: string): Promise<PrivateBackend> {
  const folder = join(root, "supabase");
  const taken = join(folder, "migrations");
  const secretKey = `sb_secret_${randomBytes(24).toString("base64url")}`;
  mkdirSync(folder, { recursive: true });
  // In a data folder this is a link to the migrations of the project.
  rmSync(taken, { recursive: true, force: true });
  mkdirSync(taken);
  writeFileSync(
    join(folder, "config.toml"),
    `[db]\ndriver = "${serverUrl ? "postgres" : "pglite"}"\nurl = ${JSON.stringify(serverUrl ?? join(folder, "postgres"))}\n` +
      `[auth]\nenabled = true\njwt_secret = "${randomBytes(36).toString("base64url")}"\n` +
      `publishable_key = "sb_publishable_${"0".repeat(32)}"\nsecret_key = "${secretKey}"\n[storage]\nenabled = true\n`,
    { mode: 0o600 },
  );
  // The package reads these variables when it is loaded.
  Object.assign(process.env, { EXPERIMENTAL_STORAGE: "1", DO_NOT_TRACK: "1" });
  const { openBackend, STORAGE_GRANTS } = await import("./supabase-lite.ts");
  const workingDirectory = process.cwd();
  process.chdir(root);
  const backend = await openBackend(root, join(folder, "config.toml"));
  return {
    ...backend,
    client: connect("http://127.0.0.1", secretKey, {
      fetch: async (input, init) => backend.fetch(new Request(input, init)),
    }),
    async migrate(before) {
      for (const file of readdirSync(MIGRATIONS)) {
        if (before === undefined || file < before) copyFileSync(join(MIGRATIONS, file), join(taken, file));
      }
      await backend.migrate();
      await backend.query(STORAGE_GRANTS);
    },
    async close() {
      await backend.close();
      rmSync(taken, { recursive: true });
      process.chdir(workingDirectory);
    },
  };
}
