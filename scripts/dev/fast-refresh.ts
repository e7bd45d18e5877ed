import type { Plugin } from "vite";

/** What prepares React for changes in place: part of Vite's plugin for React, and empty in a build. */
const PREAMBLE = "@vitejs/plugin-react/preamble";
const ENTRY = /\/admin\/main\.tsx$/;

/**
 * Lets a changed component of the administration show without a reload. Astro prepares React for that on pages with
 * islands only; the administration is a script of its own.
 */
export function administrationFastRefresh(): Plugin {
  return {
    name: "plantroom-administration-fast-refresh",
    apply: "serve",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: ENTRY },
      // On the same line, so that messages about the code still name the right one.
      handler: (code) => ({ code: `import ${JSON.stringify(PREAMBLE)};${code}`, map: null }),
    },
  };
}
