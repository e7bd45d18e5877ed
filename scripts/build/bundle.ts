import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockWhenFree } from "../lib/data-lock.ts";
import { PROJECT_ROOT } from "../lib/environment.ts";
import { keepRenderer } from "./astro-renderer.ts";
import type { Workspace } from "./workspace.ts";

/**
 * What Astro makes of the code alone, once for each version of it: content needs no bundling. `files` is what browsers
 * load beside the pages; `renderer` is the program that makes the pages, for loadRenderer.
 */
export type Bundle = { files: string; renderer: string };

/** The bundle of this version of the code; made where it is not there yet, and those of other versions go. */
export async function prepareBundle(workspace: Workspace, code: string): Promise<Bundle> {
  const folder = join(workspace.bundles, code);
  if (!existsSync(folder)) {
    rmSync(workspace.bundles, { recursive: true, force: true });
    // Made beside and moved: a bundle of that name is whole, or it is not there.
    const part = join(workspace.bundles, "part");
    mkdirSync(part, { recursive: true });
    await makeBundle(bundleIn(part));
    renameSync(part, folder);
  }
  return bundleIn(folder);
}

/** Where the bundle of this version of the code is, or null before its first build. */
export function presentBundle(workspace: Workspace, code: string): Bundle | null {
  const folder = join(workspace.bundles, code);
  return existsSync(folder) ? bundleIn(folder) : null;
}

const bundleIn = (folder: string): Bundle => ({ files: join(folder, "files"), renderer: join(folder, "renderer") });

async function makeBundle(bundle: Bundle): Promise<void> {
  // Astro keeps files of every build in the project's own .astro folder: one at a time, whatever the data folder.
  const shared = join(PROJECT_ROOT, ".astro");
  mkdirSync(shared, { recursive: true });
  const unlock = await lockWhenFree(shared);
  try {
    // Loaded only here: it takes a second of processor time, which most builds need not spend.
    const { build } = await import("astro");
    await build({
      root: PROJECT_ROOT,
      logLevel: "warn",
      outDir: bundle.files,
      integrations: [keepRenderer(bundle.renderer)],
    });
  } finally {
    unlock();
  }
}
