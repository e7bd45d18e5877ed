/**
 * The body of a request for its own methods (json, formData), or null where it is longer than `limit` bytes. Counted as
 * it comes: the length that the header gives may be missing or wrong.
 */
export async function bodyWithin(request: Request, limit: number): Promise<Response | null> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  return new Response(new Blob(chunks), { headers: { "content-type": request.headers.get("content-type") ?? "" } });
}
