import { Unzip, UnzipInflate } from "fflate";
import { PRODUCT_IMAGE_MAX_MB } from "../pictures/picture.ts";
import { fileName } from "./read-row.ts";

const BYTES_MAX = PRODUCT_IMAGE_MAX_MB * 1024 * 1024;

/**
 * Extracts the wanted files of a ZIP, by their names in lower case, one at a time. A file that becomes larger than the limit for
 * pictures is skipped, whatever size the ZIP declares.
 */
export async function* picturesInZip(
  zip: ReadableStream<Uint8Array>,
  wanted: ReadonlySet<string>,
): AsyncGenerator<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const found: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  let failure: Error | null = null;
  const unzip = new Unzip((file) => {
    const name = fileName(file.name);
    if (!wanted.has(name) || file.name.endsWith("/")) return;
    const parts: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, part, last) => {
      if (error) failure = error;
      if (error || size > BYTES_MAX) return;
      parts.push(part);
      size += part.length;
      if (size > BYTES_MAX) file.terminate();
      else if (last) found.push({ name, bytes: joined(parts, size) });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const reader = zip.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    for (const part of done ? [new Uint8Array(0)] : slices(value)) {
      unzip.push(part, done);
      if (failure) throw failure;
      yield* found.splice(0);
    }
    if (done) return;
  }
}

/** Small slices, so that the unpacked size is checked after each. */
function* slices(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += 16_384) yield bytes.subarray(from, from + 16_384);
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
