import { drawFrame, drawStrip } from "./frame.ts";
import { printable, wrap, type Line } from "./text-shaping.ts";
import { BODY, COLOURS, PAGE, WHOLE_WIDTH, WIDTH, type Column, type Style } from "./theme.ts";
import { addBookmark, newDocument, useParsedFont } from "./pdfkit.ts";
import type { SheetOptions, Surface } from "./sheet-options.ts";
import { joined } from "./joined-bytes.ts";
import { layoutsOf, parsedFont } from "./typeface.ts";

export type Element = PDFKit.PDFStructureElement;

/**
 * Writes a document: pages with frame and title block, a cursor that breaks pages, and the tags that screen readers need.
 * Decoration (rules, grounds, frame) is marked as an artifact, which screen readers skip.
 */
export class Sheet implements Surface {
  readonly doc: PDFKit.PDFDocument;
  readonly options: SheetOptions;
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
    this.doc = newDocument(
      {
        size: [PAGE.width, PAGE.height],
        margin: 0,
        autoFirstPage: false,
        bufferPages: true,
        tagged: true,
        lang: "en-GB",
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
      options.company.colours,
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
        this.content(role, () => this.lines(part, style, x, this.y));
        this.y += count * style.leading;
        next += count;
        if (next < lines.length) this.addPage();
      }
    });
  }

  /** Writes text at a place without moving the cursor; returns its height. */
  place(role: string, text: string, style: Style, x: number, y: number, width: number): number {
    const lines = wrap(text, style, width);
    this.tag(role, () => this.content(role, () => this.lines(lines, style, x, y)));
    return lines.length * style.leading;
  }

  /** Draws lines of text. Call it inside `content` or `artifact`. */
  lines(lines: readonly Line[], style: Style, x: number, y: number): void {
    this.doc.fillColor(style.colour);
    lines.forEach((line, index) => {
      // Centres the capital letters in the height of the line.
      const baseline = y + index * style.leading + style.leading / 2 + style.size * 0.35;
      for (const run of line.runs) {
        this.font(run.font)
          .fontSize(style.size)
          .text(run.text, x + run.x, baseline, { lineBreak: false, baseline: "alphabetic" });
      }
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

  private font(name: string): PDFKit.PDFDocument {
    useParsedFont(this.doc, name, () => ({ parsed: parsedFont(name), layouts: layoutsOf(name) }));
    return this.doc;
  }
}
