/**
 * A network address in one spelling, as one sender: of an IPv6 address only the first 64 bits count, because one subscriber
 * has all addresses below them.
 */
export function networkOf(given: string): string {
  // An IPv4 address may be written as IPv6: all of those share their first 64 bits.
  const address = given
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, "");
  return address.includes(":") && address !== "::1" ? firstHalf(address) : address;
}

/** Whether an address, or the name of a host, is this machine: a proxy on it may send the requests of many. */
export const isLoopback = (address: string): boolean =>
  ["::1", "[::1]", "localhost"].includes(address) || /^127(?:\.\d{1,3}){3}$/.test(address);

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
