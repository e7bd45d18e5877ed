import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../scripts/stack/environment.ts";

test.each(["builder.env", ".env", ".env.local"])("%s, which holds keys, gets into no commit and no image", (name) => {
  // Asked of the rules alone, whether there is such a file or not.
  expect(spawnSync("git", ["check-ignore", "--no-index", "--quiet", name], { cwd: PROJECT_ROOT }).status).toBe(0);
  const patterns = readFileSync(join(PROJECT_ROOT, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  expect(patterns.filter((pattern) => matchesGlob(name, pattern))).not.toEqual([]);
});
