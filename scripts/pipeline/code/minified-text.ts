import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minify, transformWithOxc, type Plugin } from "vite";
import { INLINE_SCRIPTS } from "./inline-scripts.ts";

const ASKED = "?minified";

/**
 * `import code from "./script.ts?minified"`: the minified text of a script without imports, for use inside a page. Lists all of
 * them beside the program that renders the pages: these scripts, and no others, may run there without a file.
 */
export function minifiedText(): Plugin {
  const made = new Map<string, string>();
  return {
    name: "plantroom-minified-text",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(ASKED)) return null;
      const file = id.slice(0, -ASKED.length);
      this.addWatchFile(file);
      const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
      const small = await minify(file, code, { codegen: { removeWhitespace: true } });
      const text = small.code.trim();
      made.set(file, text);
      return { code: `export default ${JSON.stringify(text)};`, moduleType: "js" };
    },
    writeBundle({ dir }) {
      if (this.environment.name === "prerender" && dir !== undefined)
        writeFileSync(join(dir, INLINE_SCRIPTS), JSON.stringify([...made.values()]));
    },
  };
}
