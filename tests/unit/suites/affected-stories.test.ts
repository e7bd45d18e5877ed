import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storiesOf, STORIES_OF_PATHS } from "../../../scripts/lib/affected-stories.ts";
import { PROJECT_ROOT } from "../../../scripts/lib/environment.ts";
import { storyFiles } from "../../../scripts/lib/story-files.ts";

test("every story that is listed for a path exists", () => {
  const names = STORIES_OF_PATHS.flatMap(([, stories]) => stories);
  const files = storyFiles();
  expect(names.filter((name) => !files.has(name))).toEqual([]);
});

test("every feature of the administration has stories", () => {
  const features = readdirSync(join(PROJECT_ROOT, "admin/features")).map((name) => `admin/features/${name}/Screen.tsx`);
  expect(features.filter((path) => storiesOf([path]).run.length === 0)).toEqual([]);
});

test("changed code runs its stories, a changed story runs itself, and shared folders are named", () => {
  const changed = [
    "admin/features/brands/BrandRow.tsx",
    "tests/e2e/administration/trash.spec.ts",
    "src/components/HomePage.astro",
    "src/ui/Tabs.tsx",
    "README.md",
  ];
  expect(storiesOf(changed)).toEqual({
    run: [
      "tests/e2e/administration/brand-editing.spec.ts",
      "tests/e2e/administration/trash.spec.ts",
      "tests/e2e/site/company-pages.spec.ts",
    ],
    unmapped: ["src/ui"],
  });
});
