import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { PROJECT_ROOT } from "../../stack/environment.ts";
import { replaceIn, SITE_SCRIPT } from "./site-script.ts";

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

const ENTRY = join(PROJECT_ROOT, "admin", "main.tsx");
const PAGE = join(PROJECT_ROOT, "src", "pages", "admin", "index.astro");
/** A placeholder in the page for the files of the first screen, which are known only after the page's code has been made. */
const FILES = "ADMINISTRATION_FILES";
/** The islands of lists that a visitor narrows, compares or collects. */
const ISLANDS = [
  "listing/product-listing.tsx",
  "products/product-grid.tsx",
  "comparison/compare-page.tsx",
  "quotes/quote-list.tsx",
  "favourites/favourites-list.tsx",
].map((file) => join(PROJECT_ROOT, "src", "client", file));
const [LISTING = ""] = ISLANDS;
/** A placeholder in the pages of product lists for the files of their island. */
const LISTING_FILES = "LISTING_ISLAND_FILES";
const RENDERER = /@astrojs[\\/]react[\\/]dist[\\/]client\.js/;
const ICONS = /node_modules[\\/]lucide-react[\\/]/;
/** Loads the editors, one file for each kind of content. */
const KINDS = join(PROJECT_ROOT, "admin", "kinds.ts");

const staticImports = (info: Rolldown.ModuleInfo | null): readonly string[] => info?.importedIds ?? [];
const allImports = (info: Rolldown.ModuleInfo | null): readonly string[] => [
  ...staticImports(info),
  ...(info?.dynamicallyImportedIds ?? []),
];

function reached(starts: Iterable<string>, edges: typeof staticImports, graph: Graph): Set<string> {
  const found = new Set(starts);
  for (const id of found) for (const next of edges(graph.getModuleInfo(id))) found.add(next);
  return found;
}

type FileName = "administration" | "editing" | "icons" | "shared" | "common" | "public" | "islands" | null;

/** What the scripts of the public pages share with islands, with code that they load later, or with the administration. */
function sharedBySite(graph: Graph): Set<string> {
  const site = reached([SITE_SCRIPT], staticImports, graph);
  const isUsedElsewhere = (id: string): boolean => {
    const info = graph.getModuleInfo(id);
    return info !== null && [...info.importers, ...info.dynamicImporters].some((other) => !site.has(other));
  };
  return reached([...site].filter(isUsedElsewhere), staticImports, graph);
}

/** The output file of each module; null leaves the choice to the bundler. */
function sortModules(graph: Graph): (id: string) => FileName {
  const all = reached([ENTRY], allImports, graph);
  const common = sharedBySite(graph);
  const usedElsewhere = (id: string): boolean => {
    const info = graph.getModuleInfo(id);
    return (
      id !== ENTRY &&
      info !== null &&
      (info.isEntry || [...info.importers, ...info.dynamicImporters].some((other) => !all.has(other)))
    );
  };
  const shared = reached([...all].filter(usedElsewhere), allImports, graph);
  const first = reached([ENTRY], staticImports, graph);
  const editors = (graph.getModuleInfo(KINDS)?.dynamicallyImportedIds ?? []).map((id) =>
    reached([id], staticImports, graph),
  );
  const islands = reached(ISLANDS, staticImports, graph);
  const scripts = reached([SITE_SCRIPT], allImports, graph);
  return (id) => {
    if (common.has(id)) return first.has(id) ? "common" : "public";
    // What the search loads, too, must not bring the code of the islands along.
    if (islands.has(id) && !ISLANDS.includes(id) && !all.has(id)) return scripts.has(id) ? "shared" : "islands";
    if (!all.has(id)) return null;
    if (shared.has(id)) return first.has(id) && ICONS.test(id) ? "icons" : "shared";
    if (first.has(id)) return "administration";
    return editors.every((editor) => editor.has(id)) ? "editing" : null;
  };
}

/** The options that split the code of one bundling into files. */
function codeSplitting(): Rolldown.CodeSplittingOptions {
  let sorted: ReturnType<typeof sortModules> | undefined;
  const named =
    (wanted: readonly FileName[]): Rolldown.CodeSplittingNameFunction =>
    (id, graph) => {
      const name = (sorted ??= sortModules(graph))(id);
      return wanted.includes(name) ? name : null;
    };
  return {
    groups: [
      { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
      // What the scripts of public pages share with other code: one file with what the first screen of the administration uses, too,
      // and one with the rest.
      { name: named(["common", "public"]), priority: 2.5 },
      // As files of their own, icons would each take three times their size.
      { name: named(["icons"]), priority: 2.2 },
      // Other modules that the public site uses too stay in small files, so that visitors load nothing of the administration.
      { name: named(["shared"]), priority: 2, entriesAware: true },
      // What only the islands of lists need is one file. As many small ones, each known only after the one that imports it, it would
      // take seconds longer on a slow network. After the group above, or it would take what it shares with the administration along.
      { name: named(["islands"]), priority: 1.5 },
      { name: named(["administration", "editing"]), priority: 1 },
    ],
  };
}

/** The files of entries and what they import at once; the entries come first. */
function filesOf(bundle: Rolldown.OutputBundle, isEntry: (module: string) => boolean): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const files = new Set(
    chunks
      .filter(({ facadeModuleId }) => facadeModuleId !== null && isEntry(facadeModuleId))
      .map(({ fileName }) => fileName),
  );
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === "chunk") for (const next of chunk.imports) files.add(next);
  }
  return [...files];
}

/**
 * Decides which code is in which file, for all pages with islands. Puts everything that the first screen of the administration
 * needs into one file (besides React), and what all editors need into another: as a hundred small files they would take a second
 * longer to load. Pages list the files of the first screen, and those of a product list, because a browser otherwise learns what
 * a file imports only after loading it.
 */
export function scriptFiles(): Plugin {
  return {
    name: "plantroom-script-files",
    applyToEnvironment: ({ name }) => name === "client",
    config: () => ({
      environments: { client: { build: { rolldownOptions: { output: { codeSplitting: codeSplitting() } } } } },
    }),
    writeBundle(_options, bundle) {
      const made = this.environment.getTopLevelConfig().environments["prerender"]?.build.outDir ?? "";
      replaceIn(made, FILES, filesOf(bundle, (module) => module.startsWith(PAGE)).join(" "));
      const listing = filesOf(bundle, (module) => module === LISTING || RENDERER.test(module));
      replaceIn(made, LISTING_FILES, listing.map((file) => `/${file}`).join(" "));
    },
  };
}
