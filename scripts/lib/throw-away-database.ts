import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT_ROOT } from "./environment.ts";

export type ThrowAwayDatabase = {
  /** Applies the migrations that are not applied yet; with a file name only those before it. */
  migrate(before?: string): Promise<void>;
  rows<Row>(query: string): Promise<Row[]>;
};

/** An empty database inside this process, for as long as `run` takes. */
export async function withThrowAwayDatabase<Result>(
  run: (database: ThrowAwayDatabase) => Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), "plantroom-throw-away-"));
  const folder = join(root, "supabase");
  const [all, taken] = [join(PROJECT_ROOT, "supabase", "migrations"), join(folder, "migrations")];
  mkdirSync(taken, { recursive: true });
  writeFileSync(
    join(folder, "config.toml"),
    `[db]\ndriver = "pglite"\nurl = ${JSON.stringify(join(folder, "postgres"))}\n` +
      `[auth]\nenabled = true\njwt_secret = "${"0".repeat(48)}"\n[storage]\nenabled = true\n`,
  );
  // Read when the package is loaded, hence before the import.
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
