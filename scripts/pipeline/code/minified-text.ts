import { readFileSync } from "node:fs";
import { minify, transformWithOxc, type Plugin } from "vite";

const ASKED = "?minified";

/** `import code from "./script.ts?minified"`: the minified text of a script without imports, for use inside a page. */
export function minifiedText(): Plugin {
  return {
    name: "plantroom-minified-text",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(ASKED)) return null;
      const file = id.slice(0, -ASKED.length);
      this.addWatchFile(file);
      const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
      const small = await minify(file, code, { codegen: { removeWhitespace: true } });
      return { code: `export default ${JSON.stringify(small.code.trim())};`, moduleType: "js" };
    },
  };
}
