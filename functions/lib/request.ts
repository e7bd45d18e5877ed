import { networkOf } from "#domain/addresses/network-address.ts";
import { receive } from "#domain/text/received-bytes.ts";

/** The access token of the caller's account, which the administration sends; null if there is none. */
export function bearerToken(request: Request): string | null {
  return /^Bearer (\S+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/**
 * The body of a request, to be read with json() or formData(); otherwise why it was not taken: it is longer than `limit` bytes, has
 * a piece that is not admitted, or would be too much beside those of others.
 */
export async function bodyWithin(
  request: Request,
  limit: number,
  isAdmitted?: (piece: Uint8Array) => boolean,
): Promise<Response | "too much" | "busy"> {
  const address = request.headers.get("cf-connecting-ip");
  const sender = address === null ? null : networkOf(address);
  const bytes = await receive(request.body, limit, { from: "visitors", sender, ...(isAdmitted && { isAdmitted }) });
  if (typeof bytes === "string") return bytes;
  return new Response(bytes, { headers: { "content-type": request.headers.get("content-type") ?? "" } });
}
