import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { filesBelow } from "../../../scripts/files/files-below.ts";

/** The list beside a release (scripts/pipeline/release/carried-assets.ts). */
type Assets = { used: string[]; carried: Record<string, string> };
const assetsOf = (release: string): Assets => JSON.parse(readFileSync(`${release}.assets.json`, "utf8")) as Assets;

/** The parts of Pagefind's index, whose names and order are random. The index itself is named by the hash of its texts. */
const INDEX_PART = /^pagefind\/\w+\//;

/**
 * The files of a release by path, with the hash of their content: without those that it takes along from earlier releases, and
 * without build.json, which has the time.
 */
function contentOf(release: string): Map<string, string> {
  const { carried } = assetsOf(release);
  const own = filesBelow(release).filter((path) => !(path in carried) && path !== "build.json");
  const content = new Map<string, string>();
  for (const path of own.sort()) {
    const part = INDEX_PART.exec(path);
    if (part) content.set(part[0], "an index");
    else
      content.set(
        path,
        createHash("sha256")
          .update(readFileSync(join(release, path)))
          .digest("hex"),
      );
  }
  return content;
}

/** The releases of one deploy, which may be deleted after the last release was made. */
const JUST_DELETED = 2;

/** The files that a release takes along from releases that did not use them or went long ago. */
export function leftOver(release: string): string[] {
  const carried = Object.entries(assetsOf(release).carried);
  const folderOf = (name: string): string => join(dirname(release), name);
  const gone = [...new Set(carried.map(([, name]) => name).filter((name) => !existsSync(folderOf(name))))].sort();
  const longGone = new Set(gone.slice(0, -JUST_DELETED));
  const wrong = carried.filter(([path, name]) =>
    gone.includes(name)
      ? longGone.has(name)
      : name === basename(release) || !assetsOf(folderOf(name)).used.includes(path),
  );
  return wrong.map(([path]) => path);
}

/** What differs between two releases, with the first difference of a text; null if nothing does. */
export function difference(actual: string, expected: string): string | null {
  const [one, other] = [contentOf(actual), contentOf(expected)];
  const paths = [...new Set([...one.keys(), ...other.keys()])].sort();
  const different = paths.filter((path) => one.get(path) !== other.get(path));
  const [first] = different;
  if (first === undefined) return null;
  const list = different.map(
    (path) => `${path} (${!one.has(path) ? "missing" : !other.has(path) ? "left over" : "other content"})`,
  );
  const both = one.has(first) && other.has(first) && !first.endsWith("/");
  const texts = both
    ? firstDifference(readFileSync(join(actual, first), "utf8"), readFileSync(join(expected, first), "utf8"))
    : "";
  return `${different.length} files differ: ${list.slice(0, 12).join(", ")}${texts}`;
}

const AROUND = 100;

function firstDifference(actual: string, expected: string): string {
  let at = 0;
  while (actual[at] === expected[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - AROUND), at + AROUND);
  return `\nEdit by edit:  …${around(actual)}…\nFrom nothing:  …${around(expected)}…`;
}
