import { COPY_CACHE, SAVED_LIST, SAVED_STATE, type OfflineList } from "#domain/offline/offline-list.ts";
import { afterEvent, type Saving, type SavingEvent } from "#domain/offline/offline-saving.ts";

/* The progress of saving. It is kept in the cache of the offline copy, so that all tabs see it. */

const channel = new BroadcastChannel(COPY_CACHE);
const listeners = new Set<(saving: Saving | null) => void>();
channel.addEventListener("message", () => void currentSaving().then(tell));

function tell(saving: Saving | null): void {
  for (const listener of listeners) listener(saving);
}

function tellAll(saving: Saving | null): void {
  tell(saving);
  channel.postMessage("");
}

/** Calls `run` whenever there is progress, in this tab or another. */
export function onSaving(run: (saving: Saving | null) => void): void {
  listeners.add(run);
}

async function kept<T>(address: string): Promise<T | null> {
  if (!(await caches.has(COPY_CACHE))) return null;
  const answer = await (await caches.open(COPY_CACHE)).match(address);
  return answer ? ((await answer.json()) as T) : null;
}

export const currentSaving = (): Promise<Saving | null> => kept<Saving>(SAVED_STATE);
export const savedList = (): Promise<OfflineList | null> => kept<OfflineList>(SAVED_LIST);

/** Changes the state under a lock, so that only one tab does so at a time. */
const locked = <T>(change: () => Promise<T>): Promise<T> => navigator.locks.request(`${COPY_CACHE}-state`, change);

/** Notes an event for all tabs, and returns the new state. */
export function note(event: SavingEvent): Promise<Saving | null> {
  return locked(async () => {
    const saving = afterEvent(await currentSaving(), event);
    if (saving) await keepState(saving, event);
    tellAll(saving);
    return saving;
  });
}

/** Stores the state. If there is no space left even for 'no space left', that is still shown. */
async function keepState(saving: Saving, event: SavingEvent): Promise<void> {
  try {
    await (await caches.open(COPY_CACHE)).put(SAVED_STATE, Response.json(saving));
  } catch (error) {
    if (event.type !== "run out of space" || !isOutOfSpace(error)) throw error;
  }
}

/** Whether the browser has refused to keep something because the device, or its share of it, is full. */
export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** Deletes the offline copy, including its progress. */
export async function forget(): Promise<void> {
  await locked(() => caches.delete(COPY_CACHE));
  tellAll(null);
}
