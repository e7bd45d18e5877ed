import { createHash } from "node:crypto";
import { siteData } from "./site-data.ts";

type Params = Record<string, string>;

/**
 * One entry of getStaticPaths. The cache key is the hash of the props and of the settings, so a page is rendered again
 * exactly when something it shows has changed: a page must show nothing of the content that is not in its props or the
 * settings. Routes name their parameters differently ('product', 'brand'), which keeps their entries apart.
 */
export function staticPath<Props extends Record<string, unknown>>(params: Params, props: Props) {
  const cacheKey = createHash("sha256").update(JSON.stringify(props)).update(settingsHash()).digest("base64url");
  globalThis.plantroomBuild?.pageFound(JSON.stringify(params), cacheKey);
  return { params, props, cacheKey };
}

let hashOfSettings: string | undefined;

function settingsHash(): string {
  hashOfSettings ??= createHash("sha256").update(JSON.stringify(siteData().site)).digest("base64url");
  return hashOfSettings;
}

declare global {
  /** How a build in progress is told of its pages; set by scripts/build.ts, absent in development. */
  var plantroomBuild: { pageFound(params: string, cacheKey: string): void; pageRendered(): void; pagesBuilt(pathnames: string[]): void } | undefined;
}
