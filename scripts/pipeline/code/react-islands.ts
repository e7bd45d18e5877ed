import react from "@astrojs/react";
import type { AstroIntegration } from "astro";

/** Astro's integration of React, with our own rendering on the server (react-renderer.ts) and the directive client:touched. */
export function reactIslands(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks["astro:config:setup"];
  const serverEntrypoint = new URL("react-renderer.ts", import.meta.url);
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      "astro:config:setup": (options) => {
        options.addClientDirective({ name: "touched", entrypoint: "./src/client/page/touched-directive.ts" });
        return setUp?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, serverEntrypoint }),
        });
      },
    },
  };
}
