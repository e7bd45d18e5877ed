import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { uploadPicture } from "#db/content/media.ts";
import { carriedPaths } from "../../../scripts/pipeline/release/carried-assets.ts";
import { liveRelease } from "../../../scripts/pipeline/release/release.ts";
import { PROJECT_ROOT } from "../../../scripts/stack/environment.ts";
import { childEnvironment } from "../../../scripts/stack/stack.ts";
import { bringUpToDate } from "../../../scripts/pipeline/queue/up-to-date.ts";
import { asAdministrator, expect, publish, test, type Stack } from "../../support/stories/plantroom.ts";

/** Runs one of the two commands as its npm script does. */
function run(stack: Stack, script: string, ...parameters: string[]): { status: number | null; text: string } {
  const env = { ...process.env, ...childEnvironment(stack.env) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...parameters], {
    cwd: PROJECT_ROOT,
    env,
    encoding: "utf8",
  });
  return { status, text: stdout + stderr };
}

/** The hash of every file of the live site; of /build.json all but the build's own number and time. */
function filesOfSite(dataDir: string): Record<string, string> {
  const live = join(dataDir, "live");
  // What is taken along for pages that were opened before is not part of the site.
  const carried = carriedPaths(liveRelease(dataDir) ?? "");
  const files = readdirSync(live, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !carried.has(relative(live, join(entry.parentPath, entry.name))),
  );
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = readFileSync(path);
      const content =
        entry.name === "build.json" ? String((JSON.parse(text.toString()) as { revision: number }).revision) : text;
      return [relative(live, path), createHash("sha256").update(content).digest("hex")];
    }),
  );
}

test("a backup of the running stack, restored into an empty folder, gives the same site file by file", async ({
  stack,
}) => {
  const { secret, env } = stack;
  const picture = readFileSync(join(PROJECT_ROOT, "public", "pictures", "rooftop-unit.webp"));
  const url = await uploadPicture(await asAdministrator(stack), new Uint8Array(picture));
  const { data } = await secret.from("products").select("id, images").order("slug").limit(1).single();
  await secret
    .from("products")
    .update({ images: [{ url, alt: "Uploaded" }] })
    .eq("id", data?.id ?? "");
  await publish(stack);
  const before = filesOfSite(env.PLANTROOM_DATA);

  const folder = mkdtempSync(join(tmpdir(), "plantroom-moved-"));
  const file = join(folder, "site.tar.gz");
  const made = run(stack, "backup", file);
  expect(made.text).toMatch(/Backup made and checked: .*, \d+ pictures?\)/);
  expect(run(stack, "restore", file).text).toMatch(/in use by process/);

  await stack.builder.stop();
  await stack.database.stop();
  expect(run(stack, "restore", file).text).toMatch(/not empty: .* products/);
  renameSync(join(env.PLANTROOM_DATA, "supabase"), join(folder, "supabase"));
  expect(run(stack, "restore", file)).toMatchObject({ status: 0 });
  await stack.restartDatabase();
  await stack.restartBuilder();
  await bringUpToDate(env, stack.hookUrl);
  expect(filesOfSite(env.PLANTROOM_DATA)).toEqual(before);

  await secret
    .from("products")
    .update({ images: data?.images ?? [] })
    .eq("id", data?.id ?? "");
  rmSync(folder, { recursive: true });
});
