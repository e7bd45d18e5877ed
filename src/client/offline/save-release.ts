import { hexOf } from "#domain/text/hash.ts";
import {
  amountOf,
  COPY_CACHE,
  difference,
  filesOf,
  SAVED_LIST,
  OFFLINE_LIST,
  packAddress,
  picturesOf,
  SAVING_HEADER,
  wholeAmount,
  type OfflineFile,
  type OfflineList,
  type PackedPictures,
  type PictureChoice,
} from "#domain/offline/offline-list.ts";
import { readPack } from "./read-pack.ts";
import { currentSaving, note } from "./saving-state.ts";

const AT_ONCE = 6;
const PROGRESS_MS = 500;

/** While files are fetched, new releases may go live. If that happens more often than this, something else is wrong. */
const MOST_RELEASES = 4;

/** A newer release has gone live since its list was read. */
class ReleaseMoved extends Error {}

/** The list of the release that is live; throws without a connection. */
export async function liveList(): Promise<OfflineList> {
  const answer = await fetch(`/${OFFLINE_LIST}`, { cache: "no-cache", headers: { [SAVING_HEADER]: "1" } });
  if (!answer.ok) throw new Error(`The list of the catalogue was answered with ${answer.status}.`);
  return (await answer.json()) as OfflineList;
}

/** Downloads the files of the live release that are missing here; restarts if a newer release goes live meanwhile. */
export async function saveRelease(pictures: PictureChoice, stop: AbortController): Promise<void> {
  for (let release = 1; ; release += 1) {
    try {
      return await saveList(await liveList(), pictures, stop);
    } catch (error) {
      if (!(error instanceof ReleaseMoved) || release === MOST_RELEASES) throw error;
    }
  }
}

async function saveList(list: OfflineList, pictures: PictureChoice, stop: AbortController): Promise<void> {
  const cache = await caches.open(COPY_CACHE);
  const total = wholeAmount(list, pictures);
  const keys = async () => new Set((await cache.keys()).map(({ url }) => url.slice(location.origin.length)));
  const fetchMissing = async (wanted: readonly OfflineFile[], further: { files: number; bytes: number }) => {
    const { missing } = difference(await keys(), wanted);
    const left = amountOf(missing);
    const done = () => ({
      files: total.files - further.files - left.files,
      bytes: total.bytes - further.bytes - left.bytes,
    });
    await note({ type: "start", pictures, total, done: done() });
    await fetchAll(missing, cache, stop, async ({ bytes }) => {
      left.files -= 1;
      left.bytes -= bytes;
      return done();
    });
  };

  // The first time, partly saved content is usable at once. Later, the earlier copy stays until the new one is complete.
  const before = await currentSaving();
  if (before?.savedAt === null) await cache.put(SAVED_LIST, Response.json(list));
  const files = filesOf(list, pictures);
  await fetchMissing(files, pictures === "none" ? { files: 0, bytes: 0 } : list.sizes[pictures]);
  const packs = pictures === "none" ? [] : list.pictures;
  const listed = await Promise.all(packs.map((pack) => readPack<PackedPictures>(cache, packAddress(pack))));
  const wanted = [...files, ...listed.flatMap((pack) => picturesOf(pack ?? [], pictures))];
  await fetchMissing(wanted, { files: 0, bytes: 0 });
  await cache.put(SAVED_LIST, Response.json(list));
  for (const key of difference(await keys(), wanted).unwanted) await cache.delete(key);
  await note({ type: "complete", at: new Date().toISOString() });
}

/**
 * Fetches files, a few at a time, and reports the progress. Ends at once if saving is paused or removed, here or in another
 * tab.
 */
async function fetchAll(
  files: readonly OfflineFile[],
  cache: Cache,
  stop: AbortController,
  onFetched: (file: OfflineFile) => Promise<{ files: number; bytes: number }>,
): Promise<void> {
  const queue = [...files].reverse();
  let reportedAt = performance.now();
  const worker = async (): Promise<void> => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      stop.signal.throwIfAborted();
      await fetchInto(cache, file, stop.signal);
      const done = await onFetched(file);
      if (performance.now() - reportedAt < PROGRESS_MS) continue;
      reportedAt = performance.now();
      const saving = await note({ type: "progress", done });
      if (saving?.step !== "saving") stop.abort();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function fetchInto(cache: Cache, { key, address, hash }: OfflineFile, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, {
    signal,
    // A file that keeps its address when it changes must not come from the browser's cache.
    cache: hash ? "no-cache" : "default",
    headers: { [SAVING_HEADER]: "1" },
  });
  if (answer.status === 404 || answer.status === 410) throw new ReleaseMoved(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  const content = await answer.arrayBuffer();
  if (hash && !(await hashOf(content)).startsWith(hash)) throw new ReleaseMoved(address);
  const type = answer.headers.get("content-type");
  await cache.put(key, new Response(content, type ? { headers: { "content-type": type } } : {}));
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", content)));
}
