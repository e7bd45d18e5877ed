import { createHash } from "node:crypto";

/** An id that depends only on kind and key, in the format of a version 5 UUID. */
export function idOf(kind: string, key: string): string {
  const hash = createHash("sha1").update(`${kind}:${key}`).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join("-");
}

export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "");
}

const LAST = Date.UTC(2026, 10, 14, 16);
const MINUTE = 60_000;

/** A time in office hours within the given number of days before 14 November 2026, which depends only on the key. */
export function momentOf(key: string, days: number): string {
  const hash = createHash("sha1").update(key).digest();
  const day = hash.readUInt16BE(0) % days;
  const minute = hash.readUInt16BE(2) % (7 * 60);
  return new Date(LAST - day * 24 * 60 * MINUTE - minute * MINUTE).toISOString();
}
