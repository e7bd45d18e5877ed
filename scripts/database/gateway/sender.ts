import { networkOf } from "#domain/addresses/network-address.ts";

/**
 * The network address that a request comes from. `peer` is the other end of the connection; where that is a reverse proxy, it
 * has added the address of its own peer as the last one to X-Forwarded-For. Without a proxy the header is whatever the sender
 * claims.
 */
export function senderOf(
  { forwarded, peer }: { forwarded: string | undefined | null; peer: string | undefined },
  { behindProxy }: { behindProxy: boolean },
): string {
  const named = behindProxy ? forwarded?.split(",").at(-1)?.trim() : "";
  return networkOf(named || (peer ?? ""));
}
