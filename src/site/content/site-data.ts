import type { Snapshot } from "#db/publishing/snapshot.ts";
import { FIRST_LANGUAGE, type Language } from "#domain/languages/languages.ts";
import { languagesIn, settingsIn } from "#domain/settings/setting-words.ts";
import { siteSettings, type SiteSettings } from "#domain/settings/settings.ts";
import { setLanguage } from "#texts/language/page-language.ts";
import { contentIn } from "./content-language.ts";
import { SAMPLE_PROFILE, type CompanyProfile } from "#texts/company-profile.ts";

/** A picture as the site serves it. Drawings (SVG) and pictures on other sites have no smaller sizes. */
export type ServedPicture = {
  src: string;
  width: number | null;
  height: number | null;
  /** The smaller files, smallest first. */
  sizes: { src: string; width: number }[];
  /** The picture cut to 1200 × 630 for previews in messages and social networks. */
  share: string | null;
};

/** Pictures by the address in the database; null for one that could not be used. Other addresses are linked unchanged. */
export type ServedPictures = Record<string, ServedPicture | null>;

/** The company's logo, and the one for dark screens; null without one. */
type Logos = { light: ServedPicture | null; dark: ServedPicture | null };

/** The input of one build, or of the pages in development. The content is that of the records, whatever the language. */
export type SiteInput = {
  snapshot: Snapshot;
  pictures: ServedPictures;
  /** Whether pages register the service worker. */
  serviceWorker: boolean;
  /** HTML at the beginning of every page, in place of which a preview says that it is one. Only previews have it. */
  previewMark?: string;
  /** The language of the pages; without one the first. */
  language?: Language;
};

export type SiteData = Snapshot &
  Required<Omit<SiteInput, "snapshot">> & { site: SiteSettings; profile: CompanyProfile | null; logos: Logos };
export type SiteField = keyof SiteData;

/** The content, and which fields are read. Global, because the bundle that renders pages has its own copy of this module. */
type Shared = { data: SiteData | null; version: number; read: Set<SiteField> | null };
const KEY = Symbol.for("plantroom.site-data");
const shared = ((globalThis as { [KEY]?: Shared })[KEY] ??= { data: null, version: 0, read: null });

/** What is said of the company in general; null if nothing is. */
export const companyProfile = ({ sample_company }: SiteSettings, language: Language): CompanyProfile | null =>
  sample_company ? SAMPLE_PROFILE[language] : null;

/** The content as pages read it, with getters that record reads. Fields unchanged since `earlier` are the same objects. */
export function siteDataOf(
  { snapshot: stored, pictures, serviceWorker, previewMark = "", language = FIRST_LANGUAGE }: SiteInput,
  earlier?: SiteData,
): SiteData {
  const snapshot = contentIn(stored, language);
  const site =
    earlier?.settings === snapshot.settings ? earlier.site : settingsIn(siteSettings(snapshot.settings), language);
  const logos = { light: pictures[site.logo] ?? null, dark: pictures[site.logo_dark] ?? null };
  // The same object as long as they are the same: every page reads them.
  const areSame = earlier?.logos.light === logos.light && earlier.logos.dark === logos.dark;
  const fields: SiteData = {
    ...{ ...snapshot, pictures, serviceWorker, previewMark, language, site, profile: companyProfile(site, language) },
    logos: areSame ? earlier.logos : logos,
  };
  const observed = {} as SiteData;
  for (const name of Object.keys(fields) as SiteField[]) {
    const get = () => {
      shared.read?.add(name);
      return fields[name];
    };
    Object.defineProperty(observed, name, { enumerable: true, get });
  }
  return observed;
}

/** The languages of a site: the first, and those that its settings add. */
export const languagesOf = (snapshot: Pick<Snapshot, "settings">): readonly Language[] =>
  languagesIn(siteSettings(snapshot.settings));

/** The content in each language of the site, the first language first. `earlier` is that of the build before. */
export const siteInLanguages = (input: SiteInput, earlier: readonly SiteData[] = []): SiteData[] =>
  languagesOf(input.snapshot).map((language) =>
    siteDataOf(
      { ...input, language },
      earlier.find((data) => data.language === language),
    ),
  );

/** The input for `siteInLanguages`, of the data in the first language, without getters: so it can be passed to other threads. */
export function siteInputOf(data: SiteData): SiteInput {
  const { pictures, serviceWorker } = data;
  // A copy, because getters cannot be passed to threads.
  return { snapshot: { ...data }, pictures, serviceWorker };
}

/** Sets the content of all pages that are rendered from now on in this process. */
export function provideSiteData(data: SiteData): void {
  if (shared.data !== data) shared.version += 1;
  shared.data = data;
  setLanguage(data.language);
}

/** The content of this build. Throws if there is none, so that no empty site is built. */
export function siteData(): SiteData {
  if (shared.data === null) throw new Error("The content of the site has not been read.");
  return shared.data;
}

/** Runs a function and returns which fields of the content it has read. Only one may run at a time. */
export async function observeReads<T>(run: () => Promise<T>): Promise<{ result: T; read: SiteField[] }> {
  const read = new Set<SiteField>();
  shared.read = read;
  try {
    return { result: await run(), read: [...read] };
  } finally {
    shared.read = null;
  }
}

/**
 * Memoises a value made from the whole content: it is made again only when a field of the content that `make` reads has changed.
 * `make` must be synchronous.
 */
export function perContent<T>(make: () => T): () => T {
  const made: Partial<Record<Language, { data: SiteData; read: Set<SiteField>; made: T }>> = {};
  return () => {
    const data = siteData();
    let last = made[data.language];
    const isCurrent = (): boolean =>
      last !== undefined && [...last.read].every((field) => last?.data[field] === data[field]);
    if (last === undefined || (last.data !== data && !readInto(new Set(), isCurrent))) {
      const read = new Set<SiteField>();
      last = { data, read, made: readInto(read, make) };
    }
    made[data.language] = last;
    last.data = data;
    for (const field of last.read) shared.read?.add(field);
    return last.made;
  };
}

/**
 * Memoises a value made from a row: it is made again only when the row, or one of the other values that `others` lists, has
 * changed. `make` must read no other content.
 */
export function perRow<Row extends object, T extends object, Rest extends unknown[] = []>(
  make: (row: Row, ...rest: Rest) => T,
  others: (row: Row, ...rest: Rest) => readonly unknown[],
): (row: Row, ...rest: Rest) => T {
  // A version number, because a reference to the content would keep it in memory.
  type Known = WeakMap<Row, { version: number; from: readonly unknown[]; made: T }>;
  // A row without translations is the same in every language, but what is made of it has the words of the language.
  const inLanguage: Partial<Record<Language, Known>> = {};
  /** The fields of the content that `others` has read, of any row. */
  const read = new Set<SiteField>();
  return (row, ...rest) => {
    const { version } = shared;
    const known = (inLanguage[siteData().language] ??= new WeakMap());
    const last = known.get(row);
    // Within one version nothing can have changed, so all pages of a build get the same object.
    const isChecked = last?.version === version && rest.length === 0;
    const from = isChecked ? last.from : readInto(read, () => others(row, ...rest));
    for (const field of read) shared.read?.add(field);
    if (last?.from.length === from.length && last.from.every((part, index) => part === from[index])) {
      last.version = version;
      return last.made;
    }
    const made = make(row, ...rest);
    known.set(row, { version, from, made });
    madePerRow.add(made);
    return made;
  };
}

/** Runs a function, and records the fields that it reads in `read` only. */
function readInto<T>(read: Set<SiteField>, run: () => T): T {
  const outer = shared.read;
  shared.read = read;
  try {
    return run();
  } finally {
    shared.read = outer;
  }
}

const madePerRow = new WeakSet();
/** Whether a value was made by perRow, so that it stays the same object from build to build until it changes. */
export const isPerRow = (value: object): boolean => madePerRow.has(value);

/** How the picture with this address in the database is served; null if the build could not use it. */
export function servedPicture(address: string): ServedPicture | null {
  const picture = siteData().pictures[address];
  return picture === undefined ? { src: address, width: null, height: null, sizes: [], share: null } : picture;
}
