import type { APIRoute } from "astro";

/** Crawlers may read everything public, but not the administration and the functions. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(
    [
      "User-agent: *",
      "Disallow: /admin",
      "Disallow: /api/",
      "",
      `Sitemap: ${new URL("/sitemap-index.xml", site ?? url).href}`,
      "",
    ].join("\n"),
  );
