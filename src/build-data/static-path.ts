import { createHash } from "node:crypto";
import { siteData } from "./site-data.ts";

type Params = Record<string, string | undefined>;

/**
 * One entry of getStaticPaths. Its cache key is the hash of the props and of the settings, and a page is rendered again only
 * when its key changes. A page must therefore show no content but that of its props and the settings.
 */
export function staticPath<Props extends Record<string, unknown>>(params: Params, props: Props) {
  const cacheKey = createHash("sha256").update(JSON.stringify(props)).update(settingsHash()).digest("base64url");
  return { params, props, cacheKey };
}

let hashOfSettings: string | undefined;

function settingsHash(): string {
  hashOfSettings ??= createHash("sha256").update(JSON.stringify(siteData().site)).digest("base64url");
  return hashOfSettings;
}
