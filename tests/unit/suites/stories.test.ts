import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { storyFiles } from "../../../scripts/lib/story-files.ts";

const MOST_LINES = 60;
const files = [...storyFiles().values()];
const linesOf = (file: string): string[] => readFileSync(file, "utf8").split("\n");

/** The stories of a file with their number of lines. `base` is how files name Playwright's own test that they extend. */
function storiesIn(file: string): { name: string; lines: number }[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const stories: { name: string; lines: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ["test", "base"].includes(node.expression.getText(source))) {
      const start = lineOf(node.getStart(source));
      stories.push({ name: `${file}:${start}`, lines: lineOf(node.end) - start + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return stories;
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
