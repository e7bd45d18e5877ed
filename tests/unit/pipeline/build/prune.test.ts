import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pruneWorkspace } from "../../../../scripts/pipeline/build/prune.ts";
import { openWorkspace, type Workspace } from "../../../../scripts/pipeline/content/workspace.ts";

const DAY = 24 * 60 * 60 * 1000;
let folder = "";
let workspace: Workspace;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plantroom-prune-"));
  workspace = openWorkspace(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function made(path: string, daysAgo: number): string {
  writeFileSync(path, "made");
  const time = new Date(Date.now() - daysAgo * DAY);
  utimesSync(path, time, time);
  return path;
}

test("files unused for thirty days are deleted; used or newer ones stay, all sizes of a picture together", () => {
  const usedSize = made(join(workspace.media, "abc-4-320.webp"), 90);
  const usedCard = made(join(workspace.media, "abc-4-share.jpg"), 90);
  const usedRecord = made(join(workspace.pictures, "abc-4.json"), 90);
  const sizeOfOldRecipe = made(join(workspace.media, "abc-3-320.webp"), 31);
  const recordOfOldRecipe = made(join(workspace.pictures, "abc-3.json"), 31);
  const oldSize = made(join(workspace.media, "def-4-320.webp"), 31);
  const oldRecord = made(join(workspace.pictures, "def-4.json"), 31);
  const youngSize = made(join(workspace.media, "ghi-4-320.webp"), 29);
  const youngRecord = made(join(workspace.pictures, "ghi-4.json"), 29);
  const converted = join(workspace.downloads, "pictures");
  mkdirSync(converted);
  const usedConverted = made(join(converted, "abc-4-640-480.jpg"), 90);
  const usedDrawing = made(join(converted, "abc-640.png"), 90);
  const convertedOfOldRecipe = made(join(converted, "abc-3-640-480.jpg"), 31);
  const oldConverted = made(join(converted, "def-640.png"), 31);
  const usedSheet = made(join(workspace.downloads, "1.pdf"), 90);
  const oldSheet = made(join(workspace.downloads, "2.pdf"), 31);
  const youngSheet = made(join(workspace.downloads, "3.pdf"), 29);
  const usedOriginal = made(join(workspace.originals, "abc.png"), 90);
  const oldOriginal = made(join(workspace.originals, "def.png"), 31);
  const usedDocument = made(join(workspace.documents, "abc.dwg"), 90);
  const oldDocument = made(join(workspace.documents, "def.dwg"), 31);
  pruneWorkspace(
    workspace,
    [
      { source: usedDocument, path: "documents/abc/plan.dwg" },
      { source: usedSize, path: "media/abc-4-320.webp" },
      { source: usedSheet, path: "downloads/unit.pdf" },
    ],
    new Set(["abc.png"]),
  );
  expect([existsSync(usedOriginal), existsSync(oldOriginal)]).toEqual([true, false]);
  expect([existsSync(usedDocument), existsSync(oldDocument)]).toEqual([true, false]);
  expect(
    [usedSize, usedCard, usedRecord, youngSize, youngRecord, usedSheet, youngSheet, usedConverted, usedDrawing].filter(
      (path) => !existsSync(path),
    ),
  ).toEqual([]);
  expect(
    [sizeOfOldRecipe, recordOfOldRecipe, convertedOfOldRecipe, oldSize, oldRecord, oldSheet, oldConverted].filter(
      (path) => existsSync(path),
    ),
  ).toEqual([]);
});
