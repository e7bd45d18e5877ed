import { PDFName, PDFString } from "@cantoo/pdf-lib";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { checkDocument } from "#documents/submittal/check-document.ts";
import { madeDocument, withScripts } from "../../support/content/submittals.ts";

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...text(part)] : part)));
const DWG = bytes("AC1032", [0, 0, 0, 0, 0, 1]);
const plain = await madeDocument([{ text: "Datasheet" }, { text: "Second page" }]);

/** A sound PDF with one more object. */
const withObject = (entries: Record<string, unknown>) =>
  madeDocument([{ text: "Datasheet" }], ({ context }) => void context.register(context.obj(entries as never)));

/** A ZIP whose file has another name in the field for names in Unicode. */
const withSecondName = () => zipSync({ "plan.dwg": [DWG, { extra: { 0x7075: bytes([1, 0, 0, 0, 0], "setup.exe") } }] });

/** A sound ZIP that has the end of archives of more than 4 GB, too. */
function withSecondEnd(): Uint8Array {
  const zip = zipSync({ "plan.dwg": DWG });
  const end = zip.length - 22;
  const of = new DataView(zip.buffer, end);
  const larger = new DataView(new ArrayBuffer(56 + 20));
  larger.setUint32(0, 0x06064b50, true);
  larger.setUint32(4, 44, true);
  larger.setUint32(24, 1, true);
  larger.setUint32(32, 1, true);
  larger.setUint32(40, of.getUint32(12, true), true);
  larger.setUint32(48, of.getUint32(16, true), true);
  larger.setUint32(56, 0x07064b50, true);
  larger.setUint32(56 + 8, end, true);
  larger.setUint32(56 + 16, 1, true);
  return Uint8Array.from([...zip.subarray(0, end), ...new Uint8Array(larger.buffer), ...zip.subarray(end)]);
}

test.each<[string, string, Uint8Array, object]>([
  ["a PDF", "a.pdf", plain, { type: "pdf", pages: 2 }],
  ["a drawing", "a.DWG", DWG, { type: "dwg", pages: null }],
  ["a DXF", "a.dxf", text("999\nmade by hand\n  0\nSECTION\n  2\nHEADER"), { type: "dxf" }],
  ["an IFC", "a.ifc", text("ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('IFC4'));"), { type: "ifc" }],
  ["a family of Revit", "a.rfa", bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), { type: "rfa" }],
  ["a picture", "a.jpeg", bytes([0xff, 0xd8, 0xff, 0xe0]), { type: "jpg" }],
  [
    "an archive, which is listed",
    "a.zip",
    zipSync({ "a v1.2/plan.dwg": DWG, "read.txt": text("x"), "a v1.2/.DS_Store": text("x") }),
    { files: ["a v1.2/plan.dwg", "read.txt", "a v1.2/.DS_Store"] },
  ],
])("%s is taken", async (_, name, file, expected) => {
  expect(await checkDocument(name, file)).toMatchObject(expected);
});

test.each<[string, string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
  ["a DWG that is called PDF", "plan.pdf", () => DWG, /called \.pdf, but what is in it is DWG/],
  ["a page of the web that is called PDF", "a.pdf", () => text("<html><script>alert(1)</script>"), /none of PDF, DWG/],
  ["nothing", "a.pdf", () => new Uint8Array(), /empty/],
  ["26 MB", "a.pdf", () => new Uint8Array(26 * 1024 * 1024).fill(37), /more than 25 MB/],
  ["half a PDF", "a.pdf", () => plain.slice(0, plain.length / 2), /damaged/],
  ["a PDF with scripts", "a.pdf", () => madeDocument([{ text: "1" }, { text: "2" }], withScripts), /PDF has a script/],
  [
    "a PDF that starts a program",
    "a.pdf",
    () => withObject({ S: "Launch", F: PDFString.of("calc.exe") }),
    /starts a program/,
  ],
  [
    "a PDF that does so from deep within another object",
    "a.pdf",
    () => withObject({ Kids: [[{ A: { S: PDFName.of("Launch") } }]] }),
    /starts a program/,
  ],
  ["a PDF that sends a form", "a.pdf", () => withObject({ S: "SubmitForm" }), /SubmitForm/],
  ["a PDF with attached files", "a.pdf", () => withObject({ Type: "Filespec", EF: {} }), /attached files/],
  ["a PDF with an XFA form", "a.pdf", () => withObject({ XFA: [] }), /XFA/],
  ["a PDF with a film", "a.pdf", () => withObject({ Subtype: "RichMedia" }), /films or models/],
  [
    "an encrypted PDF",
    "a.pdf",
    () =>
      Buffer.from(
        Buffer.from(plain)
          .toString("latin1")
          .replace(/startxref/, "trailer << /Encrypt 1 0 R >>\nxref"),
        "latin1",
      ),
    /password/,
  ],
  [
    "a PDF that opens a file of another machine",
    "a.pdf",
    () => withObject({ S: "GoToR", F: PDFString.of("\\\\\\\\evil.example\\\\s\\\\a.pdf") }),
    /link that opens a program or file/,
  ],
  [
    "a PDF that does so in the way of all systems",
    "a.pdf",
    () => withObject({ S: "GoToR", F: { Type: "Filespec", UF: PDFString.of("//evil.example/s/a.pdf") } }),
    /link that opens a program or file/,
  ],
  [
    "a PDF whose links begin on another machine",
    "a.pdf",
    () => withObject({ URI: { Base: PDFString.of("file:////evil.example/s/") } }),
    /link that opens a program or file/,
  ],
  ...[
    "a/setup.EXE",
    "Setup.app/Contents/MacOS/plan.dwg",
    "a.msix",
    "setup.exe\0.dwg",
    "a.tar.gz",
    "../a.dwg",
    "run",
  ].map((name): [string, string, () => Uint8Array, RegExp] => [
    `an archive with ${name}`,
    "a.zip",
    () => zipSync({ "plan.dwg": DWG, [name]: DWG }),
    /^The ZIP holds .*leave everything else out/,
  ]),
  ["an archive with two names of a file", "a.zip", withSecondName, /ZIP is damaged/],
  ["an archive with two ends", "a.zip", withSecondEnd, /ZIP is damaged/],
  ["half an archive", "a.zip", () => zipSync({ "a.dwg": DWG }).slice(0, 20), /ZIP is damaged/],
])("%s is refused with the reason", async (_, name, make, reason) => {
  expect(await checkDocument(name, await make())).toEqual({ refused: expect.stringMatching(reason) });
});
