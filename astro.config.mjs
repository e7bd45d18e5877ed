import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { scriptFiles } from "./scripts/pipeline/code/script-files.ts";
import { iconImports } from "./scripts/pipeline/code/icon-imports.ts";
import { minifiedText } from "./scripts/pipeline/code/minified-text.ts";
import { siteScript } from "./scripts/pipeline/code/site-script.ts";

/** @type {import("astro").AstroIntegration} */
const interactionDirective = {
  name: "plantroom-interaction",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({ name: "interaction", entrypoint: "./src/client/page/interaction-directive.ts" }),
  },
};

export default defineConfig({
  site: process.env.SITE_URL ?? "http://127.0.0.1:4321",
  output: "static",
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "never" },
  integrations: [react(), interactionDirective],
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss(), minifiedText(), siteScript(), iconImports(), scriptFiles()],
    // Large chunks are those of the renderer, which browsers never load; tests/e2e checks what browsers load.
    build: { chunkSizeWarningLimit: 4000 },
  },
});
