import type { Datasheet, DatasheetFile } from "#documents/views/datasheets.ts";
import { addressIn, FIRST_LANGUAGE, type Language } from "#domain/languages/languages.ts";
import { datasheetFileAddress, datasheetFileOf } from "#domain/publishing/release-data-files.ts";

type Assets = { fetch: (address: URL, options?: RequestInit) => Promise<Response> };

/** Requests a static file of the release as a browser would; redirects are not followed. */
export function asset(env: unknown, path: string, request: Request): Promise<Response> {
  const { ASSETS } = env as { ASSETS: Assets };
  return ASSETS.fetch(new URL(path, request.url), { redirect: "manual" });
}

/** The bytes of a file that the release must have. */
export async function assetBytes(env: unknown, path: string, request: Request): Promise<ArrayBuffer> {
  const answer = await asset(env, path, request);
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
  return answer.arrayBuffer();
}

export type FoundDatasheet = Pick<DatasheetFile, "language" | "company"> & { datasheet: Datasheet };

/** The data of products in a language in the release, by their slugs. Each data file is read once; unknown products are left out. */
export async function findDatasheets(
  slugs: readonly string[],
  env: unknown,
  request: Request,
  of: Language = FIRST_LANGUAGE,
): Promise<Map<string, FoundDatasheet>> {
  const found = new Map<string, FoundDatasheet>();
  for (const [number, group] of Map.groupBy(slugs, datasheetFileOf)) {
    const file = await asset(env, addressIn(of, datasheetFileAddress(number)), request);
    if (file.status !== 200) continue;
    const { language, company, datasheets } = (await file.json()) as DatasheetFile;
    for (const slug of group) {
      const datasheet = Object.hasOwn(datasheets, slug) ? datasheets[slug] : undefined;
      if (datasheet) found.set(slug, { language, company, datasheet });
    }
  }
  return found;
}
