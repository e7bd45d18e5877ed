import "./module-address.ts";
import PDFDocument from "pdfkit";

/*
 * The only module that uses undeclared parts of pdfkit. tests/unit/downloads/pdfkit.test.ts fails if an update of the package
 * changes them.
 */

/** The part of a parsed font that is used here. */
export type ParsedFont = {
  unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): { advanceWidth: number };
};
type Glyph = { codePoints: readonly number[] } | null;
/** The part that this file alone uses. */
type FontWithGlyphs = ParsedFont & { getGlyph(id: number, codePoints?: readonly number[]): Glyph };
/** The laid-out words of a font, by text. */
export type Layouts = Record<string, unknown>;

type Private = {
  _font: { font: ParsedFont; layoutCache: Layouts; unicode: number[][] };
  _registeredFonts: Record<string, unknown>;
};
const privateOf = (document: PDFKit.PDFDocument): Private => document as unknown as Private;

type Drawn = {
  /** What is drawn in place of other colours, by these. */
  colours?: Record<string, string>;
  /** Draws lines and rectangles as a mirror of this width shows them. */
  mirror?: number | null;
};

class DrawnDocument extends PDFDocument {
  private readonly colours: Record<string, string>;
  private mirror: number | null;

  constructor(options: PDFKit.PDFDocumentOptions, { colours = {}, mirror = null }: Drawn) {
    super(options);
    this.colours = colours;
    this.mirror = mirror;
  }

  /** Draws something as it is: a mark that no mirror may turn around. */
  asItIs(draw: () => void): void {
    const { mirror } = this;
    this.mirror = null;
    draw();
    this.mirror = mirror;
  }

  override moveTo(x: number, y: number): this {
    return super.moveTo(this.mirror === null ? x : this.mirror - x, y);
  }

  override lineTo(x: number, y: number): this {
    return super.lineTo(this.mirror === null ? x : this.mirror - x, y);
  }

  override rect(x: number, y: number, width: number, height: number): this {
    return super.rect(this.mirror === null ? x : this.mirror - x - width, y, width, height);
  }

  private tinted(colour: PDFKit.Mixins.ColorValue): PDFKit.Mixins.ColorValue {
    return typeof colour === "string" ? (this.colours[colour] ?? colour) : colour;
  }

  override fillColor(colour: PDFKit.Mixins.ColorValue, opacity?: number): this {
    return super.fillColor(this.tinted(colour), opacity);
  }

  override strokeColor(colour: PDFKit.Mixins.ColorValue, opacity?: number): this {
    return super.strokeColor(this.tinted(colour), opacity);
  }
}

/** A new document without a default font; pdfkit would parse its Helvetica. */
export function newDocument(options: PDFKit.PDFDocumentOptions, drawn: Drawn = {}): DrawnDocument {
  return new DrawnDocument({ ...options, font: null as unknown as string }, drawn);
}

/** Parses the font in a file. pdfkit's parser is only accessible through a document. */
export function parseFont(file: Uint8Array): ParsedFont {
  const font = privateOf(newDocument({ autoFirstPage: false }).font(file))._font.font;
  nameGlyphs(font as FontWithGlyphs);
  return font;
}

/**
 * Tells a font the letters of a glyph as soon as they are known. It would keep those for which it was first asked, which are none if
 * the glyph was a part of another one (س of ش): in the next document that letter would neither join others nor have a text.
 */
function nameGlyphs(font: FontWithGlyphs): void {
  const find = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = find(id, codePoints);
    if (glyph?.codePoints.length === 0) glyph.codePoints = codePoints;
    return glyph;
  };
}

/** Selects a font that has been parsed before. All documents that use it share `layouts`. */
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
  // Reuses the words that were laid out for other documents.
  privateOf(document)._font.layoutCache = layouts;
}

/**
 * Draws words from right to left. Whoever copies them takes the signs of each word from right to left, so a sign that is drawn for
 * several letters has these in the order in which they stand.
 */
export function rightToLeftText(document: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  const { unicode } = privateOf(document)._font;
  const known = unicode.length;
  // With features, even none, pdfkit lays out all words at once, as their order needs.
  document.text(text, x, y, { lineBreak: false, baseline: "alphabetic", features: [] });
  for (let sign = known; sign < unicode.length; sign += 1) unicode[sign] = (unicode[sign] ?? []).toReversed();
}

/** The text that screen readers read, and that is copied, in place of what `draw` makes. */
export function insteadOf(document: PDFKit.PDFDocument, text: string, draw: () => void): void {
  document.markContent("Span", { actual: text });
  draw();
  document.endMarkedContent();
}

/** Adds a bookmark that leads to a height of the current page. */
export function addBookmark(document: PDFKit.PDFDocument, title: string, top: number): void {
  document.outline.addItem(title, { top } as never);
}

/** Adds a link to a named place of the document, which whoever puts the pages together resolves. */
export function addPageLink(
  document: PDFKit.PDFDocument,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  { target, label, element }: { target: string; label: string; element: PDFKit.PDFStructureElement },
): void {
  const options = { structParent: element, Contents: new String(label) };
  document.goTo(x, y, width, height, target, options as never);
}

/** Adds a link to an element of the document's structure, with the text that screen readers read. */
export function addLink(
  document: PDFKit.PDFDocument,
  place: { x: number; y: number; width: number; height: number },
  { href, label, element }: { href: string; label: string; element: PDFKit.PDFStructureElement },
): void {
  const options = { structParent: element, Contents: new String(label) };
  document.link(place.x, place.y, place.width, place.height, href, options as never);
}
