import { storyFiles } from "./story-files.ts";

/**
 * Which stories show the code at a path. Shared folders (src/ui, src/domain, admin/ui …) are not listed: all stories depend on
 * them.
 */
export const STORIES_OF_PATHS: readonly [path: RegExp, stories: readonly string[]][] = [
  [/^admin\/features\/administrators\//, ["administrators"]],
  [/^admin\/features\/brands\//, ["brand-editing"]],
  [/^admin\/features\/categories\//, ["categories"]],
  [/^admin\/features\/enquiries\//, ["enquiries"]],
  [/^admin\/features\/featured\//, ["featured-editing"]],
  [/^admin\/features\/import\//, ["import"]],
  [/^admin\/features\/pages\//, ["pages", "page-goes-live"]],
  [/^admin\/features\/privacy\//, ["enquiries"]],
  [/^admin\/features\/table-editor\//, ["product-table"]],
  [/^admin\/features\/products\//, ["product-editing", "specifications"]],
  [/^admin\/features\/specifications\//, ["specifications"]],
  [/^admin\/features\/settings\//, ["settings", "setting-goes-live"]],
  [/^admin\/features\/trash\//, ["trash"]],
  [/^admin\/palette\//, ["palette"]],
  [/^admin\/publish\//, ["publishing", "faulty-page"]],
  [/^admin\/features\/releases\//, ["roll-back"]],
  [/^admin\/(update\/|shell\/UpdateOffer)/, ["update"]],
  [/^admin\/(session\/|shell\/Protected|queries\/accounts)/, ["login", "session"]],
  [/^src\/.*compar/i, ["compare"]],
  [/^src\/.*favourite/i, ["favourites"]],
  [/^(src|functions)\/.*(quote|lists|list-button|ListCounter)/i, ["quote-list"]],
  [/^src\/.*(gallery|specification|ProductPage|\[product\])/i, ["product-page"]],
  [/^src\/islands\/(listing|facet|product-|pagination|view-toggle|catalogue)/, ["listing"]],
  [/^src\/.*(SiteHeader|menus)/, ["menus"]],
  [/^src\/.*search/i, ["search"]],
  [/^src\/.*reference/i, ["references"]],
  [/^src\/.*(offline|visited|catalogue|waiting|worker)/i, ["offline", "offline-catalogue"]],
  [/^src\/.*(ContactForm|FormGuards|enhanced-forms|contact)/, ["forms"]],
  [/^src\/.*(BrandPage|BrandHead|BrandCard|\[brand\])/, ["featured-lists", "company-pages"]],
  [
    /^src\/(pages|components|browser)\/(index|home|corporate|mission|services|solutions|SiteFooter|Figures)/i,
    ["company-pages"],
  ],
  [/^functions\/(api|newsletter)\//, ["forms"]],
  [/^(functions\/(brands|products)\/|src\/pages\/404)/, ["not-found"]],
  [/^(scripts\/build|functions)\/downloads\//, ["downloads"]],
  [/^scripts\/build\/[^/]*$/, ["edit-goes-live", "faulty-page"]],
  [/^scripts\/(builder|hosting\/|publishing\/|lib\/deploy-queue)/, ["builder-killed"]],
  [/^scripts\/build\/(release|kept-releases|carried-assets)/, ["roll-back"]],
  [/^scripts\/(start|database|edge|lib\/(supervise|processes|data-lock))/, ["killed-processes"]],
];

const STORY_FILE = /^tests\/e2e\/.*\.spec\.ts$/;
/** Code of pages and screens, and code that builds them: a change here may break a story. */
const SHOWN = /^(src|admin|functions|scripts|supabase)\//;

/** The story files for these changed paths, and the changed folders that no story is listed for. */
export function storiesOf(changed: readonly string[]): { run: string[]; unmapped: string[] } {
  const files = storyFiles();
  const run = new Set(changed.filter((path) => STORY_FILE.test(path)));
  const unmapped = new Set<string>();
  for (const path of changed) {
    const stories = STORIES_OF_PATHS.filter(([pattern]) => pattern.test(path)).flatMap(([, names]) => names);
    for (const name of stories) run.add(files.get(name) ?? name);
    if (stories.length === 0 && SHOWN.test(path)) unmapped.add(path.split("/").slice(0, 2).join("/"));
  }
  return { run: [...run].sort(), unmapped: [...unmapped].sort() };
}
