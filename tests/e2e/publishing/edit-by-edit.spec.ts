import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { BuildMessage, BuildReport } from "../../../scripts/build.ts";
import { carriedPaths } from "../../../scripts/build/carried-assets.ts";
import { liveRelease } from "../../../scripts/build/release.ts";
import { startScript } from "../../../scripts/lib/processes.ts";
import { childEnvironment } from "../../../scripts/lib/stack.ts";
import { expect, publish, settled, test } from "../../support/plantroom.ts";

/**
 * All files of a release by path, with the hash of their content. Without the parts of Pagefind, whose names are random, and
 * without what is taken along from earlier releases.
 */
function contentOf(release: string): Record<string, string> {
  const carried = carriedPaths(release);
  const files = readdirSync(release, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(release, join(entry.parentPath, entry.name)))
    .filter((path) => path !== "build.json" && !carried.has(path) && !/^pagefind\/\w+\//.test(path));
  return Object.fromEntries(
    files.sort().map((path) => [
      path,
      createHash("sha256")
        .update(readFileSync(join(release, path)))
        .digest("hex"),
    ]),
  );
}

test("a site made edit by edit is the one that a build from nothing makes", async ({ stack }) => {
  const { secret } = stack;
  await settled(stack);
  const { data: products } = await secret.from("products").select("*").order("slug").limit(3);
  const { data: brand } = await secret.from("brands").select("id, description").eq("slug", "carrier").single();
  const [first, second, third] = products ?? [];
  if (!first || !second || !third || !brand) throw new Error("The seed lacks what this story edits.");

  await secret
    .from("products")
    .update({ description: "Described anew.", name: `${first.name} B` })
    .eq("id", first.id);
  await secret
    .from("products")
    .update({ slug: `${second.slug}-moved` })
    .eq("id", second.id);
  await secret.from("products").delete().eq("id", third.id);
  await publish(stack);
  await secret.from("brands").update({ description: "Described anew too." }).eq("id", brand.id);
  await publish(stack);
  await secret.from("products").insert(third);
  await secret.from("products").update({ slug: second.slug }).eq("id", second.id);
  await publish(stack);

  const folder = mkdtempSync(join(tmpdir(), "plantroom-nothing-"));
  // Bundles, pictures and downloads are named by a hash of their sources: making them again would show nothing new.
  for (const made of ["bundles", "media", "originals", "pictures", "downloads"]) {
    cpSync(join(stack.env.PLANTROOM_DATA, "build", made), join(folder, "build", made), { recursive: true });
  }
  const build = startScript("build.ts", { env: childEnvironment({ ...stack.env, PLANTROOM_DATA: folder }) });
  try {
    const outcome = new Promise<BuildReport>((resolve) =>
      build.process.on("message", (report: BuildReport) => {
        if ("built" in report || "failed" in report) resolve(report);
      }),
    );
    build.process.send({ build: { deploy: null, acceptPageDrop: true } } satisfies BuildMessage);
    expect(await outcome).toHaveProperty("built");
    expect(contentOf(liveRelease(stack.env.PLANTROOM_DATA) ?? "")).toEqual(contentOf(liveRelease(folder) ?? ""));
  } finally {
    await build.stop();
    rmSync(folder, { recursive: true, force: true });
    await secret.from("products").update({ description: first.description, name: first.name }).eq("id", first.id);
    await secret.from("brands").update({ description: brand.description }).eq("id", brand.id);
  }
});
