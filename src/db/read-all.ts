import type { PostgrestError } from "@supabase/postgrest-js";
import { unwrap } from "./errors.ts";

/** The API returns at most this many rows, without an error if there are more. */
const API_ROW_LIMIT = 1000;
/** The status of an answer that would have more bytes than the embedded stack sends at once. */
const TOO_LONG = 413;
/** This many ids fit in the address of one request. */
const IDS_PER_REQUEST = 150;

type Page<T> = PromiseLike<{
  data: T[] | null;
  count?: number | null;
  error: PostgrestError | null;
  status: number;
}>;

type Options = {
  /** Called after each page with the number of rows read so far, and of all rows where the query counts them. */
  onProgress?: ((read: number, all: number | null) => void) | undefined;
  /** Ends the reading before the next page, with the reason of the signal. */
  signal?: AbortSignal | undefined;
};

/**
 * All rows of a query, read page by page. `page(from, to)` must sort by something unique: else a row could be read twice, or
 * never, if rows change in between.
 */
export async function readAll<T>(
  page: (from: number, to: number) => Page<T>,
  { onProgress, signal }: Options = {},
): Promise<T[]> {
  const rows: T[] = [];
  let size = API_ROW_LIMIT;
  for (;;) {
    signal?.throwIfAborted();
    const answer = await page(rows.length, rows.length + size - 1);
    if (answer.status === TOO_LONG && size > 1) {
      size = Math.ceil(size / 4);
      continue;
    }
    const next = unwrap(answer);
    rows.push(...next);
    const isLast = next.length < size;
    onProgress?.(rows.length, isLast ? rows.length : (answer.count ?? null));
    if (isLast) return rows;
  }
}

/** The rows with these ids, in no particular order; ids without a row are left out. `some` reads a part of them. */
export async function readByIds<T>(
  ids: readonly string[],
  some: (ids: string[]) => Page<T>,
  { onProgress }: Pick<Options, "onProgress"> = {},
): Promise<T[]> {
  const rows: T[] = [];
  for (let from = 0; from < ids.length; from += IDS_PER_REQUEST) {
    rows.push(...unwrap(await some(ids.slice(from, from + IDS_PER_REQUEST))));
    onProgress?.(Math.min(ids.length, from + IDS_PER_REQUEST), ids.length);
  }
  return rows;
}
