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
    zipSync({ "a/plan.dwg": DWG, "read.txt": text("x") }),
    { files: ["a/plan.dwg", "read.txt"] },
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
  ["an archive with a program", "a.zip", () => zipSync({ "a/setup.EXE": DWG }), /a\/setup\.EXE, which could run/],
  ["half an archive", "a.zip", () => zipSync({ "a.dwg": DWG }).slice(0, 20), /ZIP is damaged/],
])("%s is refused with the reason", async (_, name, make, reason) => {
  expect(await checkDocument(name, await make())).toEqual({ refused: expect.stringMatching(reason) });
});
