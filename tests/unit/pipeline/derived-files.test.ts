import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { carriedPaths } from "../../../scripts/pipeline/release/carried-assets.ts";
import { linkIndex } from "../../../scripts/pipeline/release/links.ts";
import { pagePacks } from "../../../scripts/pipeline/offline/offline-packs.ts";
import { inSizes } from "../../../scripts/pipeline/pictures/picture-sizes.ts";
import {
  lastShown,
  openWorkspace,
  prepareWorkspace,
  readState,
  type Workspace,
} from "../../../scripts/pipeline/content/workspace.ts";
import { noteChanged, takeChanged } from "../../../scripts/pipeline/hosting/indexnow.ts";
import { hasItsFiles, noteFiles } from "../../../scripts/files/derived-files.ts";
import { filesBelow } from "../../../scripts/files/files-below.ts";

let folder = "";
let workspace: Workspace;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plantroom-derived-"));
  workspace = openWorkspace(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const DAMAGES = ["", "{", '{"code":"fir', "\u0000\u0000\u0000", "null", "7", "{}", "[]"];

describe.each(DAMAGES)("a file that contains %j", (damage) => {
  test("of the last build: everything is rendered", () => {
    writeFileSync(workspace.state, damage);
    expect(readState(workspace)).toBeNull();
    expect(prepareWorkspace(workspace, "first")).toBeNull();
  });

  test("of the content that is shown: there is no last good version", () => {
    writeFileSync(workspace.shown, damage);
    expect(lastShown(workspace)).toBeNull();
  });

  test("of links: the pages are read again", () => {
    mkdirSync(workspace.pages);
    writeFileSync(join(workspace.pages, "index.html"), '<a href="/gone">Gone</a>');
    writeFileSync(workspace.links, damage);
    const links = linkIndex(workspace);
    links.keepOnly([""]);
    expect(links.dead(() => false)).toEqual([{ link: "/gone", page: "" }]);
  });

  test("of packs: they are made again", async () => {
    mkdirSync(workspace.pages);
    mkdirSync(workspace.offline);
    writeFileSync(join(workspace.pages, "index.html"), "<html><body><main>Home</main></body></html>");
    const first = pagePacks(workspace.pages, workspace.offline);
    const made = await first.make([""]);
    first.store();
    writeFileSync(join(workspace.offline, "packs.json"), damage);
    expect(await pagePacks(workspace.pages, workspace.offline).make([""])).toEqual(made);
    first.store();
    writeFileSync(join(workspace.offline, `${made.shared[0]}.pack`), damage);
    expect(await pagePacks(workspace.pages, workspace.offline).make([""])).toEqual(made);
  });

  test("of a picture: its sizes are made again", async () => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#0e4a5c" } })
      .png()
      .toBuffer();
    const made = await inSizes(bytes, workspace);
    const record = `${made?.src.slice("/media/".length).replace(/-40\.webp$/, "")}.json`;
    writeFileSync(join(workspace.pictures, record), damage);
    expect(await inSizes(bytes, workspace)).toEqual(made);
  });

  test("of a release: it counts as having used its files", () => {
    const release = join(folder, "releases", "1");
    mkdirSync(release, { recursive: true });
    writeFileSync(`${release}.assets.json`, damage);
    expect(carriedPaths(release)).toEqual(new Set());
  });

  test("of changed addresses: all are sent", () => {
    noteChanged(folder, ["/a"]);
    writeFileSync(join(folder, "changed-addresses.json"), damage);
    expect(takeChanged(folder) ?? []).toEqual([]);
    noteChanged(folder, ["/b"]);
    expect(takeChanged(folder)).toContain("/b");
  });
});

test("a folder of code that has lost a part of a file is not used", () => {
  const code = join(folder, "code");
  mkdirSync(join(code, "chunks"), { recursive: true });
  writeFileSync(join(code, "chunks", "entry.mjs"), "export default 1;");
  expect(hasItsFiles(code)).toBe(false);
  noteFiles(code);
  expect(hasItsFiles(code)).toBe(true);
  truncateSync(join(code, "chunks", "entry.mjs"), 3);
  expect(hasItsFiles(code)).toBe(false);
});

test("a link in a folder of code, as the one to the packages, is not followed", () => {
  const code = join(folder, "linked");
  mkdirSync(join(code, "chunks"), { recursive: true });
  writeFileSync(join(code, "chunks", "entry.mjs"), "export default 1;");
  symlinkSync(folder, join(code, "node_modules"));
  symlinkSync(join(code, "chunks", "entry.mjs"), join(code, "other.mjs"));
  expect(filesBelow(code)).toEqual(["chunks/entry.mjs"]);
});
