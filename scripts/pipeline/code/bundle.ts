import { cpSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockWhenFree } from "../../stack/data-lock.ts";
import { PROJECT_ROOT } from "../../stack/environment.ts";
import { hasItsFiles, noteFiles } from "../../files/derived-files.ts";
import { keepRenderer } from "./astro-renderer.ts";
import { compile, type Bundle } from "./compile.ts";
import type { Workspace } from "../content/workspace.ts";

/** The bundle of this version of the code. Makes it if it is not there or damaged, and deletes those of other versions. */
export async function prepareBundle(workspace: Workspace, code: string): Promise<Bundle> {
  const folder = join(workspace.bundles, code);
  if (!hasItsFiles(folder)) {
    rmSync(workspace.bundles, { recursive: true, force: true });
    // Renamed when complete, so that a folder of that name always has a whole bundle.
    const part = join(workspace.bundles, "part");
    mkdirSync(part, { recursive: true });
    await compile({ bundle: bundleIn(part) });
    noteFiles(part);
    renameSync(part, folder);
  }
  return bundleIn(folder);
}

/** The bundle of this version of the code, or null if it has not been made yet. */
export function presentBundle(workspace: Workspace, code: string): Bundle | null {
  const folder = join(workspace.bundles, code);
  return hasItsFiles(folder) ? bundleIn(folder) : null;
}

const bundleIn = (folder: string): Bundle => ({ files: join(folder, "files"), renderer: join(folder, "renderer") });

/** Lets Astro build the site's code. */
export async function makeBundle(bundle: Bundle): Promise<void> {
  // Astro writes into the project's .astro folder, so builds of different data folders must not overlap.
  const shared = join(PROJECT_ROOT, ".astro");
  mkdirSync(shared, { recursive: true });
  const unlock = await lockWhenFree(shared);
  // Astro renames files into it, which works on one disk only, and the data folder may be on another.
  const made = join(shared, "made");
  rmSync(made, { recursive: true, force: true });
  try {
    // Imported only here, because it takes a second of processor time, and builds do not need it.
    const { build } = await import("astro");
    await build({
      root: PROJECT_ROOT,
      logLevel: "warn",
      outDir: made,
      integrations: [keepRenderer(bundle.renderer)],
    });
    cpSync(made, bundle.files, { recursive: true });
  } finally {
    rmSync(made, { recursive: true, force: true });
    unlock();
  }
}
