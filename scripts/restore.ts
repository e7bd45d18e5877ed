/** `npm run restore <file>`: restores a backup into an empty data folder, or into an empty hosted project. */
import { resolve } from "node:path";
import { connect } from "#db/client.ts";
import { counted } from "#domain/text/text.ts";
import { DATABASE_URL_MISSING, openServer } from "./backup/database-access.ts";
import { RestoreRefused, type Manifest } from "./backup/manifest.ts";
import { restoreEmbedded } from "./backup/restore-embedded.ts";
import { restoreIntoServer } from "./backup/restore-server.ts";
import { checkForRestore } from "./backup/restore.ts";
import { lockDataFolderOrEnd } from "./stack/data-lock.ts";
import { loadEnvironment, type Environment } from "./stack/environment.ts";
import { isHosted, supabaseUrl } from "./stack/stack.ts";

async function restore(env: Environment, path: string): Promise<Manifest> {
  const manifest = await checkForRestore(path);
  if (env.DATABASE_URL) {
    const server = openServer(env.DATABASE_URL);
    const client = connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY);
    await restoreIntoServer(server, client, path, manifest).finally(server.close);
  } else if (isHosted(env)) throw new RestoreRefused(DATABASE_URL_MISSING);
  else {
    const unlock = lockDataFolderOrEnd(env.PLANTROOM_DATA);
    await restoreEmbedded(env.PLANTROOM_DATA, path, manifest).finally(unlock);
  }
  return manifest;
}

const [chosen, ...more] = process.argv.slice(2);
if (!chosen || more.length > 0) {
  console.error("Which backup? For example: npm run restore .plantroom/backups/plantroom-2026-11-22-173000.tar.gz");
  process.exit(1);
}
const env = loadEnvironment();
try {
  const { madeAt, tables, missingPictures, entries } = await restore(env, resolve(chosen));
  console.log(`Restored the backup of ${new Date(madeAt).toLocaleString("en-GB")}:`);
  for (const [table, count] of Object.entries(tables)) if (count > 0) console.log(`  ${table.padEnd(34)} ${count}`);
  console.log(`  ${"pictures".padEnd(34)} ${entries.length - 1}`);
  if (missingPictures.length > 0)
    console.log(
      `Without ${counted(missingPictures.length, "picture")} whose files were gone before: ${missingPictures.join(", ")}`,
    );
  console.log(
    env.DATABASE_URL
      ? "Publish from the administration to build the site."
      : "npm start builds the site and starts it.",
  );
} catch (error) {
  console.error(error instanceof RestoreRefused ? error.message : `Nothing was restored: ${String(error)}`);
  process.exit(1);
}
