import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT_ROOT } from "./environment.ts";

export type TemporaryDatabase = {
  /** Applies the migrations that have not been applied yet; with `before`, only those whose file names sort before it. */
  migrate(before?: string): Promise<void>;
  rows<Row>(query: string): Promise<Row[]>;
};

/**
 * Runs a function with an empty database inside this process, and deletes the database afterwards. With `serverUrl` the
 * empty database there is used instead, and stays.
 */
export async function withTemporaryDatabase<Result>(
  run: (database: TemporaryDatabase) => Promise<Result>,
  serverUrl?: string,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), "plantroom-database-"));
  const folder = join(root, "supabase");
  const [all, taken] = [join(PROJECT_ROOT, "supabase", "migrations"), join(folder, "migrations")];
  mkdirSync(taken, { recursive: true });
  writeFileSync(
    join(folder, "config.toml"),
    `[db]\ndriver = "${serverUrl ? "postgres" : "pglite"}"\nurl = ${JSON.stringify(serverUrl ?? join(folder, "postgres"))}\n` +
      `[auth]\nenabled = true\njwt_secret = "${"0".repeat(48)}"\n[storage]\nenabled = true\n`,
  );
  // The package reads these variables when it is loaded.
  Object.assign(process.env, { EXPERIMENTAL_STORAGE: "1", DO_NOT_TRACK: "1" });
  const { openBackend } = await import("./supabase-lite.ts");
  // The package looks for the migrations in the working directory.
  const workingDirectory = process.cwd();
  process.chdir(root);
  const backend = await openBackend(root, join(folder, "config.toml"));
  try {
    return await run({
      async migrate(before) {
        for (const file of readdirSync(all)) {
          if (before === undefined || file < before) copyFileSync(join(all, file), join(taken, file));
        }
        await backend.migrate();
      },
      rows: backend.query,
    });
  } finally {
    process.chdir(workingDirectory);
    await backend.close();
    rmSync(root, { recursive: true, force: true });
  }
}
