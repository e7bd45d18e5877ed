const BASE = "http://site.invalid";

/**
 * An address of this site as a Location header may have it; null for anything else. Every redirect goes through it: addresses come
 * from links and from slugs that nobody has checked. Signs that no header may have are encoded or left out.
 */
export function ownAddress(to: string | null): string | null {
  const url = to === null ? null : URL.parse(to, BASE);
  if (url?.origin !== BASE) return null;
  const address = url.pathname + url.search + url.hash;
  // "/.//host" is on this site until it is written without the dot: browsers take what begins like this for another host.
  return /^\/(?![/\\])/.test(address) ? address : null;
}
