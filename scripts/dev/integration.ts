import { realpathSync } from "node:fs";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { AstroIntegration } from "astro";
import type { Connect, ViteDevServer } from "vite";
import { withoutLanguage } from "#domain/languages/languages.ts";
import { PROJECT_ROOT } from "../stack/environment.ts";

/** Finds the handler that answers an address instead of Astro; null if Astro answers it. */
export type FindAnswer = (path: string) => ((request: Request) => Promise<Response>) | null;

/** A request with this header is answered by Astro alone: an edge function asks for the page at its own address. */
export const ASTRO_ONLY = "x-plantroom-astro-only";

type Options = {
  dataDir: string;
  port: number;
  /** Called when the server has been created, before the first request. */
  onServer: (server: ViteDevServer) => void;
  find: FindAnswer;
  /** Called before a page or a data file is rendered; gives the new address of a changed slug, otherwise null. */
  beforePage: (path: string) => Promise<string | null>;
};

/**
 * Makes `astro dev` serve the whole site: pages, the other files of a release, and edge functions. Pages come without the
 * headers of a release (scripts/pipeline/release/headers.ts): hot reload adds scripts that no Content-Security-Policy could list.
 */
export function developmentSite({ dataDir, port, onServer, find, beforePage }: Options): AstroIntegration {
  const data = `${dataDir}/**`;
  return {
    name: "plantroom-development",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({
          vite: {
            // A folder of its own: builds and `astro check` empty the usual one, and pages of this server would stay blank.
            cacheDir: join(PROJECT_ROOT, "node_modules", ".cache", `dev-${port}`),
            server: {
              watch: {
                // The data folder changes all the time.
                ignored: [data, "**/.plantroom/**", "**/test-results/**", "**/dist/**"],
                // Many text editors empty a file before they write it. Read in between, it would stay empty until the next save.
                awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 },
              },
              fs: {
                // node_modules may be a symbolic link.
                allow: [PROJECT_ROOT, realpathSync(join(PROJECT_ROOT, "node_modules"))],
                // The data folder holds keys and accounts.
                deny: [".env", ".env.*", "*.{crt,pem}", "**/.git/**", "**/.plantroom/**", data],
              },
            },
            // Finds all packages at the start: a package found later reloads the page, and a half-filled form with it.
            optimizeDeps: { entries: ["admin/**/*.tsx", "src/client/**/*.{ts,tsx}"] },
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
          beforePage(path).then((moved) => {
            // Astro knows the addresses without a language.
            request.url = withoutLanguage(request.url ?? "/").address;
            if (moved === null) next();
            else response.writeHead(301, { location: moved }).end();
          }, next);
        });
      },
    },
  };
}

const pathOf = (request: Connect.IncomingMessage): string =>
  new URL(request.originalUrl ?? "/", "http://localhost").pathname;

/** Pages have no extension; other files rendered from the content have one of these. Vite's own addresses begin with @. */
const isPage = (path: string): boolean =>
  !/^\/(?:@|node_modules\/)/.test(path) &&
  (!/\.\w+$/.test(path) || /^\/(?:data\/.*|[\w-]+)\.(?:json|xml|txt)$/.test(path));

function answerFirst(find: FindAnswer): Connect.NextHandleFunction {
  return (incoming, outgoing, next) => {
    const answer = incoming.headers[ASTRO_ONLY] ? null : find(pathOf(incoming));
    if (answer === null) next();
    // Hono would replace the global Response by a faster one, which Astro does not recognise.
    else void getRequestListener(answer, { overrideGlobalObjects: false })(incoming, outgoing);
  };
}

/** Serves every screen of the administration from its one page. Its modules below /admin have an extension. */
const administrationScreens: Connect.NextHandleFunction = (request, _response, next) => {
  const path = pathOf(request);
  if (path.startsWith("/admin/") && !/\.\w+$/.test(path)) request.url = "/admin";
  next();
};
