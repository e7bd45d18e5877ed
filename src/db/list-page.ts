import type { PostgrestError } from "@supabase/supabase-js";
import { unwrap } from "./errors.ts";

/** One page of a list, and how many rows all its pages have together. */
export type ListPage<T> = { data: T[]; count: number };

type Answer<T> = { data: T[] | null; count: number | null; error: PostgrestError | null; status: number };

/** The API's answer to a page that begins after the last row. */
const OUT_OF_RANGE = "PGRST103";

/**
 * One page of a query that asks for the exact count. A page beyond the last one is empty: it may have been deleted, or
 * stand in an old address, and the count says where the list ends now.
 */
export async function readPage<T>(
  query: () => { range(from: number, to: number): PromiseLike<Answer<T>> },
  { limit, offset }: { limit: number; offset: number },
): Promise<ListPage<T>> {
  const { data, count, error, status } = await query().range(offset, offset + limit - 1);
  if (error?.code !== OUT_OF_RANGE) return { data: unwrap({ data, error, status }), count: count ?? 0 };
  // The refusal carries no count: the first row does.
  const first = await query().range(0, 0);
  unwrap(first);
  return { data: [], count: first.count ?? 0 };
}
