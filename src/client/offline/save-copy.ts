import { COPY_CACHE, wholeAmount, type PictureChoice } from "#domain/offline/offline-list.ts";
import { isUnderWay } from "#domain/offline/offline-saving.ts";
import { liveList, saveRelease } from "./save-release.ts";
import { currentSaving, forget, isOutOfSpace, note } from "./saving-state.ts";

/*
 * Saves the offline copy on this device. The cache itself shows what is saved already, so saving continues where it was
 * interrupted, on any page. One tab saves at a time.
 */

const RETRY_MS = 15_000;

let running: AbortController | undefined;

/** Starts saving, or updates the offline copy to the current release and picture size. */
export async function startSaving(pictures: PictureChoice): Promise<void> {
  // Asks the browser not to evict the cache when space gets scarce. It may refuse without asking the visitor.
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
export async function removeCopy(): Promise<void> {
  await forget();
  running?.abort();
}

/**
 * Continues saving, unless it is paused. Waits for whoever else saves, or just looks whether to save: what is wanted by then
 * may be more than they knew of.
 */
export async function continueSaving(): Promise<void> {
  await navigator.locks.request(COPY_CACHE, async () => {
    const saving = await currentSaving();
    if (!saving || !isUnderWay(saving)) return;
    if (saving.step === "interrupted") await note({ type: "resume" });
    running = new AbortController();
    try {
      await saveRelease(saving.pictures, running);
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

addEventListener("online", () => void continueSaving());
