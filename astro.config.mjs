import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { fileURLToPath } from "node:url";
import { administrationFiles } from "./scripts/build/administration-files.ts";

/** Parts of the Supabase client that nothing here calls: left out of what browsers load. */
const UNUSED_PACKAGES = ["@supabase/realtime-js", "@supabase/functions-js", "iceberg-js"];

const ours = (file) => fileURLToPath(new URL(`src/db/${file}`, import.meta.url));

export default defineConfig({
  site: process.env.SITE_URL ?? "http://127.0.0.1:4321",
  output: "static",
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "never" },
  integrations: [react()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss(), administrationFiles()],
    resolve: {
      alias: [
        ...UNUSED_PACKAGES.map((find) => ({ find, replacement: ours("unused-parts.ts") })),
        { find: /^@supabase\/storage-js$/, replacement: ours("late-storage.ts") },
      ],
    },
    // The renderer's own chunk is large and never leaves this machine; tests/e2e watches what browsers load.
    build: { chunkSizeWarningLimit: 4000 },
  },
});
