import { MOVED_FILE, type Moved } from "#domain/publishing/release-data-files.ts";
import type { EdgeFunction } from "./edge-function.ts";
import { redirectTo } from "./respond.ts";

/** A redirect from an old address for which the host's rules had no room; null if it is not the old address of any record. */
export async function redirectMoved({
  request,
  next,
}: Pick<Parameters<EdgeFunction>[0], "request" | "next">): Promise<Response | null> {
  const { origin, pathname, search } = new URL(request.url);
  const file = await next(`${origin}/${MOVED_FILE}`);
  if (!file.ok) return null;
  const to = new Map(Object.entries((await file.json()) as Moved)).get(pathname);
  return to === undefined ? null : redirectTo(to + search, 301);
}
