import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../scripts/lib/environment.ts";

/** The last commit before subjects were checked; some before it are longer. */
const LAST_UNCHECKED = "9a1f2c9319e34895a14328df97e33d0ac2ba6cf5";
const MOST_CHARACTERS = 72;

/** The subjects since then, except those of merges. Null where git, its folder or that commit is missing, as in an archive. */
function subjectsSince(commit: string): string[] | null {
  const range = [`${commit}..HEAD`, "--no-merges", "--format=%h %s"];
  const { status, stdout } = spawnSync("git", ["log", ...range], { cwd: PROJECT_ROOT, encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter(Boolean) : null;
}

const subjects = subjectsSince(LAST_UNCHECKED);
const unknown = subjects === null ? ` (skipped: commits since ${LAST_UNCHECKED.slice(0, 8)} are not here)` : "";

test.skipIf(unknown !== "")(`subjects of commits have at most ${MOST_CHARACTERS} characters${unknown}`, () => {
  const long = subjects?.filter((line) => [...line.slice(line.indexOf(" ") + 1)].length > MOST_CHARACTERS);
  expect(long).toEqual([]);
});
