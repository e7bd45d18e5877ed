import type { AskedAttribute } from "#domain/schedules/find-attribute.ts";
import { perContent, siteData } from "../content/site-data.ts";
import { siteAttributes } from "../content/attribute-data.ts";

/** The catalogue of specifications with their other names and rules, for reading schedules: the content of /data/schedule.json. */
export const askedAttributes = perContent((): AskedAttribute[] =>
  siteAttributes().map((attribute, at) => {
    const { synonyms = [], asked = null } = siteData().attributes[at] ?? {};
    return { ...attribute, synonyms, ...(asked !== null && { asked }) };
  }),
);
