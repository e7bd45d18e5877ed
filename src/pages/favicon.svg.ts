import type { APIRoute } from "astro";
import { siteData } from "#site/content/site-data.ts";
import { markColours } from "#domain/look/look.ts";
import { initials } from "#domain/text/names.ts";
import { COMPANY_MARK } from "#texts/company-mark.ts";

/** The sign of the site in a browser's tab and on a home screen: the sample's mark, or the company's initials, in its colours. */
export const GET: APIRoute = () => {
  const { site } = siteData();
  const { ground, lines, accent } = markColours(site);
  const { housing, fan, pipe } = COMPANY_MARK;
  const mark = site.sample_company
    ? `<path d="${housing}" fill="none" stroke="${lines}" stroke-width="4.4"/><circle cx="32" cy="30" r="15.6" fill="none" stroke="${lines}" stroke-width="3"/>` +
      `<path d="${fan}" fill="${lines}"/><circle cx="32" cy="30" r="2.7" fill="${lines}"/><path d="${pipe}" fill="none" stroke="${accent}" stroke-width="5"/>`
    : `<text x="32" y="42" font-family="system-ui,sans-serif" font-size="28" font-weight="600" text-anchor="middle" fill="${lines}">${escaped(initials(site.company_name))}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="13" fill="${ground}"/>${mark}</svg>`;
  return new Response(svg, { headers: { "content-type": "image/svg+xml" } });
};

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
