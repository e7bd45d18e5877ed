import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";

const data = process.env.PLANTROOM_DATA ?? ".plantroom";

export default defineConfig({
  site: process.env.SITE_URL ?? "http://127.0.0.1:4321",
  output: "static",
  outDir: `${data}/build/dist`,
  cacheDir: `${data}/build/cache`,
  trailingSlash: "never",
  build: { format: "file", concurrency: 4, inlineStylesheets: "never" },
  experimental: { incrementalBuild: true },
  integrations: [react()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss()],
    build: { emptyOutDir: false },
  },
});
