/** The content of a pack in a cache, or undefined if it is not there. Packs are JSON, compressed with gzip. */
export async function readPack<T>(cache: Cache, address: string): Promise<T | undefined> {
  const body = (await cache.match(address))?.body;
  if (!body) return undefined;
  return (await new Response(body.pipeThrough(new DecompressionStream("gzip"))).json()) as T;
}
