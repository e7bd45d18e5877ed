import PDFDocument from "pdfkit";

/*
 * The one door to what pdfkit does without declaring it. tests/unit/downloads/pdfkit.test.ts fails where an update of the
 * package does it differently.
 */

/** What is needed of a font that pdfkit has parsed. */
export type ParsedFont = {
  unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): { advanceWidth: number };
};
/** The words of a font that pdfkit has laid out, by their text. */
export type Layouts = Record<string, unknown>;

type Private = {
  _font: { font: ParsedFont; layoutCache: Layouts };
  _registeredFonts: Record<string, unknown>;
};
const privateOf = (document: PDFKit.PDFDocument): Private => document as unknown as Private;

/** A document that parses no font of its own accord: the library would take its Helvetica. */
export function newDocument(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  return new PDFDocument({ ...options, font: null as unknown as string });
}

/** The font in a file. A document of its own is the only way to the library's parser. */
export function parseFont(file: Buffer): ParsedFont {
  return privateOf(new PDFDocument({ autoFirstPage: false }).font(file))._font.font;
}

/** Writes on in a font that was parsed before; `layouts` are shared by all documents that use it. */
export function useParsedFont(
  document: PDFKit.PDFDocument,
  name: string,
  font: () => { parsed: ParsedFont; layouts: Layouts },
): void {
  if (name in privateOf(document)._registeredFonts) {
    document.font(name);
    return;
  }
  const { parsed, layouts } = font();
  document.registerFont(name, parsed as unknown as string).font(name);
  // Words laid out for one document need not be laid out again for the next.
  privateOf(document)._font.layoutCache = layouts;
}

/** An entry among the bookmarks that leads to a height of the current page. */
export function addBookmark(document: PDFKit.PDFDocument, title: string, top: number): void {
  document.outline.addItem(title, { top } as never);
}

/** A link that belongs to an element of the document's structure, with the text that is read for it. */
export function addLink(
  document: PDFKit.PDFDocument,
  place: { x: number; y: number; width: number; height: number },
  { href, label, element }: { href: string; label: string; element: PDFKit.PDFStructureElement },
): void {
  const options = { structParent: element, Contents: new String(label) };
  document.link(place.x, place.y, place.width, place.height, href, options as never);
}
