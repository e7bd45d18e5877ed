import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { RETAINED_RELEASES } from "#domain/publishing/releases.ts";
import { releasesIn } from "../../../../scripts/pipeline/queue/stored-releases.ts";
import {
  releaseAssembler,
  type ReleaseAssembler,
  type ReleaseFile,
} from "../../../../scripts/pipeline/release/assemble.ts";
import { liveLink, liveRelease, deleteOldReleases, makeLive } from "../../../../scripts/pipeline/release/release.ts";
import { writeAtomically } from "../../../../scripts/files/atomic-write.ts";

let dataDir = "";
let assembler: ReleaseAssembler;
let page: ReleaseFile;
let picture: ReleaseFile;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "plantroom-release-"));
  mkdirSync(join(dataDir, "build"));
  assembler = releaseAssembler(dataDir);
  page = { source: join(dataDir, "build", "index.html"), path: "index.html" };
  picture = { source: join(dataDir, "build", "0a1b-4-640.webp"), path: "media/0a1b-4-640.webp", frozen: true };
  writeFileSync(page.source, "<h1>One</h1>");
  writeFileSync(picture.source, "pixels");
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const release = (files: ReleaseFile[] = [page, picture]): string => {
  const folder = assembler.assemble(files);
  makeLive(dataDir, folder);
  deleteOldReleases(dataDir);
  return folder;
};
/** A file of the build with this text. */
function written(path: string, text: string, frozen?: true): ReleaseFile {
  const source = join(dataDir, "build", path.replaceAll("/", "-"));
  writeAtomically(source, text);
  return { source, path, ...(frozen ? { frozen } : {}) };
}
/** The release of a deploy, as every build makes it. */
const releaseOf = (deploy: number, ...more: ReleaseFile[]): string => {
  const info = { revision: deploy * 10, deploy, time: "2026-01-01T12:40:00Z", administration: "/_astro/admin.js" };
  return release([page, picture, written("build.json", JSON.stringify(info)), ...more]);
};
const kept = (folder = dataDir) => releasesIn(folder, async (release) => makeLive(folder, release));
const live = (path: string): string => readFileSync(join(liveLink(dataDir), path), "utf8");
const inode = (path: string): number => statSync(path).ino;

test("a release keeps its pages when the next build replaces them, and goes live as a whole", () => {
  const first = release();
  writeAtomically(page.source, "<h1>Two</h1>");
  expect(live("index.html")).toBe("<h1>One</h1>");
  const part = assembler.assemble([page, picture]);
  expect(live("index.html")).toBe("<h1>One</h1>");
  makeLive(dataDir, part);
  expect(live("index.html")).toBe("<h1>Two</h1>");
  expect(readFileSync(join(first, "index.html"), "utf8")).toBe("<h1>One</h1>");
});

test("unchanged files are stored once", () => {
  const [first, second] = [release(), release()];
  expect(inode(join(second, "index.html"))).toBe(inode(join(first, "index.html")));
  expect(inode(join(second, picture.path))).toBe(inode(picture.source));
});

test("making a picture again, or deleting it, does not change the releases that contain it", () => {
  release();
  writeAtomically(picture.source, "other pixels");
  expect(live(picture.path)).toBe("pixels");
  rmSync(picture.source);
  expect(live(picture.path)).toBe("pixels");
});

test("the last releases are kept, including the live one, and one to spare", () => {
  const first = release();
  for (let count = 0; count <= RETAINED_RELEASES; count += 1) release([page]);
  expect(existsSync(first)).toBe(false);
  expect(live("index.html")).toBe("<h1>One</h1>");
  expect(readdirSync(join(dataDir, "releases")).filter((name) => /^\d+$/.test(name))).toHaveLength(
    RETAINED_RELEASES + 1,
  );
});

test("a kept release costs the space of what differs only", () => {
  const folders = Array.from({ length: RETAINED_RELEASES }, (_, index) => releaseOf(index + 1));
  const distinct = (path: string) => new Set(folders.map((folder) => inode(join(folder, path)))).size;
  expect([distinct("index.html"), distinct(picture.path), distinct("build.json")]).toEqual([1, 1, RETAINED_RELEASES]);
});

describe("a kept release", () => {
  test("becomes live again, whole, and so does the newest after it", async () => {
    for (let deploy = 1; deploy <= 6; deploy += 1) releaseOf(deploy, written("news.html", `News ${deploy}`));
    const releases = kept();
    expect(releases.kept()).toEqual([6, 5, 4, 3, 2]);
    expect(await releases.show(2)).toEqual({ shown: { revision: 20 } });
    expect(live("news.html")).toBe("News 2");
    expect(await releases.show(6)).toEqual({ shown: { revision: 60 } });
    expect(live("news.html")).toBe("News 6");
  });

  test("that is gone is refused with a reason, and the live one stays", async () => {
    releaseOf(1);
    expect(await kept().show(7)).toMatchObject({ failed: { message: /not kept any more/ } });
    expect(live("index.html")).toBe("<h1>One</h1>");
    expect(kept(join(dataDir, "nothing")).kept()).toEqual([]);
  });

  test("is not deleted while it is live, however many releases follow", async () => {
    const first = releaseOf(1);
    for (let deploy = 2; deploy <= RETAINED_RELEASES; deploy += 1) releaseOf(deploy);
    await kept().show(1);
    // A release that is assembled while an older one is live goes on from the newest one.
    const next = assembler.assemble([page, picture, written("build.json", "{}")]);
    expect(inode(join(next, "index.html"))).toBe(inode(join(first, "index.html")));
    expect(liveRelease(dataDir)).toBe(first);
    makeLive(dataDir, first);
    deleteOldReleases(dataDir);
    expect(existsSync(first)).toBe(true);
  });

  test("counts once for each deploy, and only if its administration can lead back", () => {
    releaseOf(1);
    releaseOf(2);
    const second = releaseOf(2);
    release([page, written("build.json", JSON.stringify({ revision: 30, deploy: 3, time: "2026-01-01T12:40:00Z" }))]);
    expect(kept().kept()).toEqual([2, 1]);
    expect(existsSync(second)).toBe(true);
    expect(existsSync(join(dataDir, "releases", "000002"))).toBe(false);
  });
});

describe("pages that were opened before", () => {
  const script = (name: string): ReleaseFile => written(`_astro/${name}.js`, name, true);
  const scripts = (): string[] => readdirSync(join(liveLink(dataDir), "_astro")).sort();

  test("find their scripts as long as a release that used them is kept, and no longer", () => {
    releaseOf(1, script("one"), written("data/search.json", "1"), written("pagefind/manifest.json", "1"));
    releaseOf(
      2,
      script("two"),
      written("data/search/old.json", "old", true),
      written("pagefind/old/index.pf", "old", true),
    );
    expect(scripts()).toEqual(["one.js", "two.js"]);
    for (let deploy = 3; deploy <= RETAINED_RELEASES + 1; deploy += 1) releaseOf(deploy, script("two"));
    expect(scripts()).toEqual(["one.js", "two.js"]);
    expect(live("data/search/old.json")).toBe("old");
    expect(live("pagefind/old/index.pf")).toBe("old");
    // Files that name the present parts and the present index are never taken along.
    for (const path of ["data/search.json", "pagefind/manifest.json"])
      expect(existsSync(join(liveLink(dataDir), path)), path).toBe(false);
    for (let more = 2; more <= 4; more += 1) releaseOf(RETAINED_RELEASES + more, script("two"));
    expect(scripts()).toEqual(["two.js"]);
    for (const folder of ["data", "pagefind"]) expect(existsSync(join(liveLink(dataDir), folder)), folder).toBe(false);
    const lists = readdirSync(join(dataDir, "releases")).filter((name) => name.endsWith(".assets.json"));
    expect(lists).toHaveLength(RETAINED_RELEASES + 1);
  });

  test("a large search index does not fill the release: scripts and the index of the pages are taken along before it", () => {
    const fragments = Array.from({ length: 2000 }, (_, index) => ({ ...picture, path: `data/search/${index}.json` }));
    const index = ["one", "two"].map((name) => ({ ...picture, path: `pagefind/index/${name}` }));
    releaseOf(1, script("one"), ...fragments, ...index);
    releaseOf(2, script("two"));
    expect(scripts()).toEqual(["one.js", "two.js"]);
    expect(readdirSync(join(liveLink(dataDir), "pagefind", "index"))).toEqual(["one", "two"]);
    expect(readdirSync(join(liveLink(dataDir), "data", "search"))).toHaveLength(1997);
  });

  test("an index of the pages is taken along whole or not at all", () => {
    const index = Array.from({ length: 2000 }, (_, at) => ({ ...picture, path: `pagefind/big/${at}` }));
    releaseOf(1, script("one"), ...index);
    releaseOf(2, script("two"));
    expect(existsSync(join(liveLink(dataDir), "pagefind"))).toBe(false);
  });

  test("a release from before there were lists used all that it has", () => {
    releaseOf(1, script("one"));
    rmSync(join(dataDir, "releases", "000001.assets.json"));
    releaseOf(2, script("two"));
    expect(scripts()).toEqual(["one.js", "two.js"]);
  });
});

test("a file that is known to be the same is not read; those that differ are reported", () => {
  const first = release();
  writeAtomically(page.source, "<h1>Two</h1>");
  const told: string[] = [];
  const assemble = (isSame: (path: string) => boolean): string =>
    assembler.assemble([page, picture], { isSame, onChanged: (path) => told.push(path) });
  expect(
    inode(
      join(
        assemble((path) => path === "index.html"),
        "index.html",
      ),
    ),
  ).toBe(inode(join(first, "index.html")));
  expect(told).toEqual([]);
  rmSync(join(dataDir, "releases", "000002"), { recursive: true });
  assemble(() => false);
  expect(told).toEqual(["index.html"]);
});

describe("spare copies of the newest release", () => {
  const texts = (folder: string): Record<string, string> =>
    Object.fromEntries(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .map((path): [string, string] => [path.slice(folder.length + 1), readFileSync(path, "utf8")])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  /** The pages of one build by their texts; a page whose text is not new is not written again. */
  const pages = (now: Record<string, string>, before: Record<string, string>): ReleaseFile[] =>
    Object.entries(now).map(([path, text]) =>
      before[path] === text ? { source: join(dataDir, "build", path.replaceAll("/", "-")), path } : written(path, text),
    );

  test("lead to the same releases as without them, also several in a row, and made of deleted releases", () => {
    const other = mkdtempSync(join(tmpdir(), "plantroom-release-"));
    const plain = releaseAssembler(other);
    const one = written("_astro/one.js", "one", true);
    const two = written("_astro/two.js", "two", true);
    const builds: [Record<string, string>, ReleaseFile[]][] = [
      [{ "a.html": "A", "b.html": "B" }, [picture, one]],
      [{ "a.html": "A2", "b.html": "B" }, [picture, two]],
      [{ "a.html": "A2", "deep/c.html": "C" }, [picture, two]],
      [{ "a.html": "A3", "b.html": "B again", "deep/c.html": "C" }, []],
      [{ "a.html": "A3", "b.html": "B again" }, [picture]],
      [{ "b.html": "B again", "deep/c.html": "C again" }, [picture, two]],
    ];
    const releases: { spare: string; plain: string }[] = [];
    let before: Record<string, string> = {};
    for (const [index, [now, others]] of builds.entries()) {
      const earlier = before;
      const files = [...pages(now, earlier), ...others, written("build.json", String(index))];
      const isSame = (path: string): boolean => path in earlier && earlier[path] === now[path];
      releases.push({ spare: assembler.assemble(files, { isSame }), plain: plain.assemble(files, { isSame }) });
      const kept = releases.filter(({ spare }) => existsSync(spare));
      expect(kept.map(({ spare }) => texts(spare))).toEqual(kept.map(({ plain: folder }) => texts(folder)));
      const [oldest, ...later] = kept;
      // One build in three has to do without a new spare: two releases, one after the other.
      if (index % 3 !== 1) assembler.prepareSpares();
      else if (oldest && later.length > 0) {
        assembler.discard(oldest.spare);
        rmSync(oldest.plain, { recursive: true });
      }
      before = now;
    }
    const left = releases.filter(({ spare }) => existsSync(spare));
    expect(left.map(({ spare }) => texts(spare)["a.html"])).toEqual(["A2", "A3", "A3", undefined]);
    rmSync(other, { recursive: true });
  });

  test("cost the space of their names only, and those of an interrupted process are deleted", () => {
    const first = release();
    assembler.prepareSpares();
    const folders = (): string[] => readdirSync(join(dataDir, "releases")).filter((name) => name.includes("spare"));
    expect(folders()).toEqual([".spare0", ".spare1"]);
    expect(inode(join(dataDir, "releases", ".spare0", "index.html"))).toBe(inode(join(first, "index.html")));
    const next = releaseAssembler(dataDir).assemble([page]);
    expect(folders()).toEqual([]);
    expect(Object.keys(texts(next))).toEqual(["index.html", picture.path]);
  });
});
