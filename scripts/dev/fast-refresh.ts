import type { Plugin } from "vite";

/** Prepares React for hot reload. Part of Vite's plugin for React; empty in a build. */
const PREAMBLE = "@vitejs/plugin-react/preamble";
/** Keeps the forms of the administration when its code changes. */
const KEEP_DRAFTS = "/admin/update/hot-reload.ts";
const ENTRY = /\/admin\/main\.tsx$/;

/**
 * Hot reload for the components of the administration. Astro prepares React for that only on pages with islands; the
 * administration is a plain script.
 */
export function administrationFastRefresh(): Plugin {
  return {
    name: "plantroom-administration-fast-refresh",
    apply: "serve",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: ENTRY },
      // On the first line, so that the line numbers in error messages stay right.
      handler: (code) => ({
        code: `${[PREAMBLE, KEEP_DRAFTS].map((name) => `import ${JSON.stringify(name)};`).join("")}${code}`,
        map: null,
      }),
    },
  };
}
