import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openPrivateBackend } from "../database/private-backend.ts";
import { recordSeed } from "../database/seed.ts";
import { RestoreRefused, type Manifest } from "./manifest.ts";
import { restorePictures, restoreTables } from "./restore.ts";
import { contentsOf } from "./target.ts";

/**
 * Makes the embedded database of a data folder from a checked backup. It is made under another name and renamed when it is
 * complete: a restore that fails or is killed leaves the folder as it was. The folder must be locked.
 */
export async function restoreEmbedded(dataDir: string, path: string, manifest: Manifest): Promise<void> {
  await refuseContents(dataDir);
  const making = join(dataDir, "restoring");
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true, mode: 0o700 });
  try {
    const backend = await openPrivateBackend(making);
    try {
      // First the tables as they were when the backup was made, then what later versions changed in them.
      await backend.migrate(`${manifest.schema}~`);
      await restoreTables(path, backend);
      await backend.migrate();
      await backend.transaction(recordSeed);
      await restorePictures(path, backend.client, []);
    } finally {
      await backend.close();
    }
    forgetLiveSite(dataDir);
    rmSync(join(dataDir, "supabase"), { recursive: true, force: true });
    renameSync(join(making, "supabase"), join(dataDir, "supabase"));
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

async function refuseContents(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, "supabase", "postgres"))) return;
  const backend = await openPrivateBackend(dataDir);
  try {
    const contents = await backend.transaction(contentsOf);
    if (contents !== null)
      throw new RestoreRefused(
        `The data folder ${dataDir} is not empty: ${contents}. A backup is restored only into an empty one. ` +
          "Delete this one with npm run reset, or choose another with PLANTROOM_DATA.",
      );
  } finally {
    await backend.close();
  }
}

/** A site that was built from other content: its revision may be the same as the restored one. */
function forgetLiveSite(dataDir: string): void {
  for (const left of ["live", "releases", join("build", "state.json")])
    rmSync(join(dataDir, left), { recursive: true, force: true });
}
