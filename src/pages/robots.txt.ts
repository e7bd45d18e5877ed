import type { APIRoute } from "astro";

/** Everything public may be read; the administration and the functions are nobody's search result. */
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
