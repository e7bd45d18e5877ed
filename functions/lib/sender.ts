import { isLoopback, networkOf } from "#domain/addresses/network-address.ts";
import { sign } from "./signature.ts";

/**
 * Distinguishes senders without storing who they are: a keyed hash of the network address, or null if the address is not
 * known. Cloudflare and the web server of one machine overwrite the header, whatever the client sent.
 */
export async function senderKey(request: Request, secret: string): Promise<string | null> {
  const address = networkOf(request.headers.get("cf-connecting-ip") ?? "");
  return !address || isLoopback(address) ? null : sign(address, secret);
}
