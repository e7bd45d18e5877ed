import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unwrap } from "#db/errors.ts";
import { uploadPicture } from "#db/content/media.ts";
import { saveSettings } from "#db/content/settings.ts";
import { updateBrand } from "#db/products/brands.ts";
import { pairOf } from "#domain/languages/translations.ts";
import { liveRelease, newestRelease } from "../../../scripts/pipeline/release/release.ts";
import type { Environment } from "../../../scripts/stack/environment.ts";
import type { BuildResult } from "../../../scripts/pipeline/build/last-build.ts";
import {
  requestBuild,
  startBuildProcess,
  type BuildOutcome,
  type BuildReport,
} from "../../../scripts/pipeline/queue/build-process.ts";
import { type Child } from "../../../scripts/stack/processes.ts";
import { childEnvironment, supabaseUrl } from "../../../scripts/stack/stack.ts";
import { withStackCache } from "../../../scripts/testing/stack-cache.ts";
import { clientOf, signUpOwner } from "../../support/database/database-stack.ts";
import { loneDatabase } from "../../support/database/lone-database.ts";
import { randomOf } from "../../support/random.ts";
import type { Desk } from "../../support/random-edits/desk.ts";
import { EDIT_KINDS, plannedEdits, type EditKind } from "../../support/random-edits/plan.ts";
import { difference, leftOver } from "../../support/content/release-content.ts";

/** To replay a failure, or to try other edits: EDIT_SEED=7 EDITS=120. */
const SEED = Number(process.env["EDIT_SEED"] ?? 12);
const EDITS = Number(process.env["EDITS"] ?? 200);
const KILLS = 4;
/** Edits that are made before one build: often a single one, whose pages go live first. */
const fewOrMany = (): number => (random.oneIn(3) ? 1 : 1 + random.below(16));

const database = await loneDatabase();
// Documents show the address of the site: with a fixed one the cache has them.
const env: Environment = { ...database.env, SITE_URL: "https://edits.example" };
const edits = plannedEdits(SEED);
const random = randomOf(-SEED);
let desk: Desk;
let builder: Builder;

/** A process that builds, and how long its last build took. */
type Builder = ReturnType<typeof startBuilder>;
let deploys = 0;
function startBuilder(of: Environment) {
  const child: Child = startBuildProcess(childEnvironment(of));
  const rendered = new Set<string>();
  child.process.on("message", (report: BuildReport) => {
    if ("progress" in report && report.progress.file) rendered.add(report.progress.file);
  });
  return {
    /** The files that were rendered since the last call. */
    takeRendered(): string[] {
      const taken = [...rendered];
      rendered.clear();
      return taken;
    },
    stop: () => child.stop(),
    kill: () => child.process.kill("SIGKILL"),
    order: (): Promise<BuildOutcome> =>
      requestBuild(
        child,
        { deploy: (deploys += 1), acceptPageDrop: false },
        { limitMinutes: 2, onProgress: () => undefined },
      ),
  };
}

/** Gives the order for a build, which must succeed. */
async function build(by: Builder): Promise<BuildResult> {
  const outcome = await by.order();
  if ("failed" in outcome) throw new Error(`Seed ${SEED}: the build failed: ${outcome.failed.message}`);
  return outcome.built;
}

beforeAll(async () => {
  await database.start();
  const { secret } = database;
  // One product in four is enough, and each build costs less.
  const all = unwrap(await secret.from("products").select("id").order("slug"));
  const many = all.filter((_, index) => index % 4 > 0).map(({ id }) => id);
  await secret.from("products").delete().in("id", many).throwOnError();
  // Drawing catalogues takes long, and these categories have all of them.
  await secret.from("categories").delete().eq("slug", "air-handling").throwOnError();
  const stack = {
    url: supabaseUrl(env),
    publishableKey: env.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    secretKey: env.SUPABASE_SECRET_KEY,
    jwtSecret: env.SUPABASE_JWT_SECRET,
    setupToken: env.SETUP_TOKEN,
  };
  const administrator = clientOf(stack, await signUpOwner(stack, "office@example.com"));
  const shots = await Promise.all(
    ["teal", "navy", "maroon"].map(async (background) => {
      const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
        .png()
        .toBuffer();
      return uploadPicture(administrator, new Uint8Array(bytes));
    }),
  );
  const pictures = [
    ...shots,
    "/pictures/cable-tray.webp",
    "/pictures/elevations-cable-tray.svg",
    "https://elsewhere.example/pump.jpg",
  ];
  desk = { administrator, secret, pictures };
  builder = await withStackCache(env, async () => {
    builder = startBuilder(env);
    await build(builder);
    return builder;
  });
}, 240_000);

afterAll(async () => {
  await builder?.stop();
  await database.remove();
});

/** Makes the next edits; adds to `made` how often each kind was. Returns the number. */
async function edit(count: number, made = new Map<EditKind, number>()): Promise<number> {
  for (let left = count; left > 0;) {
    const { value } = edits.next();
    if (!(await value.make(desk))) continue;
    made.set(value.kind, (made.get(value.kind) ?? 0) + 1);
    left -= 1;
  }
  return count;
}

/** Builds the present content in a new folder, and compares. */
async function compareWithFullBuild(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "plantroom-nothing-"));
  // Bundles, pictures and downloads are named by a hash of their sources: making them again would show nothing new.
  for (const made of ["bundles", "media", "pictures", "downloads", "documents", "worker", "functions"])
    cpSync(join(env.PLANTROOM_DATA, "build", made), join(folder, "build", made), { recursive: true });
  const fromNothing = startBuilder({ ...env, PLANTROOM_DATA: folder });
  try {
    await build(fromNothing);
    const release = liveRelease(env.PLANTROOM_DATA) ?? "";
    expect(release).toBe(newestRelease(env.PLANTROOM_DATA));
    expect(leftOver(release)).toEqual([]);
    const found = difference(release, liveRelease(folder) ?? "");
    if (found !== null)
      throw new Error(`With the seed ${SEED}, a site made edit by edit is not that of a full build. ${found}`);
  } finally {
    await fromNothing.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

test("an edit renders the pages that show it, a translation those of its language, and no others", async () => {
  const products = database.secret.from("products");
  const row = unwrap(await products.select("id, slug, brand_id").order("slug").limit(1).single());
  const save = (values: object) => products.update(values).eq("id", row.id).throwOnError();
  /** The pages that a build of an edit renders, and those of them that stay as they were. The home page may show any record, that of services the featured products. */
  async function renderedBy(edit: PromiseLike<unknown>) {
    await edit;
    builder.takeRendered();
    const { changed, pages: all } = await build(builder);
    const files = builder.takeRendered().filter((file) => file.endsWith(".html"));
    const addresses = files.map((file) => `/${file.replace(/(?:^index)?\.html$/, "")}`);
    const pages = addresses.filter((page) => !["/", "/ar", "/services", "/ar/services"].includes(page));
    return { all, pages, inVain: pages.filter((page) => !changed.includes(page)) };
  }
  const own = `/products/${row.slug}`;
  const figure = await renderedBy(save({ specifications: [{ name: "Cooling capacity", value: "777 kW" }] }));
  expect.soft(figure).toMatchObject({ pages: expect.arrayContaining([own, `/ar${own}`]), inVain: [] });
  const arabic = await renderedBy(save({ translations: { ar: { name: [pairOf("", "اسم آخر")] } } }));
  expect.soft(arabic).toMatchObject({ pages: expect.arrayContaining([`/ar${own}`]), inVain: [] });
  expect.soft(arabic.pages.filter((page) => !page.startsWith("/ar"))).toEqual([]);
  const brand = await renderedBy(updateBrand(desk.administrator, row.brand_id, { name: "Brand Limited" }));
  // Its name has a translation, which stays. The site map has the rows of brands.
  expect.soft(brand.pages).toContain(own);
  expect.soft(brand.inVain.filter((page) => !page.endsWith("/sitemap"))).toEqual([]);
  const setting = await renderedBy(saveSettings(desk.administrator, { seo_description: { value: "Plant rooms." } }));
  // All but those two in both languages, and the administration.
  expect.soft(setting.pages).toHaveLength(setting.all - 5);
}, 120_000);

test("a site made by hundreds of edits is the one that a build from scratch makes", async () => {
  const made = new Map<EditKind, number>();
  // A difference in the middle could be undone by later edits.
  for (const part of [Math.floor(EDITS / 2), Math.ceil(EDITS / 2)]) {
    for (let left = part; left > 0;) {
      left -= await edit(Math.min(left, fewOrMany()), made);
      await build(builder);
    }
    await compareWithFullBuild();
  }
  expect(EDIT_KINDS.filter((kind) => !made.has(kind))).toEqual([]);
}, 1_800_000);

test("so it is when the builder is killed in the middle of builds", async () => {
  for (let killed = 0, took = 1_000; killed < KILLS;) {
    await edit(fewOrMany());
    const started = performance.now();
    const outcome = builder.order();
    await pause(random.below(took));
    builder.kill();
    if ("failed" in (await outcome)) killed += 1;
    builder = startBuilder(env);
    // The next kill hits either the first build of this builder or a later one.
    if (random.oneIn(2)) continue;
    await build(builder);
    await edit(fewOrMany());
    const again = performance.now();
    await build(builder);
    took = Math.min(performance.now() - again, again - started);
  }
  await edit(1);
  await build(builder);
  await compareWithFullBuild();
}, 240_000);
