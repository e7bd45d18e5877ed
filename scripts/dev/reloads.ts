import { join } from "node:path";
import type { EnvironmentModuleNode, HotPayload, HotUpdateOptions, Plugin, ViteDevServer } from "vite";
import { PROJECT_ROOT } from "../lib/environment.ts";

/** What an open page reports about itself (open-page.ts): its address, and the components of its hydrated islands. */
type OpenPage = { path: string; islands: string[] };
/** Finds the files in src/pages that may have rendered an address. */
export type FindPages = (path: string) => string[];
type Client = ViteDevServer["ws"]["clients"] extends Set<infer One> ? One : never;
type Reload = Extract<HotPayload, { type: "full-reload" }>;

const ADMINISTRATION = join(PROJECT_ROOT, "src", "pages", "admin", "index.astro");
const isAdministration = (path: string): boolean => /^\/admin(?:\/|$)/.test(path);
/** The addresses of entry scripts: those of the administration, and those that every page has in development. */
const OF_ADMINISTRATION = /^\/(?:src\/pages\/)?admin\//;
const ON_ALL_PAGES = /astro:scripts\//;
const RELOAD: Reload = { type: "full-reload" };

/** The modules and all that import them, directly or not, except through the files in `without`. */
function users(modules: Iterable<EnvironmentModuleNode>, without = new Set<string>()): Set<EnvironmentModuleNode> {
  const found = new Set(modules);
  for (const module of found) {
    if (module.file !== null && without.has(module.file)) continue;
    for (const importer of module.importers) found.add(importer);
  }
  return found;
}

const filesOf = (modules: Iterable<EnvironmentModuleNode>): Set<string | null> =>
  new Set([...modules].map(({ file }) => file));

/** Modules with code. Tailwind also lists every file that it has scanned for class names, as an import of a style sheet. */
const withCode = (modules: Iterable<EnvironmentModuleNode> = []): EnvironmentModuleNode[] =>
  [...modules].filter(({ id, type }) => id !== null && type === "js");

/** The modules of a changed file that affect server-rendered HTML. Style sheets that the browser has are replaced in place. */
function rendered({ modules, server, file }: HotUpdateOptions): EnvironmentModuleNode[] {
  const inBrowser = server.environments.client.moduleGraph.getModulesByFile(file);
  const hasStyle = [...(inBrowser ?? [])].some(({ type }) => type === "css");
  return modules.filter(({ id, type }) => id !== null && (type === "js" || !hasStyle));
}

/**
 * Reloads the open pages that show a changed file, and no others. Without this, Astro reloads every page for each file that only
 * the server runs, so that an edited .astro file empties the forms of the administration; and no page for a file that islands
 * run as well, although static pages may be rendered with it.
 */
export function reloads(findPages: FindPages): Plugin {
  const open = new WeakMap<Client, OpenPage>();

  function showsRendered(client: Client, changed: readonly EnvironmentModuleNode[]): boolean {
    const page = open.get(client);
    if (!page) return true;
    const pages = isAdministration(page.path) ? [ADMINISTRATION] : findPages(page.path);
    const files = filesOf(users(changed, new Set(page.islands.map((address) => join(PROJECT_ROOT, address)))));
    return pages.some((file) => files.has(file));
  }

  /** Whether a page runs one of these scripts, which no other script imports. */
  function runs(client: Client, scripts: readonly string[]): boolean {
    const page = open.get(client);
    return (
      !page ||
      scripts.some((url) => ON_ALL_PAGES.test(url) || OF_ADMINISTRATION.test(url) === isAdministration(page.path))
    );
  }

  /** Sends a reload because of one file only to the pages that run it. */
  function sendReload(server: ViteDevServer, reload: Reload & { triggeredBy: string }): void {
    const { moduleGraph } = server.environments.client;
    const all = users(withCode(moduleGraph.getModulesByFile(reload.triggeredBy)));
    const scripts = [...all].filter(({ importers }) => importers.size === 0).map(({ url }) => url);
    for (const client of server.ws.clients) if (scripts.length === 0 || runs(client, scripts)) client.send(reload);
  }

  return {
    name: "plantroom-reloads",
    apply: "serve",
    configureServer(server) {
      server.ws.on("plantroom:open-page", (page: OpenPage, client) => void open.set(client, page));
      const send = server.ws.send.bind(server.ws) as (message: HotPayload | string, data?: unknown) => void;
      server.ws.send = (message: HotPayload | string, data?: unknown) => {
        if (typeof message === "string" || message.type !== "full-reload") send(message, data);
        else if (message.triggeredBy !== undefined)
          sendReload(server, { ...message, triggeredBy: message.triggeredBy });
        // Drops Astro's reload of every page; hotUpdate has sent one to those that show the file.
        else if (message.path !== undefined) send(message);
      };
    },
    hotUpdate(options) {
      if (this.environment.name !== "ssr") return;
      const changed = rendered(options);
      if (changed.length === 0) return;
      for (const client of options.server.ws.clients) if (showsRendered(client, changed)) client.send(RELOAD);
    },
  };
}
