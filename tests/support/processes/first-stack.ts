/**
 * `npm start` in an empty folder: the database is migrated and seeded, the code bundled, pictures and documents made where
 * none are cached. This is a check of its own. It runs before the stories, and fills the cache that their stacks start with.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockWhenFree } from "../../../scripts/stack/data-lock.ts";
import { temporaryEnvironment } from "../../../scripts/stack/environment.ts";
import { freePort } from "../../../scripts/stack/processes.ts";
import { siteUrl } from "../../../scripts/stack/stack.ts";
import { cacheDatabase } from "../../../scripts/testing/database-cache.ts";
import { CACHE_FOLDER, cacheBundle, cacheFiles, copyCachedFiles } from "../../../scripts/testing/stack-cache.ts";
import { FIRST_PORT } from "../../../scripts/testing/temporary-stack.ts";
import { runStart } from "./start-process.ts";

// Where `npm test` puts its files into memory, this is another disk than the project's, as a data folder may be.
const folder = mkdtempSync(join(tmpdir(), "plantroom-first-"));
const env = temporaryEnvironment(folder, {
  site: await freePort(FIRST_PORT),
  supabase: await freePort(FIRST_PORT + 30),
});
copyCachedFiles(folder);
// Stories begin without the table of sample machines: tests/unit/stack/sample-machines.test.ts imports it.
process.env["PLANTROOM_SEED"] = "on";
const start = runStart(env);

async function expectSite(): Promise<void> {
  await start.ready;
  const failure = (reason: string): Error => new Error(`${reason} npm start said:\n${start.output()}`);
  if (!start.output().includes(`${siteUrl(env)}/admin/setup`)) throw failure("It does not say what to do next.");
  for (const path of ["/", "/products/air-handling-unit", "/downloads/products/air-handling-unit.pdf"]) {
    const { status } = await fetch(siteUrl(env) + path);
    if (status !== 200) throw failure(`${path} was answered ${status}.`);
  }
}

await expectSite().finally(start.stop);
mkdirSync(CACHE_FOLDER, { recursive: true });
const unlock = await lockWhenFree(CACHE_FOLDER);
cacheFiles(folder);
cacheBundle(env);
cacheDatabase(folder);
unlock();
rmSync(folder, { recursive: true, force: true });
