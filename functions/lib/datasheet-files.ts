import type { Datasheet, DatasheetFile } from "#documents/views/datasheets.ts";
import { datasheetFileAddress, datasheetFileOf } from "#domain/publishing/datasheets.ts";
import { asset } from "./assets.ts";

export type FoundDatasheet = { company: DatasheetFile["company"]; datasheet: Datasheet };

/** The data of products in the release, by their slugs. Each data file is read once; unknown products are left out. */
export async function findDatasheets(
  slugs: readonly string[],
  env: unknown,
  request: Request,
): Promise<Map<string, FoundDatasheet>> {
  const found = new Map<string, FoundDatasheet>();
  for (const [number, group] of Map.groupBy(slugs, datasheetFileOf)) {
    const file = await asset(env, datasheetFileAddress(number), request);
    if (file.status !== 200) continue;
    const { company, datasheets } = (await file.json()) as DatasheetFile;
    for (const slug of group) {
      const datasheet = Object.hasOwn(datasheets, slug) ? datasheets[slug] : undefined;
      if (datasheet) found.set(slug, { company, datasheet });
    }
  }
  return found;
}
