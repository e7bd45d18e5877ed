import { governorateOf, onMap } from "#domain/company/egypt.ts";
import { language } from "#texts/language/page-language.ts";
import { links } from "#texts/language/links.ts";
import { siteData } from "../../content/site-data.ts";

type Listed = { title: string; href: string };
/** A governorate with projects, and where its dot stands on the drawing. */
type MapPlace = { name: string; x: number; y: number; projects: Listed[] };
export type ProjectMap = { places: MapPlace[]; elsewhere: Listed[] };

/** The projects by governorate, those with most projects first; null without any. A location that is not known is listed only. */
export function projectMap(): ProjectMap | null {
  const { projects } = siteData();
  const places = new Map<string, MapPlace>();
  const elsewhere: Listed[] = [];
  for (const { title, slug, location } of projects) {
    const listed = { title, href: links.reference(slug) };
    const governorate = governorateOf(location ?? "");
    if (!governorate) {
      elsewhere.push(listed);
      continue;
    }
    const name = governorate.names[language()];
    const found = places.get(name) ?? { name, ...onMap(governorate.at), projects: [] };
    places.set(name, found);
    found.projects.push(listed);
  }
  if (projects.length === 0) return null;
  const sorted = [...places.values()].sort((a, b) => b.projects.length - a.projects.length || a.y - b.y);
  return { places: sorted, elsewhere };
}
