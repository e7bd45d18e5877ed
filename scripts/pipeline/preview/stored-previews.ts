import type { StoredPreview } from "#db/publishing/previews.ts";
import { keepNewest } from "./keep-newest.ts";
import { TOO_LARGE, type Found } from "./kept-previews.ts";

/** How the database is asked. */
export type Source = {
  /** The present version; null if there is nothing (any more). */
  present: (subject: string) => Promise<StoredPreview | null>;
  /** The same with its rows, which are null for more than a preview may have. */
  withRows: (subject: string) => Promise<(StoredPreview & { rows: string | null }) | null>;
};

type Read = StoredPreview & { rows: Buffer | null; bytes: number };

const LIMITS = { most: 50, mostBytes: 64_000_000 };
/** Each takes several times its text until it is read. */
const MOST_READING = 3;

/**
 * Reads what drafts and plans change. The rows of one stay in memory, however many links lead to it: each request asks the database
 * only whether there is a newer version, and rows that are being read are not read a second time.
 */
export function storedPreviews({ present, withRows }: Source) {
  const kept = new Map<string, Read>();
  const reading = new Map<string, Promise<Read | null>>();

  async function read(subject: string): Promise<Read | null> {
    if (reading.size >= MOST_READING) throw new Error("Too many previews are being read.");
    const found = await withRows(subject);
    kept.delete(subject);
    if (!found) return null;
    const rows = found.rows === null ? null : Buffer.from(found.rows);
    const result = { ...found, rows, bytes: rows?.length ?? 0 };
    kept.set(subject, result);
    keepNewest(kept, LIMITS);
    return result;
  }

  async function rowsOf(subject: string, version: string): Promise<Read | null> {
    const known = kept.get(subject);
    if (known?.version === version) {
      // The newest is the last.
      kept.delete(subject);
      kept.set(subject, known);
      return known;
    }
    // By its version, too: what began earlier may find an earlier one.
    const name = `${subject} ${version}`;
    const found = reading.get(name) ?? read(subject).finally(() => reading.delete(name));
    reading.set(name, found);
    return found;
  }

  return async (subject: string): Promise<Found> => {
    const now = await present(subject);
    if (!now) kept.delete(subject);
    if (!now) return null;
    const found = await rowsOf(subject, now.version);
    if (!found) return null;
    const { version, isPlan, rows } = found;
    return rows === null
      ? TOO_LARGE
      : { what: isPlan ? "plan" : "draft", version, name: now.name, rows, endsAt: null, by: subject };
  };
}
