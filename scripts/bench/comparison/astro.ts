import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { median } from "#domain/median.ts";
import { PROJECT_ROOT } from "../../lib/environment.ts";
import { averageSize, timed, type Material, type Measured } from "./generator.ts";
import type { Frame } from "./rows.ts";

/** Plain Astro, in the version that Plantroom uses. */
export async function measureAstro(folder: string, { rows, edits }: Material, frame: Frame): Promise<Measured> {
  cpSync(join(import.meta.dirname, "astro"), folder, { recursive: true });
  symlinkSync(join(PROJECT_ROOT, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "frame.json"), JSON.stringify(frame));
  const write = (content: unknown): void => writeFileSync(join(folder, "products.json"), JSON.stringify(content));
  const build = (incremental: boolean): Promise<number> =>
    timed("node_modules/astro/bin/astro.mjs", ["build"], folder, { INCREMENTAL: incremental ? "on" : "off" });

  write(rows);
  const cold = await build(false);
  const pages = join(folder, "dist", "products");
  const pageSize = averageSize(pages);
  // Fills the cache that incremental builds start from.
  await build(true);
  const times: number[] = [];
  let how = "`astro build` with experimental.incrementalBuild, a cache key per page";
  for (const { rows: edited, slug, text } of edits) {
    write(edited);
    let time = await build(true);
    const shows = (): boolean => readFileSync(join(pages, `${slug}.html`), "utf8").includes(text);
    if (!shows()) {
      how = "`astro build` of all pages, because the incremental one does not show the edit";
      time = await build(false);
      if (!shows()) throw new Error(`Astro does not show the edit of ${slug}.`);
    }
    times.push(time);
  }
  const { version } = JSON.parse(readFileSync(join(PROJECT_ROOT, "node_modules/astro/package.json"), "utf8")) as {
    version: string;
  };
  return { name: `Astro ${version}`, cold, edit: median(times) ?? NaN, pageSize, how };
}
