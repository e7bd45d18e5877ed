import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { filesBelow } from "../../files/files-below.ts";
import { hash } from "blake3-wasm";

/** A file of a release as Cloudflare Pages knows it: files with the same hash count as one. */
export type HostFile = { address: string; source: string; bytes: number; hash: string };

/** Rules for the host, which are sent with the deployment and are not files of the site. */
export const RULES = ["_headers", "_redirects"];

/**
 * Lists the files of a release with their hashes. Hashing 8,000 files takes more than a second, so what has been hashed is
 * remembered by its inode: releases have hard links to the files that did not change.
 */
export function hostFileLister(): (release: string) => HostFile[] {
  let known = new Map<string, string>();
  return (release) => {
    const seen = new Map<string, string>();
    const files = filesBelow(release)
      .filter((path) => !RULES.includes(path))
      .map((path) => {
        const source = join(release, path);
        const { dev, ino, mtimeNs, size } = statSync(source, { bigint: true });
        const identity = [dev, ino, mtimeNs, size, extname(source)].join();
        const hashed = known.get(identity) ?? hashOf(source);
        seen.set(identity, hashed);
        return { address: `/${path}`, source, bytes: Number(size), hash: hashed };
      });
    known = seen;
    return files;
  };
}

/** The hash that Wrangler gives a file. Cloudflare only compares it with those of files that were uploaded before. */
function hashOf(source: string): string {
  const text = readFileSync(source).toString("base64") + extname(source).slice(1);
  return hash(text).toString("hex").slice(0, 32);
}
