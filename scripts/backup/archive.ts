import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack, type Pack } from "tar-stream";
import type { Entry } from "./manifest.ts";

/** Adds one file to an archive. */
export type Add = (name: string, bytes: number, content: AsyncIterable<Uint8Array>) => Promise<Entry>;

/**
 * Writes a compressed tar file that only its owner may read, and waits until the disk has it. Pictures cannot be compressed
 * further, so that the fastest level is enough.
 */
export async function writeArchive(path: string, fill: (add: Add) => Promise<void>): Promise<void> {
  const packed = pack();
  const written = pipeline(packed, createGzip({ level: 1 }), createWriteStream(path, { mode: 0o600 }));
  const filled = fill((name, bytes, content) => addEntry(packed, name, bytes, content)).then(() => packed.finalize());
  // A full disk ends the stream, and nothing would take what is still being added.
  await Promise.race([filled, written.then(() => filled)]).catch((error: unknown) => {
    packed.destroy();
    throw error;
  });
  await written;
  const file = await open(path);
  await file.sync();
  await file.close();
}

async function addEntry(packed: Pack, name: string, bytes: number, content: AsyncIterable<Uint8Array>): Promise<Entry> {
  const hash = createHash("sha256");
  async function* hashed(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(Readable.from(hashed()), packed.entry({ name, size: bytes, mode: 0o600 }));
  return { name, bytes, sha256: hash.digest("hex") };
}

/** A file in an archive. Its content has to be read to the end before the next one comes. */
export type ArchiveFile = { name: string; bytes: number; content: AsyncIterable<Buffer> };

/** The first bytes of every gzip file. */
const GZIP = Buffer.from([0x1f, 0x8b]);

/** The file is of another format. */
export class NotAnArchive extends Error {}

/** The files in an archive, one after another; throws if it is damaged or not complete, NotAnArchive if it is another format. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveFile> {
  const { size } = statSync(path);
  // zlib has one code for damaged bytes and for those of another format.
  const start = await firstBytes(path, GZIP.length);
  if (start.length === GZIP.length && !start.equals(GZIP)) throw new NotAnArchive(`${path} is not compressed.`);
  const unpacked = createGunzip();
  const files = extract();
  const read = pipeline(createReadStream(path), unpacked, files);
  // The loop below throws the same error.
  read.catch(() => undefined);
  for await (const file of files) {
    yield { name: file.header.name, bytes: file.header.size ?? 0, content: file };
    file.resume();
  }
  await read;
  if (unpacked.bytesWritten !== size) throw new Error("Something follows after the end of the archive.");
}

async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export async function bytesOf(content: AsyncIterable<Buffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(Buffer.concat(await Array.fromAsync(content)));
}
