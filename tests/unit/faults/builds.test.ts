import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { unwrap } from "#db/errors.ts";
import { filesBelow } from "../../../scripts/files/files-below.ts";
import { liveRelease } from "../../../scripts/pipeline/release/release.ts";
import { DISK_FULL } from "../../../scripts/files/disk-full.ts";
import { PROJECT_ROOT, type Environment } from "../../../scripts/stack/environment.ts";
import { requestBuild, startBuildProcess, type BuildOutcome } from "../../../scripts/pipeline/queue/build-process.ts";
import { type Child } from "../../../scripts/stack/processes.ts";
import { childEnvironment } from "../../../scripts/stack/stack.ts";
import { withStackCache } from "../../../scripts/testing/stack-cache.ts";
import { loneDatabase } from "../../support/database/lone-database.ts";
import { unreliableDatabase, type UnreliableDatabase } from "../../support/database/unreliable-database.ts";

const database = await loneDatabase();
const full = join(database.folder, "full");
let access: UnreliableDatabase;
let env: Environment;
let builder: Child;
let deploys = 0;

/** A process that builds; `variables` are added to its environment. */
const start = (variables: Record<string, string> = {}): Child => startBuildProcess(childEnvironment(env, variables));
const order = (child: Child): Promise<BuildOutcome> =>
  requestBuild(
    child,
    { deploy: (deploys += 1), acceptPageDrop: false },
    { limitMinutes: 2, onProgress: () => undefined },
  );
const failureOf = (outcome: BuildOutcome): string =>
  "failed" in outcome ? outcome.failed.message : "It has not failed.";

/** The live release with all its files by inode: a file that is rewritten has another one. */
const live = (): { release: string; files: string[] } => {
  const release = liveRelease(env.PLANTROOM_DATA) ?? "";
  return { release, files: filesBelow(release).sort() };
};
const page = (slug: string): string => readFileSync(join(live().release, "products", `${slug}.html`), "utf8");

let product: { id: string; slug: string };
let edits = 0;
/** Changes the product; returns the text by which its page shows it. */
async function edit(): Promise<string> {
  const description = `Edit number ${(edits += 1)} of this product.`;
  await database.secret.from("products").update({ description }).eq("id", product.id).throwOnError();
  return description;
}

/** After a fault the site is as it was; once the cause is gone, a new process publishes the edit. */
async function recovers(before: ReturnType<typeof live>, edited: string): Promise<void> {
  expect(live()).toEqual(before);
  builder = start();
  const outcome = await order(builder);
  expect("failed" in outcome ? outcome.failed : null).toBeNull();
  expect(page(product.slug)).toContain(edited);
}

beforeAll(async () => {
  await database.start();
  access = await unreliableDatabase(database.env.SUPABASE_PORT);
  // Documents show the address of the site: with a fixed one the cache has them.
  env = { ...database.env, SUPABASE_PORT: access.port, SITE_URL: "https://edits.example" };
  const all = unwrap(await database.secret.from("products").select("id, slug").order("slug"));
  const many = all.filter((_, index) => index % 12 > 0).map(({ id }) => id);
  await database.secret.from("products").delete().in("id", many).throwOnError();
  await database.secret.from("categories").delete().eq("slug", "air-handling").throwOnError();
  product = all[0] ?? { id: "", slug: "" };
  builder = await withStackCache(env, async () => {
    const child = start();
    expect(failureOf(await order(child))).toBe("It has not failed.");
    return child;
  });
}, 240_000);
beforeEach(() => access.behave({ kind: "well" }));
afterAll(async () => {
  await builder?.stop();
  await access?.stop();
  await database.remove();
});

test("variables for development in the environment of the build do not affect the pages", () => {
  expect(process.env["DEV"]).toBe("1");
  expect(page(product.slug)).toMatch(/data-scripts="\/_astro\/[^"]+\.js"/);
});

describe("the database", () => {
  test.each([
    ["away at the start", { kind: "away" }],
    ["away in the middle", { kind: "away", after: 3 }],
    ["answering with errors", { kind: "failing" }],
  ] as const)("%s: the site stays, the reason is plain, and it recovers", async (_name, behaviour) => {
    const before = live();
    const edited = await edit();
    access.behave(behaviour);
    expect(failureOf(await order(builder))).toMatch(/^The database (?:could not be reached|answered with an error)/);
    access.behave({ kind: "well" });
    await recovers(before, edited);
  });

  test("being slow only takes longer", async () => {
    const edited = await edit();
    access.behave({ kind: "slow" });
    expect(failureOf(await order(builder))).toBe("It has not failed.");
    expect(page(product.slug)).toContain(edited);
  });
});

test("a text of 20,000 characters and 200 specifications go live whole", async () => {
  const description = `Chilled water & "glycol" <mixtures>. `.repeat(600).slice(0, 19_990).trim() + " The end.";
  const specifications = Array.from({ length: 200 }, (_, index) => ({
    name: `Specification ${index + 1} ${"n".repeat(150)}`,
    value: `${index} kW ${"v".repeat(900)}`,
  }));
  const earlier = await database.secret.from("products").select("specifications").eq("id", product.id).single();
  await database.secret.from("products").update({ description, specifications }).eq("id", product.id).throwOnError();
  expect(failureOf(await order(builder))).toBe("It has not failed.");
  expect(page(product.slug)).toContain("The end.");
  expect(page(product.slug)).toContain("Specification 200 ");
  await database.secret
    .from("products")
    .update({ specifications: earlier.data?.specifications ?? [] })
    .eq("id", product.id)
    .throwOnError();
});

describe("a full disk", () => {
  // First pages are written, later the release is assembled.
  test.each([1, 30])("after %i operations: the site stays, the reason is plain, and it recovers", async (count) => {
    await builder.stop();
    const before = live();
    const edited = await edit();
    writeFileSync(full, "");
    const short = start({
      NODE_OPTIONS: `--import=${join(PROJECT_ROOT, "tests/support/processes/full-disk.mjs")}`,
      FULL_DISK: full,
      FULL_DISK_AFTER: String(count),
    });
    const outcome = await order(short);
    rmSync(full);
    expect(failureOf(outcome)).toBe(DISK_FULL);
    await recovers(before, edited);
  });
});

test("two builders at once publish one after the other, each a whole release", async () => {
  const second = start();
  const edited = await edit();
  const outcomes = await Promise.all([order(builder), order(second)]);
  expect(outcomes.map(failureOf)).toEqual(["It has not failed.", "It has not failed."]);
  expect(page(product.slug)).toContain(edited);
  const again = await edit();
  expect(failureOf(await order(builder))).toBe("It has not failed.");
  expect(page(product.slug)).toContain(again);
  await second.stop();
});

test("a catalogue that is suddenly empty does not go live by itself", async () => {
  const before = live();
  const { data: rows } = await database.secret.from("products").select("*");
  await database.secret.from("products").delete().neq("slug", "").throwOnError();
  expect(failureOf(await order(builder))).toMatch(/^The site would lose all of its \d+ products\./);
  await database.secret
    .from("products")
    .insert(rows ?? [])
    .throwOnError();
  await recovers(before, await edit());
});
