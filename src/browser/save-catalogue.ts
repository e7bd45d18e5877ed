import {
  amountOf,
  CATALOGUE_CACHE,
  difference,
  filesOf,
  KEPT_LIST,
  KEPT_STATE,
  OFFLINE_LIST,
  packAddress,
  picturesOf,
  SAVING_HEADER,
  wholeAmount,
  type OfflineFile,
  type OfflineList,
  type PackedPictures,
  type PictureChoice,
} from "#domain/offline-list.ts";
import { afterEvent, isUnderWay, type Saving, type SavingEvent } from "#domain/offline-saving.ts";
import { readPack } from "../stores/read-pack.ts";

/*
 * Saves the whole catalogue on this device, page by page of the visit: what is there is known by the cache itself, so saving
 * goes on wherever it was interrupted. One tab saves at a time.
 */

const AT_ONCE = 6;
const PROGRESS_MS = 500;
const RETRY_MS = 15_000;
/** While something is fetched, new releases may go live; more often than this something else is wrong. */
const MOST_RELEASES = 4;

/** A newer release has gone live since its list was read. */
class ReleaseMoved extends Error {}

const channel = new BroadcastChannel(CATALOGUE_CACHE);
const listeners = new Set<(saving: Saving | null) => void>();
channel.addEventListener("message", () => void currentSaving().then(tell));

function tell(saving: Saving | null): void {
  for (const listener of listeners) listener(saving);
}

/** Calls `run` whenever saving has come further, in this tab or another. */
export function onSaving(run: (saving: Saving | null) => void): void {
  listeners.add(run);
}

async function kept<T>(address: string): Promise<T | null> {
  if (!(await caches.has(CATALOGUE_CACHE))) return null;
  const answer = await (await caches.open(CATALOGUE_CACHE)).match(address);
  return answer ? ((await answer.json()) as T) : null;
}

export const currentSaving = (): Promise<Saving | null> => kept<Saving>(KEPT_STATE);
export const keptList = (): Promise<OfflineList | null> => kept<OfflineList>(KEPT_LIST);

/** The list of the release that is live; throws without a connection. */
export async function liveList(): Promise<OfflineList> {
  const answer = await fetch(`/${OFFLINE_LIST}`, { cache: "no-cache", headers: { [SAVING_HEADER]: "1" } });
  if (!answer.ok) throw new Error(`The list of the catalogue was answered with ${answer.status}.`);
  return (await answer.json()) as OfflineList;
}

/** Notes what has happened, for all tabs. Answers what is to be done since then. */
function note(event: SavingEvent): Promise<Saving | null> {
  return navigator.locks.request(`${CATALOGUE_CACHE}-state`, async () => {
    const saving = afterEvent(await currentSaving(), event);
    if (saving) await keepState(saving, event);
    tell(saving);
    channel.postMessage("");
    return saving;
  });
}

/** That there is no space left is told even where there is none for this either. */
async function keepState(saving: Saving, event: SavingEvent): Promise<void> {
  try {
    await (await caches.open(CATALOGUE_CACHE)).put(KEPT_STATE, Response.json(saving));
  } catch (error) {
    if (event.type !== "run out of space" || !isOutOfSpace(error)) throw error;
  }
}

/** Whether the browser has refused to keep something because the device, or its share of it, is full. */
export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

let running: AbortController | undefined;

/** Begins to save, or brings what is there to the present release and to another size of pictures. */
export async function startSaving(pictures: PictureChoice): Promise<void> {
  // Asks the browser not to clear it when space gets scarce. It may refuse without asking anybody.
  void navigator.storage.persist().catch(() => false);
  const total = wholeAmount(await liveList(), pictures);
  await note({ type: "start", pictures, total, done: { files: 0, bytes: 0 } });
  await continueSaving();
}

export async function pauseSaving(): Promise<void> {
  await note({ type: "pause" });
  running?.abort();
}

export async function resumeSaving(): Promise<void> {
  await note({ type: "resume" });
  await continueSaving();
}

/** Removes all that was saved. */
export async function removeCatalogue(): Promise<void> {
  await navigator.locks.request(`${CATALOGUE_CACHE}-state`, () => caches.delete(CATALOGUE_CACHE));
  running?.abort();
  tell(null);
  channel.postMessage("");
}

/** Goes on where saving was, unless it is paused, or another tab does it. */
export async function continueSaving(): Promise<void> {
  await navigator.locks.request(CATALOGUE_CACHE, { ifAvailable: true }, async (lock) => {
    const saving = await currentSaving();
    if (!lock || !saving || !isUnderWay(saving)) return;
    if (saving.step === "interrupted") await note({ type: "resume" });
    running = new AbortController();
    try {
      await saveRelease(saving.pictures, running.signal);
    } catch (error) {
      await stopped(error);
    } finally {
      running = undefined;
    }
  });
}

async function stopped(error: unknown): Promise<void> {
  if (error instanceof DOMException && error.name === "AbortError") return;
  if (isOutOfSpace(error)) {
    await note({ type: "run out of space" });
    return;
  }
  console.warn(error);
  await note({ type: "disconnect" });
  setTimeout(() => void continueSaving(), RETRY_MS);
}

async function saveRelease(pictures: PictureChoice, signal: AbortSignal): Promise<void> {
  for (let release = 1; ; release += 1) {
    try {
      return await saveList(await liveList(), pictures, signal);
    } catch (error) {
      if (!(error instanceof ReleaseMoved) || release === MOST_RELEASES) throw error;
    }
  }
}

async function saveList(list: OfflineList, pictures: PictureChoice, signal: AbortSignal): Promise<void> {
  const cache = await caches.open(CATALOGUE_CACHE);
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
    await fetchAll(missing, cache, signal, async ({ bytes }) => {
      left.files -= 1;
      left.bytes -= bytes;
      return done();
    });
  };

  // The first time, what is there is useful at once. Later the catalogue of before stays whole until the new one is.
  const before = await currentSaving();
  if (before?.savedAt === null) await cache.put(KEPT_LIST, Response.json(list));
  const files = filesOf(list, pictures);
  await fetchMissing(files, pictures === "none" ? { files: 0, bytes: 0 } : list.sizes[pictures]);
  const packs = pictures === "none" ? [] : list.pictures;
  const listed = await Promise.all(packs.map((pack) => readPack<PackedPictures>(cache, packAddress(pack))));
  const wanted = [...files, ...listed.flatMap((pack) => picturesOf(pack ?? [], pictures))];
  await fetchMissing(wanted, { files: 0, bytes: 0 });
  await cache.put(KEPT_LIST, Response.json(list));
  for (const key of difference(await keys(), wanted).unwanted) await cache.delete(key);
  await note({ type: "complete", at: new Date().toISOString() });
}

/** Fetches files, a few at a time, and tells how far it is. Ends at once if saving is paused or removed, here or in another tab. */
async function fetchAll(
  files: readonly OfflineFile[],
  cache: Cache,
  signal: AbortSignal,
  onFetched: (file: OfflineFile) => Promise<{ files: number; bytes: number }>,
): Promise<void> {
  const queue = [...files].reverse();
  let told = performance.now();
  const worker = async (): Promise<void> => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      signal.throwIfAborted();
      await fetchInto(cache, file, signal);
      const done = await onFetched(file);
      if (performance.now() - told < PROGRESS_MS) continue;
      told = performance.now();
      const saving = await note({ type: "progress", done });
      if (saving?.step !== "saving") running?.abort();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function fetchInto(cache: Cache, { key, address, hash }: OfflineFile, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, {
    signal,
    // What keeps its address when it changes is asked for anew.
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
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

addEventListener("online", () => void continueSaving());
