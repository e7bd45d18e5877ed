import type { PostgrestError } from "@supabase/postgrest-js";
import { unwrap } from "./errors.ts";

/** One page of a list, and the number of rows on all pages together. */
export type ListPage<T> = { data: T[]; count: number };

type Answer<T> = { data: T[] | null; count: number | null; error: PostgrestError | null; status: number };

/** The API's code for a page that begins after the last row. */
const OUT_OF_RANGE = "PGRST103";

/**
 * One page of a query, which must ask for the exact count. A page beyond the last one is empty, not an error: rows may have
 * been deleted since the page was linked to.
 */
export async function readPage<T>(
  query: () => { range(from: number, to: number): PromiseLike<Answer<T>> },
  { limit, offset }: { limit: number; offset: number },
): Promise<ListPage<T>> {
  const { data, count, error, status } = await query().range(offset, offset + limit - 1);
  if (error?.code !== OUT_OF_RANGE) return { data: unwrap({ data, error, status }), count: count ?? 0 };
  // The error has no count, so it is asked for with the first row.
  const first = await query().range(0, 0);
  unwrap(first);
  return { data: [], count: first.count ?? 0 };
}
