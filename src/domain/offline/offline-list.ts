import { withoutLanguage } from "../languages/languages.ts";
import { writtenNumber } from "../text/written-numbers.ts";
import { nameHash } from "../text/hash.ts";

/*
 * The whole catalogue without a connection. Each release has a list of what a device needs for that (/data/offline.json), so that
 * only the differences of a new release are fetched. Everything is kept in one cache, under addresses that change with the
 * content.
 */

/** The cache in the browser. */
export const COPY_CACHE = "catalogue";

/** A header of the requests that save the catalogue. The service worker passes them to the network. */
export const SAVING_HEADER = "x-saving-catalogue";

export const OFFLINE_LIST = "data/offline.json";
/** Packs, named by their content. */
export const OFFLINE_PACKS = "data/offline";

/** The addresses in the cache at which the device keeps what it knows about itself; the site has nothing there. */
export const SAVED_LIST = "/data/offline/list";
export const SAVED_STATE = "/data/offline/state";

export const PICTURE_CHOICES = ["none", "small", "large"] as const;
export type PictureChoice = (typeof PICTURE_CHOICES)[number];
/** The widest file of a picture that each choice takes. */
export const PICTURE_WIDTHS = { small: 320, large: 960 } as const;

/** The hash of a file's content, and its size in bytes. */
type Stored = [hash: string, bytes: number];

export type OfflineList = {
  /** The parts that many pages share, such as header, footer and styles: a pack with a text for each name. */
  shared: Stored;
  /** The packs of pages; a page is in that of its `packOf`. */
  packs: Stored[];
  pages: number;
  /** Data, search, scripts, styles and drawings by path. The hash is empty where the path itself changes with the content. */
  files: Record<string, Stored>;
  /** The packs that list the pictures, and how many there are in each size. */
  pictures: Stored[];
  sizes: Record<Exclude<PictureChoice, "none">, { files: number; bytes: number }>;
  /** The headers of pages, the Content-Security-Policy among them. */
  headers: Record<string, string>;
};

/**
 * The content of a pack of pages: distinct texts, and for each address the parts of its page: a number is the index of a text, a
 * name that of a part shared with other packs.
 */
export type PackedPages = { texts: string[]; pages: Record<string, (number | string)[]> };
/** The content of a pack of pictures: the name without width, and width and bytes of the small and the large file. */
export type PackedPictures = [name: string, smallWidth: number, smallBytes: number, width: number, bytes: number][];

/** A pack holds about this many: few enough that an edit costs a device little, enough that a catalogue is not many files. */
const PER_PACK = 16;

/** How many packs this many pages or pictures are divided into: a power of two, so that adding one rarely moves the others. */
export function bucketCount(entries: number): number {
  let count = 1;
  while (count * PER_PACK * 1.5 < entries) count *= 2;
  return count;
}

/** The pack in which something with this name is. */
export const bucketOf = (name: string, buckets: number): number => nameHash(name) % buckets;

/** The pack of the page at an address. All languages of a page are in one, because most edits change each of them. */
export const packOf = (address: string, packs: number): number => bucketOf(withoutLanguage(address).address, packs);

export const packAddress = ([hash]: Stored): string => `/${OFFLINE_PACKS}/${hash}.pack`;
/** The address of a file in the cache: a path whose content changes has its hash in the query. */
export const fileKey = (path: string, [hash]: Stored): string => (hash ? `/${path}?${hash}` : `/${path}`);
export const pictureKey = (name: string, choice: PictureChoice): string => `/media/${name}?${choice}`;

/** The name of a picture without its width: '/media/1a2b-4-640.webp' → '1a2b-4'. */
export const pictureName = (path: string): string | undefined => /^\/media\/(.+)-\d+\.webp$/.exec(path)?.[1];

/** Something to fetch: where it is on the site and where it is kept, with the hash that it must have. */
export type OfflineFile = { key: string; address: string; bytes: number; hash?: string };

const packFile = (pack: Stored): OfflineFile => ({
  key: packAddress(pack),
  address: packAddress(pack),
  bytes: pack[1],
});

/** The files of a release without the pictures themselves, in the order of fetching: what all pages need comes first. */
export function filesOf({ shared, packs, pictures, files }: OfflineList, choice: PictureChoice): OfflineFile[] {
  return [
    packFile(shared),
    ...Object.entries(files).map(([path, stored]) => ({
      key: fileKey(path, stored),
      address: `/${path}`,
      bytes: stored[1],
      ...(stored[0] ? { hash: stored[0] } : {}),
    })),
    ...(choice === "none" ? [] : pictures.map(packFile)),
    ...packs.map(packFile),
  ];
}

/** The pictures of a pack in the chosen size. */
export function picturesOf(pack: PackedPictures, choice: PictureChoice): OfflineFile[] {
  if (choice === "none") return [];
  return pack.map(([name, smallWidth, smallBytes, largeWidth, largeBytes]) => ({
    key: pictureKey(name, choice),
    address: `/media/${name}-${choice === "small" ? smallWidth : largeWidth}.webp`,
    bytes: choice === "small" ? smallBytes : largeBytes,
  }));
}

export type Amount = { files: number; bytes: number };

export function amountOf(files: readonly OfflineFile[]): Amount {
  return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** The files and bytes of a release with this choice of pictures, known before anything is fetched. */
export function wholeAmount(list: OfflineList, choice: PictureChoice): Amount {
  const { files, bytes } = amountOf(filesOf(list, choice));
  if (choice === "none") return { files, bytes };
  const pictures = list.sizes[choice];
  return { files: files + pictures.files, bytes: bytes + pictures.bytes };
}

/** The wanted files that are not cached yet, in their order, and the cached ones that are not wanted any more. */
export function difference(
  kept: ReadonlySet<string>,
  wanted: readonly OfflineFile[],
): { missing: OfflineFile[]; unwanted: string[] } {
  const keys = new Set(wanted.map(({ key }) => key));
  return {
    missing: wanted.filter(({ key }) => !kept.has(key)),
    unwanted: [...kept].filter((key) => !keys.has(key) && key !== SAVED_LIST && key !== SAVED_STATE),
  };
}

const MEGABYTE = 1_000_000;

/** '62 MB', '3.4 MB', '0.1 MB', '1.2 GB'. */
export function bytesText(bytes: number): string {
  const [amount, unit] = bytes < 1000 * MEGABYTE ? [bytes / MEGABYTE, "MB"] : [bytes / (1000 * MEGABYTE), "GB"];
  return `${writtenNumber(Math.max(amount, 0.1), { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${unit}`;
}
