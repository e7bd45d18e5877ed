/*
 * The only module that uses undocumented parts of Astro's build: it keeps the program that renders the pages, to run it later
 * whenever there is new content. tests/unit/pipeline/code/astro-renderer.test.ts fails if an update of Astro changes these parts.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AstroIntegration, RouteData } from "astro";
import islandScript from "astro/runtime/server/astro-island.prebuilt.js";
import { StaticPaths, type PathWithRoute, type StaticPathsApp } from "astro/runtime/prerender/static-paths.js";
import { PROJECT_ROOT } from "../../stack/environment.ts";
import { INLINE_SCRIPTS } from "./inline-scripts.ts";

/** One address that the program renders. `cacheKey` comes from staticPath. */
export type RenderPath = Pick<PathWithRoute, "pathname" | "cacheKey" | "route">;

/** The program with the code of all pages. */
export type Renderer = {
  /** Every script without a file that the code may put into a page. */
  scripts: readonly string[];
  /** Must be called when there is new content: the program keeps which addresses there are, and their props. */
  forgetPaths(): void;
  /** All addresses, in the order of Astro's routes. One may occur twice. */
  paths(): Promise<RenderPath[]>;
  /** The address of one page without those of all others, such as '/products/pump'; undefined if no route has it. */
  pathOf(pathname: string): RenderPath | undefined;
  /** The route with this pattern, such as '/products/[product]'. Throws if there is none. */
  routeOf(pattern: string): RouteData;
  /**
   * `file` becomes the address of the request, as in Astro's own build. Status 404 if the route has no such path. Rejects with
   * what the page's code threw.
   */
  render(path: Pick<RenderPath, "route">, file: string): Promise<{ status: number; text: string }>;
};

/** The program of a bundle, with the methods that Astro's own build calls. */
type App = StaticPathsApp & {
  manifest: { inlinedScripts: ReadonlyMap<string, string>; clientDirectives: ReadonlyMap<string, string> };
  routeCache: { clearAll(): void };
  setInternals(internals: { pagesByKeys: ReadonlyMap<string, unknown> }): void;
  setOptions(options: { settings: { scripts: [] }; logger: { options: { destination: LogDestination } } }): void;
  getComponentByRoute(route: RouteData): Promise<unknown>;
  render(request: Request, options: { routeData: RouteData }): Promise<Response>;
};
type LogDestination = { write(entry: { level: string; message: string }): void };

/** What the program needs besides its code: its entry, and the styles of every route by Astro's key. */
type Kept = { entry: string; styles: [key: string, page: { styles: unknown[] }][] };
const KEPT = "renderer.json";

/** Ends Astro's build before it renders the first page, and copies the program that would render them into the folder. */
export function keepRenderer(folder: string): AstroIntegration {
  let made = "";
  let routes: ReadonlyMap<string, { styles: unknown[] }> = new Map();
  return {
    name: "plantroom-renderer",
    hooks: {
      "astro:build:start": ({ setPrerenderer }) => {
        setPrerenderer((own) => ({
          ...own,
          setup: async () => undefined,
          getStaticPaths: async () => [],
          teardown: async () => {
            const entry = readdirSync(made).find((name) => name.startsWith("prerender-entry."));
            if (!entry) throw new Error("Astro's build has left no program that renders pages.");
            cpSync(made, folder, { recursive: true });
            // The program imports packages, which it finds in the project's node_modules.
            symlinkSync(join(PROJECT_ROOT, "node_modules"), join(folder, "node_modules"));
            const styles = [...routes].map(([key, page]): Kept["styles"][number] => [key, { styles: page.styles }]);
            writeFileSync(join(folder, KEPT), JSON.stringify({ entry, styles } satisfies Kept));
          },
        }));
      },
      "astro:build:setup": ({ pages, vite }) => {
        routes = pages;
        made = vite.environments?.["prerender"]?.build?.outDir ?? "";
        // Astro would keep what an interrupted build left here, and its entry could be mistaken for the new one.
        rmSync(made, { recursive: true, force: true });
      },
    },
  };
}

/** Loads a kept program with the code of all pages. Its modules are loaded once per process. */
export async function loadKeptRenderer(folder: string): Promise<Renderer> {
  // Otherwise React loads its server for development.
  process.env.NODE_ENV = "production";
  const { entry, styles } = JSON.parse(readFileSync(join(folder, KEPT), "utf8")) as Kept;
  const { app } = (await import(pathToFileURL(join(folder, entry)).href)) as { app: App };
  app.setInternals({ pagesByKeys: new Map(styles) });
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: tell } } } });
  for (const { routeData } of app.manifest.routes) if (routeData.prerender) await app.getComponentByRoute(routeData);
  return {
    scripts: [...ownScripts(folder), ...scriptsOfAstro(app)],
    forgetPaths: () => app.routeCache.clearAll(),
    paths: () => new StaticPaths(app).getAll(),
    pathOf(pathname) {
      // Astro's own rule: the routes are sorted, and the first whose pattern fits answers.
      const route = app.manifest.routes.find(
        ({ routeData }) => routeData.prerender && routeData.pattern.test(pathname),
      )?.routeData;
      return route && { pathname, route };
    },
    routeOf(pattern) {
      const route = app.manifest.routes.find(({ routeData }) => routeData.route === pattern)?.routeData;
      if (!route) throw new Error(`No route has the pattern ${pattern}.`);
      return route;
    },
    async render({ route }, file) {
      lastError = null;
      const request = new Request(new URL(file, "http://localhost/"));
      const response = await app.render(request, { routeData: route }).catch(unlessNoSuchPath);
      if (response === null) return { status: 404, text: "" };
      const { status } = response;
      // Astro answers with status 500 and writes into its log what the page's code threw.
      if (status >= 500) throw new Error(lastError ?? `The page was answered with status ${status}.`);
      return { status, text: await response.text() };
    },
  };
}

/** Those that are imported as minified texts (minified-text.ts). */
function ownScripts(folder: string): string[] {
  const list = join(folder, INLINE_SCRIPTS);
  return existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as string[]) : [];
}

/** Small scripts of components, and what Astro writes before the first island of a page and before the first of each directive. */
function scriptsOfAstro({ manifest }: App): string[] {
  return [...manifest.inlinedScripts.values(), ...manifest.clientDirectives.values(), islandScript];
}

/** Astro throws this error for an address that getStaticPaths does not list. */
function unlessNoSuchPath(error: unknown): null {
  if (error instanceof Error && error.name === "NoMatchingStaticPathFound") return null;
  throw error;
}

let lastError: string | null = null;

const tell: LogDestination["write"] = ({ level, message }) => {
  if (level === "error") lastError = message;
  if (level === "warn" || level === "error") console.error(message);
};
