import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { storyFiles } from "../../../scripts/lib/story-files.ts";

const MOST_LINES = 60;
const files = [...storyFiles().values()];
const linesOf = (file: string): string[] => readFileSync(file, "utf8").split("\n");

/** The stories of a file with their number of lines. Prettier puts the end of a story at the indentation of its start. */
function storiesIn(file: string): { name: string; lines: number }[] {
  const lines = linesOf(file);
  return lines.flatMap((line, start) => {
    const [, indentation] = /^(\s*)test\(/.exec(line) ?? [];
    if (indentation === undefined) return [];
    const length = lines.slice(start).findIndex((later) => later.startsWith(`${indentation}})`)) + 1;
    return [{ name: `${file}:${start + 1}`, lines: length }];
  });
}

test("a story is short enough to be read at a glance", () => {
  const stories = files.flatMap(storiesIn);
  expect(stories.length).toBeGreaterThan(100);
  expect(stories.filter(({ lines }) => lines > MOST_LINES)).toEqual([]);
});

test("stories find things as a person does, not by the classes that style them", () => {
  // The lightbox comes from a library, which marks its current picture by a class only.
  const byClass = /(?:locator|querySelector(?:All)?)\(\s*(["'`])(?:(?!\1).)*\.(?!yarl__)[a-z][\w-]*/;
  const found = files.flatMap((file) =>
    linesOf(file).flatMap((line, index) => (byClass.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
