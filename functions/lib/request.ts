/** The access token of the caller's account, which the administration sends; null if there is none. */
export function bearerToken(request: Request): string | null {
  return /^Bearer (\S+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/**
 * The body of a request, to be read with json() or formData(); null if it is longer than `limit` bytes, or has a piece that is not
 * admitted. Counts the bytes that arrive, because the content-length header may be missing or wrong.
 */
export async function bodyWithin(
  request: Request,
  limit: number,
  isAdmitted: (piece: Uint8Array) => boolean = () => true,
): Promise<Response | null> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit || !isAdmitted(value)) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  return new Response(new Blob(chunks), { headers: { "content-type": request.headers.get("content-type") ?? "" } });
}
