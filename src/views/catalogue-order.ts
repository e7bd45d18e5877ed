import { createHash } from "node:crypto";
import { perContent, siteData } from "#build-data/site-data.ts";

/**
 * Changes with the order of the products by name, in which several files of the site refer to a product. A page that has
 * loaded two of them, of different releases, notices it.
 */
export const catalogueOrder = perContent((): string =>
  createHash("sha256")
    .update(siteData().products.map(({ slug }) => slug).join("\n"))
    .digest("hex")
    .slice(0, 12),
);
