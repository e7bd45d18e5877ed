import type { PostgrestError } from "@supabase/supabase-js";
import { unwrap } from "./errors.ts";

/** The API returns at most this many rows, without an error if there are more. */
const API_ROW_LIMIT = 1000;

type Page<T> = PromiseLike<{ data: T[] | null; error: PostgrestError | null }>;

/**
 * All rows of a query, read page by page. `page(from, to)` must sort by something unique: else a row could be read twice, or
 * never, if rows change in between.
 */
export async function readAll<T>(page: (from: number, to: number) => Page<T>): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const next = unwrap(await page(rows.length, rows.length + API_ROW_LIMIT - 1));
    rows.push(...next);
    if (next.length < API_ROW_LIMIT) return rows;
  }
}
