import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";

const data = process.env.PLANTROOM_DATA ?? ".plantroom";

/** Tells a build in progress which pages the site has, rendered or kept. */
const pagesBuilt = {
  name: "plantroom-pages",
  hooks: {
    "astro:build:done": ({ pages }) => globalThis.plantroomBuild?.pagesBuilt(pages.map((page) => page.pathname)),
  },
};

export default defineConfig({
  site: process.env.SITE_URL ?? "http://127.0.0.1:4321",
  output: "static",
  outDir: `${data}/build/dist`,
  cacheDir: `${data}/build/cache`,
  trailingSlash: "never",
  build: { format: "file", concurrency: 4, inlineStylesheets: "never" },
  experimental: { incrementalBuild: true },
  integrations: [react(), pagesBuilt],
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss()],
    build: { emptyOutDir: false },
  },
});
