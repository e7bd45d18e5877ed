import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  completeWorkspace,
  openWorkspace,
  prepareWorkspace,
  stateStamp,
  type Workspace,
} from "../../../../scripts/pipeline/content/workspace.ts";

const STATE = { code: "first", revision: 7, pages: 3, serviceWorker: true, keys: { a: "1" } };

let folder = "";
let workspace: Workspace;

/** A workspace after a successful build of the code 'first'. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plantroom-workspace-"));
  workspace = openWorkspace(folder);
  prepareWorkspace(workspace, "first");
  for (const made of [workspace.pages, workspace.search, workspace.media]) {
    mkdirSync(made, { recursive: true });
    writeFileSync(join(made, "made"), "");
  }
  completeWorkspace(workspace, STATE);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const has = (made: string): boolean => existsSync(join(made, "made"));

test("the next build of the same code is incremental", () => {
  expect(prepareWorkspace(workspace, "first")).toEqual(STATE);
  expect([has(workspace.pages), has(workspace.search)]).toEqual([true, true]);
});

test("after a build that failed or was killed all pages are rendered again", () => {
  prepareWorkspace(workspace, "first");
  expect(prepareWorkspace(workspace, "first")).toBeNull();
  expect([has(workspace.pages), has(workspace.search)]).toEqual([false, true]);
});

test("with other code pages and search index are made again; pictures, named by their content, are kept", () => {
  expect(prepareWorkspace(workspace, "second")).toBeNull();
  expect([has(workspace.pages), has(workspace.search), has(workspace.media)]).toEqual([false, false, true]);
});

test("another process that ends a build is noticed", () => {
  const stamp = stateStamp(workspace);
  expect(stateStamp(workspace)).toBe(stamp);
  completeWorkspace(workspace, STATE);
  expect(stateStamp(workspace)).not.toBe(stamp);
});
