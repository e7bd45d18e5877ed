import { FIRST_LANGUAGE, LANGUAGE, type Language } from "#domain/languages/languages.ts";
import { DOCUMENT_WORDS } from "#texts/documents.ts";
import { drawFrame, drawStrip } from "./frame.ts";
import { drawLine } from "./draw-line.ts";
import { printable } from "./lettering.ts";
import { wrap, type Line } from "./text-shaping.ts";
import { BODY, COLOURS, PAGE, WHOLE_WIDTH, WIDTH, type Column, type Style } from "./theme.ts";
import { addBookmark, newDocument } from "./pdfkit.ts";
import type { SheetOptions, Surface } from "./sheet-options.ts";
import { joined } from "./joined-bytes.ts";

export type Element = PDFKit.PDFStructureElement;

/**
 * Writes a document: pages with frame and title block, a cursor that breaks pages, and the tags that screen readers need.
 * Decoration (rules, grounds, frame) is marked as an artifact, which screen readers skip.
 */
export class Sheet implements Surface {
  readonly doc: ReturnType<typeof newDocument>;
  readonly options: SheetOptions;
  readonly language: Language;
  readonly words: Surface["words"];
  /** Where the next element begins. */
  y: number = BODY.top;
  private readonly chunks: Uint8Array[] = [];
  private readonly done: Promise<Uint8Array>;
  private parent: Element;
  private readonly root: Element;
  private readonly covers = new Set<number>();
  private pages = 0;

  constructor(options: SheetOptions) {
    this.options = options;
    this.language = options.language ?? FIRST_LANGUAGE;
    this.words = DOCUMENT_WORDS[this.language];
    this.doc = newDocument(
      {
        size: [PAGE.width, PAGE.height],
        margin: 0,
        autoFirstPage: false,
        bufferPages: true,
        tagged: true,
        lang: LANGUAGE[this.language].openGraph.replace("_", "-"),
        displayTitle: true,
        pdfVersion: "1.7",
        info: {
          Title: printable(options.file?.title ?? options.title),
          Author: printable(options.file?.author ?? options.company.name),
          Subject: options.kind,
          Creator: "Plantroom",
          CreationDate: new Date(options.revised),
        },
      },
      { colours: options.company.colours, mirror: this.isMirrored ? PAGE.width : null },
    );
    this.done = new Promise((resolve, reject) => {
      this.doc.on("data", (chunk: Uint8Array) => this.chunks.push(chunk));
      this.doc.on("end", () => resolve(joined(this.chunks)));
      this.doc.on("error", reject);
    });
    this.root = this.doc.struct("Document");
    this.doc.addStructure(this.root);
    this.parent = this.root;
  }

  /** Begins a page with the strip at the top; a cover draws its own ground instead. */
  addPage(kind: "page" | "cover" = "page"): void {
    this.doc.addPage();
    if (kind === "cover") this.covers.add(this.pages);
    this.pages += 1;
    this.y = BODY.top;
    if (kind === "page") this.artifact(() => drawStrip(this));
  }

  /** Whether everything begins at the right edge. */
  get isMirrored(): boolean {
    return LANGUAGE[this.language].direction === "rtl";
  }

  left(x: number, width: number): number {
    return this.isMirrored ? PAGE.width - x - width : x;
  }

  /** How many pages there are so far. */
  get pageCount(): number {
    return this.pages;
  }

  /** The height that is left on this page. */
  get room(): number {
    return BODY.bottom - this.y;
  }

  /** Begins a new page unless `height` fits on this one. */
  need(height: number): void {
    if (this.room < height) this.addPage();
  }

  /** Draws decoration, which screen readers skip. */
  artifact(draw: () => void): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
  }

  /** Wraps what `draw` makes in an element of the document's structure. */
  tag<T>(role: string, draw: (element: Element) => T, options: { alt?: string } = {}): T {
    const element = this.doc.struct(role, options.alt ? { alt: printable(options.alt) } : {});
    const parent = this.parent;
    parent.add(element);
    this.parent = element;
    const result = draw(element);
    this.parent = parent;
    element.end();
    return result;
  }

  /** Marks what `draw` makes on this page as the content of the surrounding element. */
  content(role: string, draw: () => void): void {
    this.parent.add(this.doc.markStructureContent(role));
    draw();
    this.doc.endMarkedContent();
  }

  /** Writes text from the cursor down, over several pages if necessary. The cursor ends below it. */
  flow(role: string, text: string, style: Style, { x, width }: Column = WHOLE_WIDTH): void {
    const lines = wrap(text, style, width);
    this.tag(role, () => {
      let next = 0;
      while (next < lines.length) {
        // At least two lines of a paragraph stand before and after a page break.
        let count = Math.min(lines.length - next, Math.floor(this.room / style.leading));
        if (count < Math.min(2, lines.length - next)) {
          this.addPage();
          continue;
        }
        if (lines.length - next - count === 1 && count > 2) count -= 1;
        const part = lines.slice(next, next + count);
        this.content(role, () => this.lines(part, style, x, this.y, width));
        this.y += count * style.leading;
        next += count;
        if (next < lines.length) this.addPage();
      }
    });
  }

  /** Writes text at a place without moving the cursor; returns its height. */
  place(role: string, text: string, style: Style, x: number, y: number, width: number): number {
    const lines = wrap(text, style, width);
    this.tag(role, () => this.content(role, () => this.lines(lines, style, x, y, width)));
    return lines.length * style.leading;
  }

  /**
   * Draws lines of text. Call it inside `content` or `artifact`. In a column of this width, several lines that run the other way
   * than the document begin at its other side.
   */
  lines(lines: readonly Line[], style: Style, x: number, y: number, width?: number): void {
    this.doc.fillColor(style.colour);
    const turned = lines.length > 1 && lines.every((line) => line.rightToLeft !== this.isMirrored);
    lines.forEach((line, index) => {
      // Centres the capital letters in the height of the line.
      const baseline = y + index * style.leading + style.leading / 2 + style.size * 0.35;
      const indent = turned && width !== undefined ? width - line.width : 0;
      drawLine(this.doc, line, style, this.left(x + indent, line.width), baseline);
    });
  }

  /** A hairline from the left edge of the body, or of the given column. */
  rule(y: number, colour: string = COLOURS.line, x: number = BODY.left, width: number = WIDTH, weight = 0.5): void {
    this.doc
      .lineWidth(weight)
      .strokeColor(colour)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  }

  /** Adds a bookmark that leads to the cursor. */
  bookmark(title: string): void {
    addBookmark(this.doc, printable(title).replaceAll("\n", " "), Math.max(0, this.y - 12));
  }

  /** Draws frames and title blocks, which contain the number of pages, and returns the bytes of the file. */
  async finish(): Promise<Uint8Array> {
    const { numbering } = this.options;
    for (let page = 0; page < this.pages; page += 1) {
      const number = numbering?.numbers[page] ?? page + 1;
      this.doc.switchToPage(page);
      this.artifact(() => drawFrame(this, { number, of: numbering?.of ?? this.pages, isCover: this.covers.has(page) }));
    }
    this.root.end();
    this.doc.end();
    return this.done;
  }
}
