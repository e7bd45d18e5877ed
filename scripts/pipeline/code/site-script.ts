import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { filesBelow } from "../../files/files-below.ts";
import { PROJECT_ROOT } from "../../stack/environment.ts";

/** The scripts of every public page. */
export const SITE_SCRIPT = join(PROJECT_ROOT, "src", "client", "page-scripts.ts");
/** A placeholder in the frame of the pages for the address of their scripts, which is known only after the frame has been made. */
const ADDRESS = "SITE_SCRIPT_ADDRESS";

/** Bundles the scripts of the public pages, and writes the address of the file into the program that renders the pages. */
export function siteScript(): Plugin {
  return {
    name: "plantroom-site-script",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      this.emitFile({ type: "chunk", id: SITE_SCRIPT, name: "site" });
    },
    writeBundle(_options, bundle) {
      const script = Object.values(bundle).find((file) => file.type === "chunk" && file.facadeModuleId === SITE_SCRIPT);
      if (!script) throw new Error("The bundle has no scripts for the public pages.");
      const made = this.environment.getTopLevelConfig().environments["prerender"]?.build.outDir ?? "";
      replaceIn(made, ADDRESS, `/${script.fileName}`);
    },
  };
}

/** Replaces a placeholder in the modules of the program that renders the pages. */
export function replaceIn(folder: string, placeholder: string, text: string): void {
  for (const name of filesBelow(folder)) {
    if (!name.endsWith(".mjs")) continue;
    const code = readFileSync(join(folder, name), "utf8");
    if (code.includes(placeholder)) writeFileSync(join(folder, name), code.replaceAll(placeholder, text));
  }
}
