import { defineConfig } from "astro/config";

export default defineConfig({
  srcDir: "./site",
  output: "static",
  trailingSlash: "never",
  // Four pages at a time overlap reading and writing; more do not help.
  build: { format: "file", concurrency: 4 },
  // The packages are a link to those of Plantroom, where nothing may be written.
  cacheDir: "./.cache",
  vite: { cacheDir: "./.vite" },
  // A cold build is faster without it, an edit with it.
  experimental: { incrementalBuild: process.env.INCREMENTAL === "on" },
});
