import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "#db/client.ts";
import { writeArchive } from "../../../scripts/backup/archive.ts";
import { checkBackup } from "../../../scripts/backup/check.ts";
import { writeLine } from "../../../scripts/backup/lines.ts";
import { writeBackup } from "../../../scripts/backup/make.ts";
import { MANIFEST, RestoreRefused, type Manifest } from "../../../scripts/backup/manifest.ts";

const folder = mkdtempSync(join(tmpdir(), "plantroom-backup-file-"));
const file = join(folder, "backup.tar.gz");
const copy = join(folder, "copy.tar.gz");
let bytes: Buffer;
let manifest: Manifest;

const tables = [
  writeLine({ schema: "20261122210400" }),
  writeLine({ table: "public.brands", columns: [{ name: "name", type: "text" }] }),
  ...Array.from({ length: 500 }, () => writeLine([crypto.randomUUID(), null])),
  writeLine({ picture: "a.png" }),
  writeLine({ picture: "gone.png" }),
  writeLine({ end: true }),
].join("");

beforeAll(async () => {
  const picture = crypto.getRandomValues(new Uint8Array(5_000));
  const storage = connect("http://127.0.0.1:9", "secret", {
    fetch: async (input) =>
      new URL(String(input instanceof Request ? input.url : input)).pathname.endsWith("a.png")
        ? new Response(picture)
        : Response.json({ error: "not_found", message: "Object not found" }, { status: 404 }),
  });
  ({ manifest } = await writeBackup(file, storage, async (path) => writeFileSync(path, tables)));
  bytes = readFileSync(file);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function refusal(content: Uint8Array): Promise<string> {
  writeFileSync(copy, content);
  const error: unknown = await checkBackup(copy).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RestoreRefused);
  return (error as Error).message;
}

function hasSameContent(other: Uint8Array): boolean {
  try {
    return gunzipSync(other).equals(gunzipSync(bytes));
  } catch {
    return false;
  }
}

test("a complete backup says what is in it, and which pictures were missing", async () => {
  expect(await checkBackup(file)).toEqual(manifest);
  expect(manifest.tables).toEqual({ "public.brands": 500 });
  expect(manifest.missingPictures).toEqual(["gone.png"]);
  expect(manifest.entries.map(({ name }) => name)).toEqual(["pictures/a.png", "tables.jsonl"]);
});

test("no damaged byte passes, except bits that carry nothing", async () => {
  // The first ten bytes are gzip's own header; most of it means nothing.
  const places = fc.tuple(fc.integer({ min: 10, max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }));
  await fc.assert(
    fc.asyncProperty(places, async ([place, change]) => {
      const damaged = Uint8Array.from(bytes);
      damaged[place] = (damaged[place] ?? 0) ^ change;
      // Compressed data has unused bits at the end of a block.
      if (!hasSameContent(damaged)) expect(await refusal(damaged)).toMatch(/damaged|not complete|not a backup/);
    }),
    { numRuns: 60 },
  );
});

test("no truncated file passes, nor one with something behind it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: bytes.length - 1 }), async (length) => {
      expect(await refusal(bytes.subarray(0, length))).toMatch(/damaged|not complete|not a backup/);
    }),
    { numRuns: 30 },
  );
  expect(await refusal(Buffer.concat([bytes, Buffer.from("more")]))).toMatch(/damaged/);
  expect(await refusal(Buffer.concat([bytes, bytes]))).toMatch(/damaged|not complete/);
});

test("other files are not backups", async () => {
  expect(await refusal(Buffer.from("hello"))).toMatch(/is not a backup of Plantroom/);
  expect(await refusal(gzipSync("x".repeat(2_000)))).toMatch(/is not a backup of Plantroom/);
  // Damage before the first file is complete does not make a stranger of a backup.
  const damaged = Uint8Array.from(bytes).fill(0xff, 10, 40);
  expect(await refusal(damaged)).toMatch(/is damaged or not complete/);
  await writeArchive(copy, async (add) => void (await add("holiday.png", 3, chunks("abc"))));
  expect(await refusal(readFileSync(copy))).toMatch(/is not a backup of Plantroom/);
  await expect(checkBackup(join(folder, "nowhere"))).rejects.toThrow(/There is no file/);
});

test.each([
  "pictures/x/../../media/a.png",
  "pictures/../a.png",
  "pictures/.a",
  "/etc/passwd",
  "pictures/" + "0".repeat(36) + "/1",
])("a file named %s is refused before anything is stored", async (name) => {
  await writeArchive(copy, async (add) => {
    const entries = [
      await add(name, 3, chunks("abc")),
      await add("tables.jsonl", Buffer.byteLength(tables), chunks(tables)),
    ];
    const text = JSON.stringify({ ...manifest, entries });
    await add(MANIFEST, Buffer.byteLength(text), chunks(text));
  });
  expect(await refusal(readFileSync(copy))).toMatch(/a file of a strange name/);
});

test("a changed entry is detected by its own checksum even if that of the whole file is right", async () => {
  const rewritten = async (change: (text: Manifest) => object): Promise<string> => {
    const text = JSON.stringify(change(manifest));
    await writeArchive(copy, async (add) => {
      await add("pictures/a.png", 3, chunks("abc"));
      await add("tables.jsonl", Buffer.byteLength(tables), chunks(tables));
      await add(MANIFEST, Buffer.byteLength(text), chunks(text));
    });
    return refusal(readFileSync(copy));
  };
  expect(await rewritten((text) => text)).toMatch(/pictures\/a.png is not what was written/);
  expect(await rewritten((text) => ({ ...text, formatVersion: 2 }))).toMatch(/newer version of Plantroom/);
  expect(await rewritten((text) => ({ ...text, format: "other" }))).toMatch(/is not a backup of Plantroom/);
});

test("a backup that fails leaves no file", async () => {
  const path = join(folder, "failed.tar.gz");
  const failing = writeBackup(path, connect("http://127.0.0.1:9", "secret"), async (part) => {
    copyFileSync(file, part);
    throw new Error("No more.");
  });
  await expect(failing).rejects.toThrow("No more.");
  expect(() => readFileSync(path)).toThrow();
  expect(() => readFileSync(`${path}.tables`)).toThrow();
});

async function* chunks(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
}
