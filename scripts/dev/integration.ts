import { realpathSync } from "node:fs";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { AstroIntegration } from "astro";
import type { Connect, ViteDevServer } from "vite";
import { PROJECT_ROOT } from "../lib/environment.ts";
import { administrationFastRefresh } from "./fast-refresh.ts";

/** Who answers an address in Astro's place; null for what Astro answers. */
export type FindAnswer = (path: string) => ((request: Request) => Promise<Response>) | null;

/** A request with this header is answered by Astro alone: it comes from an edge function that asks for the page below it. */
export const ASTRO_ONLY = "x-plantroom-astro-only";

type Options = {
  dataDir: string;
  /** Called once the server is there, before the first request. */
  onServer: (server: ViteDevServer) => void;
  find: FindAnswer;
  /** Called before a page, or a file made like one, is rendered; says where an old address leads. */
  beforePage: (path: string) => Promise<{ redirect: string | null }>;
};

/** Makes `astro dev` the whole site: what a release and the edge platform do beside the pages, and the data folder left alone. */
export function developmentSite({ dataDir, onServer, find, beforePage }: Options): AstroIntegration {
  const data = `${dataDir}/**`;
  return {
    name: "plantroom-development",
    hooks: {
      "astro:config:setup": ({ updateConfig, injectScript }) => {
        injectScript("page", `import "/scripts/dev/keep-forms.ts";`);
        updateConfig({
          vite: {
            plugins: [administrationFastRefresh()],
            server: {
              // Keys and accounts lie there, and it changes all the time.
              watch: { ignored: [data, "**/.plantroom/**", "**/test-results/**", "**/dist/**"] },
              fs: {
                // The packages may lie elsewhere, behind a link.
                allow: [PROJECT_ROOT, realpathSync(join(PROJECT_ROOT, "node_modules"))],
                deny: [".env", ".env.*", "*.{crt,pem}", "**/.git/**", "**/.plantroom/**", data],
              },
            },
            // All packages are found at the start: one found later would reload the page, and a form with it.
            optimizeDeps: { entries: ["admin/**/*.tsx", "src/islands/*.tsx", "src/components/*.ts"] },
          },
        });
      },
      "astro:server:setup": ({ server }) => {
        onServer(server);
        server.middlewares.use(answerFirst(find));
        server.middlewares.use(administrationScreens);
        server.middlewares.use((request, response, next) => {
          const path = pathOf(request);
          if (!isPage(path)) return next();
          beforePage(path).then(({ redirect }) => {
            if (redirect === null) next();
            else response.writeHead(301, { location: redirect }).end();
          }, next);
        });
      },
    },
  };
}

const pathOf = (request: Connect.IncomingMessage): string =>
  new URL(request.originalUrl ?? "/", "http://localhost").pathname;

/** Pages have no extension; what else is rendered from the content has one of these. Vite's own addresses begin with @. */
const isPage = (path: string): boolean =>
  !/^\/(?:@|node_modules\/)/.test(path) &&
  (!/\.\w+$/.test(path) || /^\/(?:data\/.*|[\w-]+)\.(?:json|xml|txt)$/.test(path));

function answerFirst(find: FindAnswer): Connect.NextHandleFunction {
  return (incoming, outgoing, next) => {
    const answer = incoming.headers[ASTRO_ONLY] ? null : find(pathOf(incoming));
    if (answer === null) next();
    // Astro's pages answer with the platform's own Response, which must not be replaced by a quicker one.
    else void getRequestListener(answer, { overrideGlobalObjects: false })(incoming, outgoing);
  };
}

/** Every screen of the administration is its one page; its modules, which lie in a folder of that name, have an extension. */
const administrationScreens: Connect.NextHandleFunction = (request, _response, next) => {
  const path = pathOf(request);
  if (path.startsWith("/admin/") && !/\.\w+$/.test(path)) request.url = "/admin";
  next();
};
