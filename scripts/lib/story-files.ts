import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { PROJECT_ROOT } from "./environment.ts";

const FOLDER = "tests/e2e";
const ENDING = ".spec.ts";

/** The paths of all story files by name: "menus" is tests/e2e/site/menus.spec.ts. */
export function storyFiles(): Map<string, string> {
  const paths = readdirSync(join(PROJECT_ROOT, FOLDER), { recursive: true, encoding: "utf8" });
  const stories = paths.filter((path) => path.endsWith(ENDING)).sort();
  return new Map(stories.map((path) => [basename(path, ENDING), join(FOLDER, path)]));
}
