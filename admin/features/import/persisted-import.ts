import type { HeaderRows } from "#domain/import/table/header.ts";
import type { Mapping } from "#domain/import/columns/mapping.ts";
import type { ReadingChoices } from "#domain/import/table/read-table.ts";

/** An import under way, as this browser keeps it, so that a reload loses neither the file nor how it was mapped. */
export type PersistedImport = {
  title: string;
  source: Uint8Array | string;
  choices: ReadingChoices;
  header: HeaderRows | null;
  mapping: Mapping | null;
  pictures: (readonly [string, string])[];
};

const [DATABASE, STORE] = ["plantroom-import", "imports"];

/** IndexedDB, because files are too large for local storage. */
function store<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => failed(opening.error ?? new Error("No storage."));
    opening.onsuccess = () => {
      const request = act(opening.result.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => {
        done(request.result);
        opening.result.close();
      };
      request.onerror = () => failed(request.error ?? new Error("No storage."));
    };
  });
}

/** The unfinished import of the account, or null. */
export async function readPersistedImport(account: string): Promise<PersistedImport | null> {
  try {
    return ((await store("readonly", (imports) => imports.get(account))) as PersistedImport | undefined) ?? null;
  } catch (error) {
    console.error("The import of an earlier visit could not be read", error);
    return null;
  }
}

/** Shows no message if the storage is full, because the screen still has everything. */
export async function persistImport(account: string, work: PersistedImport): Promise<void> {
  await store("readwrite", (imports) => imports.put(work, account)).catch((error: unknown) =>
    console.error("The import could not be kept", error),
  );
}

export async function forgetImport(account: string): Promise<void> {
  await store("readwrite", (imports) => imports.delete(account)).catch(() => undefined);
}
