import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../scripts/stack/environment.ts";

/** Nobody types Arabic into these; figures are written in the direction of the page. */
const WITHOUT_TEXT =
  /\binputMode="(?:numeric|decimal)"|\btype=(?:"(?:checkbox|color|date|email|file|number|radio|range|url)"|\{.*"password"\})/;

test("each field for a text says in which direction it is written", () => {
  const fields = globSync(["admin/**/*.tsx", "src/client/**/*.tsx"], { cwd: PROJECT_ROOT }).flatMap((path) =>
    [...readFileSync(join(PROJECT_ROOT, path), "utf8").matchAll(/<(?:input|textarea)\b[\s\S]*?\/>/g)].map(
      ([field]) => ({ path, field }),
    ),
  );
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter(({ field }) => !WITHOUT_TEXT.test(field) && !/\bdir=["{]/.test(field))).toEqual([]);
});
