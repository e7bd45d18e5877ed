import type { APIRoute } from "astro";
import { siteMapPart, siteMapParts } from "#site/findable/site-map.ts";

export const getStaticPaths = () => [...siteMapParts().keys()].map((part) => ({ params: { part } }));

/** One part of the XML sitemap. */
export const GET: APIRoute = ({ params, site, url }) => siteMapPart(params["part"] ?? "", site ?? url);
