import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { documentName, findDocument, storeDocument, type StoredDocument } from "#db/content/documents.ts";
import { removeExpiredMedia } from "#db/content/media.ts";
import { unwrap } from "#db/errors.ts";
import { servedPath } from "#domain/documents/document-file.ts";
import { FILE_ENDINGS } from "#domain/documents/file-types.ts";
import { publishedFiles } from "../../../scripts/pipeline/documents/published-files.ts";
import { snapshotOf } from "../../support/content/site-content.ts";
import { madeDocument, withScripts } from "../../support/content/submittals.ts";
import {
  administrator,
  makeDocument,
  makeProduct,
  newDocument,
  newFile,
  plain,
  secret,
  stranger,
} from "../../support/database/database.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A drawing that differs from all others, with the name under which it is stored. */
async function drawing(): Promise<{ bytes: Uint8Array<ArrayBuffer>; stored: string }> {
  const bytes = Uint8Array.from([...new TextEncoder().encode("AC1032"), ...crypto.getRandomValues(new Uint8Array(16))]);
  return { bytes, stored: await documentName(bytes, "dwg") };
}
const fileOf = ({ bytes, stored }: Awaited<ReturnType<typeof drawing>>) => ({
  file: { stored, name: "plan.dwg", bytes: bytes.length, pages: null },
});

test("a file is for the office alone until a document has it, and is only ever sent as bytes", async () => {
  const one = await drawing();
  await storeDocument(administrator, one.stored, one.bytes);
  // The same again is no error.
  await storeDocument(administrator, one.stored, one.bytes);
  expect(await findDocument(administrator, one.stored)).toEqual(one.bytes);
  expect(await findDocument(stranger, one.stored)).toBeNull();
  expect(await findDocument(plain, one.stored)).toBeNull();
  await makeDocument(fileOf(one));
  expect(await findDocument(stranger, one.stored)).toEqual(one.bytes);
  const { data } = await stranger.storage.from("documents").download(one.stored);
  expect(data?.type).toBe("application/octet-stream");
});

describe.each([
  ["a stranger", stranger],
  ["an account without rights", plain],
])("%s", (_, client) => {
  test("stores no file, and changes none", async () => {
    const [one, other] = [await drawing(), await drawing()];
    await expect(storeDocument(client, one.stored, one.bytes)).rejects.toThrow();
    await storeDocument(administrator, other.stored, other.bytes);
    const bucket = client.storage.from("documents");
    await bucket.update(other.stored, one.bytes);
    await bucket.move(other.stored, one.stored);
    await bucket.remove([other.stored]);
    expect((await bucket.list()).data ?? []).toEqual([]);
    expect(await findDocument(secret, other.stored)).toEqual(other.bytes);
    expect(await findDocument(secret, one.stored)).toBeNull();
  });
});

test.each([
  ["under the name of other bytes", async () => (await drawing()).stored],
  ["under another type", async ({ stored }: { stored: string }) => stored.replace("dwg", "pdf")],
  ["under a name that is none", async () => "plan.dwg"],
  ["below a folder", async ({ stored }: { stored: string }) => `a/${stored}`],
])("not even an administrator stores a file %s", async (_, nameFor) => {
  const one = await drawing();
  const name = await nameFor(one);
  await expect(storeDocument(administrator, name, one.bytes)).rejects.toThrow();
  expect(await findDocument(secret, name)).toBeNull();
});

test("the database knows the same types as the code", async () => {
  for (const ending of FILE_ENDINGS) await makeDocument({ file: newFile(ending) });
  const file = newFile();
  for (const wrong of [
    { ...file, stored: file.stored.replace("pdf", "svg") },
    { ...file, bytes: 26 * 1024 * 1024 },
    { ...file, name: "a/b.pdf" },
    { ...file, pages: 0 },
    { ...file, more: 1 },
    { stored: file.stored },
  ])
    expect((await secret.from("documents").insert(newDocument({ file: wrong }))).error?.code).toBe("23514");
});

test("a document belongs to records that exist, and keeps those that are in the trash", async () => {
  const product = await makeProduct();
  const document = await makeDocument({ products: [product.id] });
  const unknown = await secret.from("documents").insert(newDocument({ products: [crypto.randomUUID()] }));
  expect(unknown.error?.code).toBe("23503");
  expect((await secret.from("documents").insert(newDocument({ brands: [product.id] }))).error?.code).toBe("23503");
  expect((await secret.from("documents").insert(newDocument({ products: [product.id, product.id] }))).error?.code).toBe(
    "23514",
  );
  unwrap(await secret.from("products").delete().eq("id", product.id).select());
  const changed = await secret
    .from("documents")
    .update({ products: [product.id], revision: "2" })
    .eq("id", document.id)
    .select();
  expect(unwrap(changed)[0]?.products).toEqual([product.id]);
});

test("what no document has is gone after a week; what the history has stays", async () => {
  const [present, former, never] = [await drawing(), await drawing(), await drawing()];
  for (const one of [present, former, never]) await storeDocument(administrator, one.stored, one.bytes);
  const { id } = await makeDocument(fileOf(former));
  unwrap(await secret.from("documents").update(fileOf(present)).eq("id", id).select());
  await removeExpiredMedia(secret);
  const since = new Date(Date.now() - 8 * DAY_MS).toISOString();
  await secret.from("unused_media").update({ since }).eq("bucket", "documents");
  await removeExpiredMedia(secret);
  const left = await Promise.all([present, former, never].map(({ stored }) => findDocument(secret, stored)));
  expect(left.map((bytes) => bytes !== null)).toEqual([true, true, false]);
});

test("whatever was stored without the office's screen, the builder publishes only what is sound", async () => {
  const two = [{ text: "1" }, { text: "2" }];
  const [sound, withScript] = await Promise.all([madeDocument(two), madeDocument(two, withScripts)]);
  const stored = async (bytes: Uint8Array) => {
    const copy = Uint8Array.from(bytes);
    const name = await documentName(copy, "pdf");
    await storeDocument(administrator, name, copy);
    return makeDocument({ file: { stored: name, name: "Data sheet.pdf", bytes: copy.length, pages: 2 } });
  };
  const documents = [
    await stored(sound),
    await stored(withScript),
    await makeDocument(),
  ] as unknown as StoredDocument[];
  const workspace = { documents: mkdtempSync(join(tmpdir(), "plantroom-documents-")) };
  const files = publishedFiles({ client: stranger, workspace });
  const published = await files.prepare(snapshotOf({ documents }));
  expect(published.snapshot.documents).toEqual([documents[0]]);
  expect(published.problems.map(({ record, detail }) => [record, detail])).toEqual([
    [documents[1]?.id, "The PDF has a script. Print it as a PDF again, which leaves only its pages."],
    [documents[2]?.id, "Its file is missing from the storage."],
  ]);
  const [{ source, path } = { source: "", path: "" }] = published.files;
  expect(path).toBe(servedPath(documents[0]?.file ?? { stored: "", name: "" }));
  expect(new Uint8Array(readFileSync(source))).toEqual(new Uint8Array(sound));
  // What is missing may come; nothing is checked twice.
  expect(files.isWaiting()).toBe(true);
  expect((await files.prepare(published.snapshot)).snapshot).toBe(published.snapshot);
});
