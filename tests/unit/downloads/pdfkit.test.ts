import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { addBookmark, addLink, newDocument, parseFont, rightToLeftText, useParsedFont } from "#documents/pdfkit.ts";
import { plainFont } from "../../../scripts/pipeline/documents/woff.ts";

/* Undocumented behaviour of pdfkit that this project depends on. */

const file = import.meta.resolve("@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff");
const font = parseFont(plainFont(readFileSync(fileURLToPath(file))));

/** The text of a PDF with its compressed parts unpacked. */
async function written(
  draw: (document: PDFKit.PDFDocument) => void,
  colours: Record<string, string> = {},
): Promise<string> {
  const document = newDocument({ autoFirstPage: false, tagged: true, bufferPages: true }, { colours });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise((resolve) => document.once("end", resolve));
  document.addPage();
  draw(document);
  document.end();
  await end;
  const bytes = Buffer.concat(chunks);
  const text = bytes.toString("latin1");
  const unpacked = [...text.matchAll(/stream\n/g)].map(({ index }) => {
    try {
      return inflateSync(bytes.subarray(index + 7)).toString("latin1");
    } catch {
      return "";
    }
  });
  return [text, ...unpacked].join("\n");
}

test("a document gives access to the font parser", () => {
  expect(font.unitsPerEm).toBe(1000);
  expect(font.hasGlyphForCodePoint("é".codePointAt(0) ?? 0)).toBe(true);
  expect(font.hasGlyphForCodePoint("م".codePointAt(0) ?? 0)).toBe(false);
  expect(font.layout("MM").advanceWidth).toBe(2 * font.layout("M").advanceWidth);
});

test("a parsed font is registered once, its laid-out words are reused, and the file has no other font", async () => {
  const layouts = Object.create(null) as Record<string, unknown>;
  let asked = 0;
  const use = (document: PDFKit.PDFDocument): void =>
    useParsedFont(document, "plex", () => ((asked += 1), { parsed: font, layouts }));
  const text = await written((document) => {
    use(document);
    document.text("Chilled water");
    use(document);
  });
  expect(asked).toBe(1);
  expect(Object.keys(layouts)).toContain("water");
  expect(text).toMatch(/IBMPlexSans/);
  expect(text).not.toMatch(/Helvetica/);
});

test("a letter that is a part of another one keeps its text and its joined forms in later documents", async () => {
  const readArabic = (): ReturnType<typeof parseFont> =>
    parseFont(
      plainFont(
        readFileSync(
          fileURLToPath(
            import.meta.resolve("@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff"),
          ),
        ),
      ),
    );
  const arabic = readArabic();
  const draw = (words: string) =>
    written((document) => {
      useParsedFont(document, "arabic", () => ({ parsed: arabic, layouts: {} }));
      rightToLeftText(document, words, 10, 10);
    });
  await draw("ش ض ث");
  const glyphs = (font: unknown): unknown[] =>
    (font as { layout(text: string): { glyphs: { id: number; codePoints: number[] }[] } })
      .layout("السعر الوصف لا")
      .glyphs.map(({ id, codePoints }) => [id, codePoints]);
  expect(glyphs(arabic)).toEqual(glyphs(readArabic()));
  // Lam and alef, which are one sign, are in the order in which they stand.
  expect(await draw("السعر لا")).toContain("<0627 0644>");
});

test("a bookmark leads to a height, and a link belongs to its element and has a description", async () => {
  const text = await written((document) => {
    const element = document.struct("Link");
    document.addStructure(element);
    addBookmark(document, "Figures", 100);
    const place = { x: 10, y: 20, width: 30, height: 13 };
    addLink(document, place, { href: "mailto:office@example.com", label: "Sales", element });
    element.end();
  });
  expect(text).toMatch(/\/Title \(Figures\)/);
  expect(text).toMatch(/\/Dest \[\d+ 0 R \/XYZ \d+ 692/);
  expect(text).toMatch(/\/Contents \(Sales\)/);
  expect(text).toMatch(/\/StructParent \d/);
});

test("colours of the theme are drawn as those of the company, however they are asked for", async () => {
  const text = await written(
    (document) => {
      document.rect(0, 0, 9, 9).fill("#0e4a5c");
      document.strokeColor("#9a4f1b").moveTo(0, 0).lineTo(9, 9).stroke();
      document.rect(0, 0, 9, 9).fillAndStroke("#16242b", "#0e4a5c");
    },
    { "#0e4a5c": "#ff0000", "#9a4f1b": "#0000ff" },
  );
  expect(text).toContain("1 0 0 scn");
  expect(text).toContain("0 0 1 SCN");
  expect(text).toContain("1 0 0 SCN");
  expect(text).not.toContain(`${0x0e / 255}`.slice(0, 6));
});
