import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { madeDocument } from "../../support/content/submittals.ts";
import { checkApart } from "../../../scripts/pipeline/documents/check-apart.ts";

/** A PDF whose list of objects takes gigabytes once it is unpacked. */
function bomb(): Uint8Array {
  const packed = deflateSync(Buffer.alloc(96 * 1024 * 1024, "1 0 "), { level: 9 });
  const head = `%PDF-1.5\n1 0 obj\n<< /Type /ObjStm /N 60000000 /First 250000000 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  const tail = "\nendstream\nendobj\ntrailer\n<< /Root 2 0 R >>\nstartxref\n0\n%%EOF\n";
  return Buffer.concat([Buffer.from(head, "latin1"), packed, Buffer.from(tail, "latin1")]);
}

test("a file that takes too long or too much memory is refused, and the build goes on", async () => {
  const found = await checkApart({ name: "a.pdf", bytes: bomb() }, 3000);
  expect(found).toEqual({ refused: expect.stringMatching(/in time|could not be read|damaged/) });
  const sound = await madeDocument([{ text: "Datasheet" }]);
  expect(await checkApart({ name: "a.pdf", bytes: sound })).toMatchObject({ type: "pdf", pages: 1 });
}, 60_000);
