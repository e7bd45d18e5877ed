import { persistentAtom } from "@nanostores/persistent";
import type { WritableAtom } from "nanostores";

/** A value kept in this browser as JSON. `read` makes it of whatever is stored there; what is no JSON counts as `initial`. */
export const persistedJson = <Value>(key: string, initial: Value, read: (stored: unknown) => Value) =>
  persistentAtom<Value>(key, initial, {
    encode: JSON.stringify,
    decode: (stored) => {
      try {
        return read(JSON.parse(stored));
      } catch {
        return initial;
      }
    },
  });

/** Sets a value that is kept under this key. Where the storage has no room for it, this page has it nevertheless. */
export function setAlsoWithoutRoom<Value>(key: string, store: WritableAtom<Value>, value: Value): void {
  try {
    store.set(value);
  } catch (error) {
    console.error(error);
    // As if another page had stored it: such a value is taken over without being stored again.
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: JSON.stringify(value) }));
  }
}

/** Reads a list of texts; anything else is an empty list. */
export const readTexts = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((text) => typeof text === "string") : [];
