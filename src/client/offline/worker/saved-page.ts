import {
  COPY_CACHE,
  fileKey,
  SAVED_LIST,
  SAVED_STATE,
  packAddress,
  packOf,
  pictureKey,
  pictureName,
  type OfflineList,
  type PackedPages,
} from "#domain/offline/offline-list.ts";
import { withoutLanguage } from "#domain/languages/languages.ts";
import type { Saving } from "#domain/offline/offline-saving.ts";
import { readPack } from "../read-pack.ts";

/* Answers requests from the offline copy on this device. */

/** The parts that pages share, of the release that was read last. */
let known: { address: string; texts: Record<string, string> } | undefined;

async function sharedTexts(cache: Cache, { shared }: OfflineList): Promise<Record<string, string>> {
  const address = packAddress(shared);
  if (known?.address === address) return known.texts;
  const texts = (await readPack<Record<string, string>>(cache, address)) ?? {};
  known = { address, texts };
  return texts;
}

async function pageFrom(cache: Cache, list: OfflineList, path: string): Promise<Response | undefined> {
  const pack = list.packs[packOf(path, list.packs.length)];
  const packed = pack && (await readPack<PackedPages>(cache, packAddress(pack)));
  const parts = packed?.pages[path];
  if (!parts) return undefined;
  const shared = await sharedTexts(cache, list);
  const html = parts.map((part) => (typeof part === "string" ? shared[part] : packed.texts[part]));
  // If a part is missing, it is of another release: answer nothing instead of half a page.
  if (html.includes(undefined)) return undefined;
  return new Response(html.join(""), { headers: { ...list.headers, "content-type": "text/html; charset=utf-8" } });
}

/** A picture in the size that was saved, whichever size the page asks for. */
const pictureFrom = async (cache: Cache, name: string): Promise<Response | undefined> =>
  (await cache.match(pictureKey(name, "large"))) ?? cache.match(pictureKey(name, "small"));

async function answerFrom(cache: Cache, list: OfflineList, path: string): Promise<Response | undefined> {
  const picture = pictureName(path);
  if (picture) return pictureFrom(cache, picture);
  const file = list.files[path.slice(1)];
  if (file) return cache.match(fileKey(path.slice(1), file));
  return pageFrom(cache, list, path === "/" ? path : path.replace(/\/$/, ""));
}

/** '/products/50%25' → '/products/50%'; an invalid encoding stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The cached response for an address: from the offline copy, or `visited`, kept by a visit. Pages and pictures of a later
 * visit are newer, so they are preferred; data belongs together and must come from one release.
 */
export async function savedAnswer(address: string, visited: Response | undefined): Promise<Response | undefined> {
  if (!(await caches.has(COPY_CACHE))) return visited;
  const cache = await caches.open(COPY_CACHE);
  const [list, saving] = await Promise.all([cache.match(SAVED_LIST), cache.match(SAVED_STATE)]);
  if (!list || !saving) return visited;
  const path = decoded(new URL(address).pathname);
  const { savedAt } = (await saving.json()) as Saving;
  const isNewer = visited && Date.parse(visited.headers.get("date") ?? "") > Date.parse(savedAt ?? "");
  if (isNewer && !withoutLanguage(path).address.startsWith("/data/")) return visited;
  return (await answerFrom(cache, (await list.json()) as OfflineList, path)) ?? visited;
}
