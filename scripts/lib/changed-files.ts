import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "./environment.ts";

export type Change = {
  /** The commit that the working folder is compared with. */
  since: string;
  /** Paths that were added or changed. */
  files: string[];
  /** Paths that were deleted. */
  gone: string[];
};

function git(...parameters: string[]): string | null {
  const { status, stdout } = spawnSync("git", parameters, { cwd: PROJECT_ROOT, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/** The commit where a branch left main. On main itself the last commit, or the one before it if nothing is uncommitted. */
function comparedWith(): string | null {
  const head = git("rev-parse", "HEAD");
  const fork = git("merge-base", "HEAD", "main") ?? git("merge-base", "HEAD", "origin/main");
  if (fork !== null && fork !== head) return fork;
  return git("status", "--porcelain") === "" ? git("rev-parse", "HEAD~1") : head;
}

/** All differences from main, committed or not. Throws outside of a git checkout. */
export function findChange(): Change {
  const since = comparedWith();
  const tracked = since === null ? null : git("diff", "--name-only", "--no-renames", since);
  const untracked = git("ls-files", "--others", "--exclude-standard");
  if (since === null || tracked === null || untracked === null)
    throw new Error(
      "What has changed cannot be found: this is not a git checkout with an earlier commit. Use npm test.",
    );
  const all = [...new Set(`${tracked}\n${untracked}`.split("\n").filter(Boolean))].sort();
  const isThere = (path: string): boolean => existsSync(join(PROJECT_ROOT, path));
  return { since, files: all.filter(isThere), gone: all.filter((path) => !isThere(path)) };
}
