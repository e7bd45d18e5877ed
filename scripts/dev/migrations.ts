import { readdirSync, readFileSync, watch } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PROJECT_ROOT } from "../lib/environment.ts";

const FOLDER = join(PROJECT_ROOT, "supabase", "migrations");
/** Text editors save a file in several steps. */
const SETTLE_MS = 300;

type Migrations = ReadonlyMap<string, string>;

const present = (): Migrations =>
  new Map(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith(".sql"))
      .map((name) => [name, readFileSync(join(FOLDER, name), "utf8")]),
  );

type Options = { apply: () => Promise<void>; tell: (text: string) => void };

/**
 * Watches the folder of migrations. Announces a new one by name and applies it on Enter, not at once: it may be half written,
 * and a migration is applied only once. Warns if an applied one changes. If one is faulty, the database does not start until it
 * is corrected or deleted. Returns a function that stops watching.
 */
export function watchMigrations({ apply, tell }: Options): () => void {
  let applied = present();
  let announced = "";
  /** The database has stopped, and its last start failed. */
  let failed = false;
  let timer: NodeJS.Timeout | undefined;
  const waiting = (): string[] => [...present().keys()].filter((name) => !applied.has(name));

  async function check(): Promise<void> {
    // The faulty migration is gone: nothing is left to apply, but the database must run again.
    if (failed && waiting().length === 0) await applyWaiting();
    const now = present();
    const changed = [...applied]
      .filter(([name, text]) => now.has(name) && now.get(name) !== text)
      .map(([name]) => name);
    const added = waiting();
    const text = [
      ...(added.length > 0 ? [`New migration: ${added.join(", ")}. Press Enter to apply it.`] : []),
      ...changed.map(
        (name) => `${name} was changed after it was applied. Write a new migration, or start over with npm run reset.`,
      ),
    ].join("\n");
    if (text && text !== announced) tell(text);
    announced = text;
  }

  async function applyWaiting(): Promise<void> {
    const names = waiting();
    if (names.length === 0 && !failed) return;
    try {
      await apply();
      applied = present();
      announced = "";
      failed = false;
      tell(
        names.length > 0
          ? `Applied ${names.join(", ")}. Update the types with npm run types.`
          : "The database is running again.",
      );
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      failed = true;
      tell(
        names.length > 0
          ? `${names.join(", ")} could not be applied: ${why}\nCorrect it and press Enter again, or delete it.`
          : `The database could not be started again: ${why}\nPress Enter to try once more.`,
      );
    }
  }

  let working = Promise.resolve();
  const watcher = watch(FOLDER, () => {
    clearTimeout(timer);
    timer = setTimeout(() => (working = working.then(check)), SETTLE_MS);
  });
  const terminal = createInterface({ input: process.stdin });
  terminal.on("line", () => (working = working.then(applyWaiting)));
  return () => {
    clearTimeout(timer);
    watcher.close();
    terminal.close();
  };
}
