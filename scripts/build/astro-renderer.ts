/*
 * The one door to what Astro's build does without declaring it: the program that renders the pages, kept before its first
 * page and run later, as often as there is new content. tests/unit/build/astro-renderer.test.ts fails where an update of
 * Astro does it differently.
 */
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AstroIntegration, RouteData } from "astro";
import { StaticPaths, type PathWithRoute, type StaticPathsApp } from "astro/runtime/prerender/static-paths.js";
import { PROJECT_ROOT } from "../lib/environment.ts";

/** One address that the program renders. `cacheKey` is what staticPath gave it. */
export type RenderPath = Pick<PathWithRoute, "pathname" | "cacheKey" | "route">;

/** The program with the code of all pages. */
export type Renderer = {
  /** All addresses, in the order of Astro's routes; one may occur twice. */
  paths(): Promise<RenderPath[]>;
  /** `file` is the address as Astro would see it while it writes that file. */
  render(path: RenderPath, file: string): Promise<Response>;
};

/** The program of a bundle, as Astro's own build would call it. */
type App = StaticPathsApp & {
  setInternals(internals: { pagesByKeys: ReadonlyMap<string, unknown> }): void;
  setOptions(options: { settings: { scripts: [] }; logger: { options: { destination: LogDestination } } }): void;
  getComponentByRoute(route: RouteData): Promise<unknown>;
  render(request: Request, options: { routeData: RouteData }): Promise<Response>;
};
type LogDestination = { write(entry: { level: string; message: string }): void };

/** What the program must be told beside its code: its entry, and the styles of every route by Astro's key. */
type Kept = { entry: string; styles: [key: string, page: { styles: unknown[] }][] };
const KEPT = "renderer.json";

/** Ends Astro's build before the first page is rendered, and keeps the program that would have done it in the folder. */
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
            // Packages stay outside of the program: they are found as from the project.
            symlinkSync(join(PROJECT_ROOT, "node_modules"), join(folder, "node_modules"));
            const styles = [...routes].map(([key, page]): Kept["styles"][number] => [key, { styles: page.styles }]);
            writeFileSync(join(folder, KEPT), JSON.stringify({ entry, styles } satisfies Kept));
          },
        }));
      },
      "astro:build:setup": ({ pages, vite }) => {
        routes = pages;
        made = vite.environments?.["prerender"]?.build?.outDir ?? "";
      },
    },
  };
}

/** Loads a kept program with the code of all pages, before there is content: it reads that when it first renders. */
export async function loadKeptRenderer(folder: string): Promise<Renderer> {
  // React has another server for development.
  process.env.NODE_ENV = "production";
  const { entry, styles } = JSON.parse(readFileSync(join(folder, KEPT), "utf8")) as Kept;
  const { app } = (await import(pathToFileURL(join(folder, entry)).href)) as { app: App };
  app.setInternals({ pagesByKeys: new Map(styles) });
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: tell } } } });
  for (const { routeData } of app.manifest.routes) if (routeData.prerender) await app.getComponentByRoute(routeData);
  return {
    paths: () => new StaticPaths(app).getAll(),
    render: ({ route }, file) => app.render(new Request(new URL(file, "http://localhost/")), { routeData: route }),
  };
}

const tell: LogDestination["write"] = ({ level, message }) => {
  if (level === "warn" || level === "error") console.error(message);
};
