import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { storiesOf, STORY_ROOMS } from "../../../scripts/lib/story-rooms.ts";

test("every story that a room names is there", () => {
  const names = STORY_ROOMS.flatMap(([, stories]) => stories);
  expect(names.filter((name) => !existsSync(`tests/e2e/${name}.spec.ts`))).toEqual([]);
});

test("a changed room runs its stories, a changed story itself, and shared rooms are told", () => {
  const changed = ["admin/features/brands/BrandRow.tsx", "tests/e2e/trash.spec.ts", "src/ui/Tabs.tsx", "README.md"];
  expect(storiesOf(changed)).toEqual({
    run: ["tests/e2e/brand-editing.spec.ts", "tests/e2e/trash.spec.ts"],
    unmapped: ["src/ui"],
  });
});
