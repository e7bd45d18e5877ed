import type { APIRoute } from "astro";
import { siteMapIndex } from "#views/site-map.ts";

/** The site map for machines; robots.txt names it. */
export const GET: APIRoute = ({ site, url }) => siteMapIndex(site ?? url);
