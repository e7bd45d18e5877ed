import { expect, test } from "vitest";
import { storyFiles } from "../../../scripts/lib/story-files.ts";
import { storiesOf, STORY_ROOMS } from "../../../scripts/lib/story-rooms.ts";

test("every story that a room names is there", () => {
  const names = STORY_ROOMS.flatMap(([, stories]) => stories);
  const files = storyFiles();
  expect(names.filter((name) => !files.has(name))).toEqual([]);
});

test("a changed room runs its stories, a changed story itself, and shared rooms are told", () => {
  const changed = [
    "admin/features/brands/BrandRow.tsx",
    "tests/e2e/administration/trash.spec.ts",
    "src/ui/Tabs.tsx",
    "README.md",
  ];
  expect(storiesOf(changed)).toEqual({
    run: ["tests/e2e/administration/brand-editing.spec.ts", "tests/e2e/administration/trash.spec.ts"],
    unmapped: ["src/ui"],
  });
});
