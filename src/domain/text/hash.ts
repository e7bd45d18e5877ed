/**
 * A small hash of a text that is the same everywhere (FNV-1a), from 0 to 2 ** 32 - 1. It distributes names evenly over files, and
 * is not cryptographic.
 */
export function nameHash(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Bytes as hexadecimal digits, two for each. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
