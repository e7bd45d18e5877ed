import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { median } from "#domain/median.ts";
import { writeAtomically } from "../../lib/atomic-write.ts";
import { pause } from "../waiting.ts";
import { averageSize, startNode, timed, type Material, type Measured } from "./generator.ts";
import { ELEVENTY_PROGRAM, ELEVENTY_TEMPLATE } from "./install-eleventy.ts";
import type { Frame } from "./rows.ts";

/** Eleventy says that it watches files a moment before it does. */
const BEFORE_EDIT_MS = 3000;
const TIMEOUT_MS = 5 * 60_000;

/** Eleventy with Nunjucks: a paginated template makes one page per row of a data file. */
export async function measureEleventy(
  installed: string,
  folder: string,
  { rows, edits }: Material,
  frame: Frame,
): Promise<Measured> {
  cpSync(ELEVENTY_TEMPLATE, folder, { recursive: true });
  const data = join(folder, "src", "_data");
  mkdirSync(data, { recursive: true });
  const write = (name: string, content: unknown): void => writeAtomically(join(data, name), JSON.stringify(content));
  write("frame.json", frame);
  write("products.json", rows);
  const program = join(installed, ELEVENTY_PROGRAM);
  const cold = await timed(program, [], folder);

  // This is its fastest way to build an edit: it keeps running. A single run with --incremental=<data file> fails in this
  // version.
  const watcher = watch(program, folder);
  const pages = join(folder, "_site", "products");
  const times: number[] = [];
  let rendered = 0;
  try {
    await watcher.nextBuild();
    for (const { rows: edited, slug, text } of edits) {
      await pause(BEFORE_EDIT_MS);
      const started = performance.now();
      write("products.json", edited);
      rendered = await watcher.nextBuild();
      times.push(performance.now() - started);
      if (!readFileSync(join(pages, `${slug}.html`), "utf8").includes(text))
        throw new Error(`Eleventy does not show the edit of ${slug}.`);
    }
  } finally {
    watcher.stop();
  }
  const { version } = JSON.parse(readFileSync(join(installed, "node_modules/@11ty/eleventy/package.json"), "utf8")) as {
    version: string;
  };
  return {
    name: `Eleventy ${version}`,
    cold,
    edit: median(times) ?? NaN,
    pageSize: averageSize(pages),
    how: `the data file changes under \`--watch --incremental\`, which renders ${rendered.toLocaleString("en")} pages`,
  };
}

/** Eleventy in the mode in which it waits for changes. `nextBuild` resolves with the number of files it has written. */
function watch(program: string, folder: string): { nextBuild(): Promise<number>; stop(): void } {
  const { child, ended } = startNode(program, ["--watch", "--incremental"], folder);
  // Stopping it is not an error.
  ended.catch(() => undefined);
  return {
    async nextBuild() {
      const limit = setTimeout(() => child.kill(), TIMEOUT_MS);
      const build = new Promise<number>((resolve) => {
        const read = (text: string): void => {
          const written = /Wrote (\d+) files/.exec(text)?.[1];
          if (written === undefined) return;
          child.stdout.off("data", read);
          resolve(Number(written));
        };
        child.stdout.on("data", read);
      });
      const written = await Promise.race([build, ended]);
      clearTimeout(limit);
      if (written === undefined) throw new Error("Eleventy ended while it should wait for changes.");
      return written;
    },
    stop: () => void child.kill(),
  };
}
