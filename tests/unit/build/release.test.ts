import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  assembleRelease,
  KEPT_RELEASES,
  liveLink,
  pruneReleases,
  publishRelease,
  type ReleaseFile,
} from "../../../scripts/build/release.ts";
import { writeAtomically } from "../../../scripts/lib/atomic-write.ts";

let dataDir = "";
let page: ReleaseFile;
let picture: ReleaseFile;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "plantroom-release-"));
  mkdirSync(join(dataDir, "build"));
  page = { source: join(dataDir, "build", "index.html"), path: "index.html" };
  picture = { source: join(dataDir, "build", "0a1b-4-640.webp"), path: "media/0a1b-4-640.webp", frozen: true };
  writeFileSync(page.source, "<h1>One</h1>");
  writeFileSync(picture.source, "pixels");
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const release = (files: ReleaseFile[] = [page, picture], preliminary = false): string => {
  const folder = assembleRelease(dataDir, files, { preliminary });
  publishRelease(dataDir, folder);
  return folder;
};
const live = (path: string): string => readFileSync(join(liveLink(dataDir), path), "utf8");
const inode = (path: string): number => statSync(path).ino;

test("a release keeps its pages when the next build overwrites them, and goes live as a whole", () => {
  const first = release();
  writeFileSync(page.source, "<h1>Two</h1>");
  expect(live("index.html")).toBe("<h1>One</h1>");
  const part = assembleRelease(dataDir, [page, picture]);
  expect(live("index.html")).toBe("<h1>One</h1>");
  publishRelease(dataDir, part);
  expect(live("index.html")).toBe("<h1>Two</h1>");
  expect(readFileSync(join(first, "index.html"), "utf8")).toBe("<h1>One</h1>");
});

test("unchanged files are stored once", () => {
  const [first, second] = [release(), release()];
  expect(inode(join(second, "index.html"))).toBe(inode(join(first, "index.html")));
  expect(inode(join(second, picture.path))).toBe(inode(picture.source));
});

test("making a picture again, or deleting it, does not change the releases that contain it", () => {
  release();
  writeAtomically(picture.source, "other pixels");
  expect(live(picture.path)).toBe("pixels");
  rmSync(picture.source);
  expect(live(picture.path)).toBe("pixels");
});

test("the last releases are kept, including the live one; those that only preceded others are not", async () => {
  const first = release();
  const preceding = release([page], true);
  for (let count = 0; count < KEPT_RELEASES; count += 1) release([page]);
  await pruneReleases(dataDir);
  expect(existsSync(preceding)).toBe(false);
  expect(existsSync(first)).toBe(false);
  expect(live("index.html")).toBe("<h1>One</h1>");
});

test("a file that is known to be the same is not read", () => {
  const first = release();
  writeFileSync(page.source, "<h1>Two</h1>");
  const second = assembleRelease(dataDir, [page, picture], { isSame: (path) => path === "index.html" });
  expect(inode(join(second, "index.html"))).toBe(inode(join(first, "index.html")));
});
