import { persistentAtom } from "@nanostores/persistent";

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

/** Reads a list of texts; anything else is an empty list. */
export const readTexts = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((text) => typeof text === "string") : [];
