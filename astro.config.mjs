import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { fileURLToPath } from "node:url";
import { administrationFiles } from "./scripts/build/administration-files.ts";
import { minifiedText } from "./scripts/build/minified-text.ts";
import { reactIslands } from "./scripts/build/react-islands.ts";
import { siteScript } from "./scripts/build/site-script.ts";

/** Parts of the Supabase client that this project never calls, which browsers therefore do not load. */
const UNUSED_PACKAGES = ["@supabase/realtime-js", "@supabase/functions-js", "iceberg-js"];
/** Passkeys, as @supabase/auth-js imports them from its own folder. */
const PASSKEYS = /^\.\/lib\/webauthn$/;

const ours = (file) => fileURLToPath(new URL(`src/db/${file}`, import.meta.url));

export default defineConfig({
  site: process.env.SITE_URL ?? "http://127.0.0.1:4321",
  output: "static",
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "never" },
  integrations: [reactIslands()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss(), minifiedText(), siteScript(), administrationFiles()],
    resolve: {
      alias: [
        ...UNUSED_PACKAGES.map((find) => ({ find, replacement: ours("unused-stubs.ts") })),
        { find: PASSKEYS, replacement: ours("unused-stubs.ts") },
        { find: /^@supabase\/storage-js$/, replacement: ours("lazy-storage.ts") },
      ],
    },
    // Large chunks are those of the renderer, which browsers never load; tests/e2e checks what browsers load.
    build: { chunkSizeWarningLimit: 4000 },
  },
});
