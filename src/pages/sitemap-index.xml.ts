import type { APIRoute } from "astro";
import { siteMapIndex } from "#site/findable/site-map.ts";

/** The XML sitemap for search engines, which robots.txt names. */
export const GET: APIRoute = ({ site, url }) => siteMapIndex(site ?? url);
