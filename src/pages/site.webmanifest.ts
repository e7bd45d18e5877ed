import type { APIRoute } from "astro";
import { siteData } from "#site/content/site-data.ts";
import { LANGUAGE } from "#domain/languages/languages.ts";
import { language } from "#texts/language/page-language.ts";
import { links } from "#texts/language/links.ts";

/** What browsers need to install the site as an app. */
export const GET: APIRoute = () => {
  const { company_name: name, seo_description: description, sample_company: isSample } = siteData().site;
  const icon = (file: string, size: number, purpose = "any") => ({
    src: `/icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return Response.json({
    name,
    short_name: name.length <= 12 ? name : (name.split(" ")[0] ?? name),
    ...(description ? { description } : {}),
    lang: language(),
    dir: LANGUAGE[language()].direction,
    id: links.home(),
    start_url: links.home(),
    scope: "/",
    // With the browser's Back button, because the pages have none.
    display: "minimal-ui",
    background_color: "#f6f4ee",
    theme_color: "#f6f4ee",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any maskable" },
      ...(isSample ? [icon("icon-192", 192), icon("icon-512", 512), icon("maskable-512", 512, "maskable")] : []),
    ],
  });
};
