import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AstroIntegration } from "astro";
import { lockWhenFree } from "../lib/data-lock.ts";
import { PROJECT_ROOT } from "../lib/environment.ts";
import type { Workspace } from "./workspace.ts";

/**
 * What Astro makes of the code alone, once for each version of it: content needs no bundling. `files` is what browsers
 * load beside the pages; `renderer` is the program that makes the pages, for loadRenderer.
 */
export type Bundle = { files: string; renderer: string };

/** What the renderer must be told beside its code: its entry, and the styles of every route by Astro's key. */
export type RendererRecord = { entry: string; styles: [key: string, page: { styles: unknown[] }][] };
export const RENDERER_RECORD = "renderer.json";

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

/** Ends Astro's build before the first page is rendered, and keeps the program that would have done it. */
function keepRenderer(folder: string): AstroIntegration {
  let made = "";
  let routes: ReadonlyMap<string, { styles: unknown[] }> = new Map();
  return {
    name: "plantroom-renderer",
    hooks: {
      "astro:build:start": ({ setPrerenderer }) => {
        setPrerenderer((own) => ({
          ...own,
          setup: async () => undefined,
          getStaticPaths: async () => [],
          teardown: async () => {
            const entry = readdirSync(made).find((name) => name.startsWith("prerender-entry."));
            if (!entry) throw new Error("Astro's build has left no program that renders pages.");
            cpSync(made, folder, { recursive: true });
            // Packages stay outside of the program: they are found as from the project.
            symlinkSync(join(PROJECT_ROOT, "node_modules"), join(folder, "node_modules"));
            const styles = [...routes].map(([key, page]): RendererRecord["styles"][number] => [
              key,
              { styles: page.styles },
            ]);
            writeFileSync(join(folder, RENDERER_RECORD), JSON.stringify({ entry, styles } satisfies RendererRecord));
          },
        }));
      },
      "astro:build:setup": ({ pages, vite }) => {
        routes = pages;
        made = vite.environments?.["prerender"]?.build?.outDir ?? "";
      },
    },
  };
}
