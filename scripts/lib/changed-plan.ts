import { existsSync } from "node:fs";
import { join } from "node:path";
import { storiesOf } from "./affected-stories.ts";
import type { Change } from "./changed-files.ts";
import { PROJECT_ROOT } from "./environment.ts";
import { storyFiles } from "./story-files.ts";
import { checkSuite, storySuite, typeSuites, vitestSuite, type Plan } from "./test-suites.ts";

/** Files that affect the database tests, and further ones that affect the tests of the edge functions. */
const DATABASE =
  /^(supabase|src\/db|tests\/(db|security|postgres)|tests\/support\/(database|postgres|backups)|scripts\/(backup|database|stacks|types|lib\/(supabase-lite|stack|environment)\.ts))/;
const EDGE = /^(functions|src\/domain|tests\/edge|tests\/support\/edge)/;
const LINTED = /\.(ts|tsx|mjs|astro)$/;
const CODE = /\.(ts|tsx|mjs|astro|json)$/;

/** The suites that a change can affect. `leftOut` describes what only `npm test` runs. */
export function changedPlan(reports: string, { since, files, gone }: Change): Plan & { leftOut: string[] } {
  const all = [...files, ...gone];
  const touches = (pattern: RegExp): boolean => all.some((path) => pattern.test(path));
  const linted = files.filter((path) => LINTED.test(path));
  const stories = storiesOf(all);
  const run = stories.run.filter((path) => existsSync(join(PROJECT_ROOT, path)));
  const allStories = storyFiles().size;
  const runsDatabase = touches(DATABASE);
  const runsEdge = runsDatabase || touches(EDGE);
  return {
    lanes: [
      touches(CODE) ? [...typeSuites(), checkSuite("unused", "knip")] : [],
      [
        ...(files.length > 0
          ? [checkSuite("format", "prettier", "--check", "--log-level=warn", "--ignore-unknown", ...files)]
          : []),
        ...(linted.length > 0 ? [checkSuite("lint", "eslint", "--no-warn-ignored", ...linted)] : []),
        vitestSuite(reports, "unit", since),
        vitestSuite(reports, "components", since),
        ...(runsDatabase ? [vitestSuite(reports, "db"), vitestSuite(reports, "db-postgres")] : []),
        ...(runsEdge ? [vitestSuite(reports, "edge")] : []),
      ],
      // At the same time as the rest: stories often wait, and leave a core free.
      run.length > 0 ? [storySuite(reports, run)] : [],
    ],
    leftOut: [
      ...(runsDatabase ? [] : ["db, db-postgres: no migration or query changed"]),
      ...(runsEdge ? [] : ["edge: no function changed, nor what functions use"]),
      `browser: ${allStories - run.length} of ${allStories} files of stories`,
      ...stories.unmapped.map((folder) => `browser: whatever shows ${folder}, which has no story of its own`),
    ],
  };
}
