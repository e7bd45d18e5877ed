import { sign } from "./signature.ts";

/**
 * Distinguishes senders without storing who they are: a keyed hash of the network address, or null if the address is not
 * known. Cloudflare and the web server of one machine overwrite the header, whatever the client sent. Of an IPv6 address only
 * the first 64 bits count, because one subscriber has all addresses below them.
 */
export async function senderKey(request: Request, secret: string): Promise<string | null> {
  const given = request.headers.get("cf-connecting-ip")?.trim().toLowerCase();
  // An IPv4 address may be written as IPv6: all of those share their first 64 bits.
  const address = given?.replace(/^::ffff:(?=\d+\.)/, "");
  if (!address || isLoopback(address)) return null;
  return sign(address.includes(":") ? firstHalf(address) : address, secret);
}

/** Addresses of a proxy on the same machine, which all senders share. */
const isLoopback = (address: string): boolean =>
  address === "::1" || address.startsWith("127.") || address === "localhost";

/** '2001:db8::7' → '2001:db8:0:0' */
function firstHalf(address: string): string {
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill("0"), ...(tail ? tail.split(":") : [])];
  return whole
    .slice(0, 4)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16))
    .join(":");
}
