import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRef, PDFStream, type PDFObject } from "@cantoo/pdf-lib";
import { namedPlaces, type NamedPlaces } from "./named-places.ts";
import { isPdf, type DocumentProblem, type PaperSize } from "#domain/submittals/documents.ts";

/** A page of a document with what it inherits. */
export type SourcePage = { ref: PDFRef; dict: PDFDict; inherited: ReadonlyMap<PDFName, PDFObject> };
export type SourceDocument = { context: PDFDocument["context"]; pages: SourcePage[]; named: NamedPlaces };

const INHERITED = ["Resources", "MediaBox", "CropBox", "Rotate"].map((name) => PDFName.of(name));
const [, , , ROTATE = PDFName.of("Rotate")] = INHERITED;
const name = (text: string): PDFName => PDFName.of(text);

/** Opens a PDF whose pages can all be taken in; otherwise says what is wrong with it. */
export async function openDocument(bytes: Uint8Array): Promise<SourceDocument | DocumentProblem> {
  if (!isPdf(bytes)) return "notPdf";
  // Whoever reads a file without its end guesses. What is missing is not seen before the package is printed.
  if (!textOf(bytes.subarray(-4096)).includes("startxref")) return isLocked(bytes) ? "encrypted" : "damaged";
  try {
    const document = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      throwOnInvalidObject: true,
      parseSpeed: Infinity,
    });
    if (document.isEncrypted) return "encrypted";
    const pages = pagesIn(document);
    return pages.length === 0 || !pages.every(isComplete)
      ? "damaged"
      : { context: document.context, pages, named: namedPlaces(document.catalog) };
  } catch {
    return isLocked(bytes) ? "encrypted" : "damaged";
  }
}

const textOf = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);
/** The trailer of an encrypted file is readable even where nothing else is. */
const isLocked = (bytes: Uint8Array): boolean => /\/Encrypt\s+(?:\d+\s+\d+\s+R|<<)/.test(textOf(bytes));

/** The pages in their order. Throws if the tree that holds them is broken. */
function pagesIn({ context, catalog }: PDFDocument): SourcePage[] {
  const pages: SourcePage[] = [];
  const seen = new Set<PDFRef>();
  const waiting: { ref: PDFObject | undefined; inherited: SourcePage["inherited"] }[] = [
    { ref: catalog.get(name("Pages")), inherited: new Map() },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { ref } = next;
    if (!(ref instanceof PDFRef) || seen.has(ref)) throw new Error("The tree of pages is broken.");
    seen.add(ref);
    const dict = context.lookup(ref, PDFDict);
    const own = INHERITED.flatMap((key) => {
      const value = dict.get(key);
      return value === undefined ? [] : [[key, value] as const];
    });
    const inherited = new Map([...next.inherited, ...own]);
    const kids = context.lookupMaybe(dict.get(name("Kids")), PDFArray);
    if (kids)
      waiting.push(
        ...kids
          .asArray()
          .toReversed()
          .map((kid) => ({ ref: kid, inherited })),
      );
    else pages.push({ ref, dict, inherited });
  }
  return pages;
}

/** Whether a page has its size, and what it draws is there. */
function isComplete(page: SourcePage): boolean {
  const { dict } = page;
  const { context } = dict;
  const contents = context.lookup(dict.get(name("Contents")));
  const streams = contents instanceof PDFArray ? contents.asArray().map((one) => context.lookup(one)) : [contents];
  const hasContents = dict.get(name("Contents")) === undefined || streams.every((one) => one instanceof PDFStream);
  const { x0, y0, x1, y1 } = boxOf(page);
  return hasContents && x1 - x0 >= 1 && y1 - y0 >= 1;
}

export type Box = { x0: number; y0: number; x1: number; y1: number; turn: 0 | 90 | 180 | 270; unit: number };

/** What is seen of a page, in its own coordinates, and how it is turned. Throws for a page without a size. */
export function boxOf({ dict, inherited }: Pick<SourcePage, "dict" | "inherited">): Box {
  const { context } = dict;
  const numbers = (key: PDFName): number[] | undefined =>
    context
      .lookupMaybe(inherited.get(key), PDFArray)
      ?.asArray()
      .map((one) => context.lookup(one, PDFNumber).asNumber());
  const [, MEDIA = name("MediaBox"), CROP = name("CropBox")] = INHERITED;
  const media = sorted(numbers(MEDIA));
  const crop = numbers(CROP);
  const seen = crop ? sorted(crop) : media;
  const rotate = context.lookupMaybe(inherited.get(ROTATE), PDFNumber)?.asNumber() ?? 0;
  const unit = context.lookupMaybe(dict.get(name("UserUnit")), PDFNumber)?.asNumber() ?? 1;
  return {
    x0: Math.max(media.x0, seen.x0),
    y0: Math.max(media.y0, seen.y0),
    x1: Math.min(media.x1, seen.x1),
    y1: Math.min(media.y1, seen.y1),
    turn: ((((Math.round(rotate / 90) % 4) + 4) % 4) * 90) as Box["turn"],
    unit: unit > 0 ? unit : 1,
  };
}

function sorted(numbers: readonly number[] | undefined): Omit<Box, "turn" | "unit"> {
  const [a, b, c, d] = numbers ?? [];
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error("A page has no size.");
  return { x0: Math.min(a, c), y0: Math.min(b, d), x1: Math.max(a, c), y1: Math.max(b, d) };
}

/** The size of a page as it is seen. */
export function paperOf(page: SourcePage): PaperSize {
  const { x0, y0, x1, y1, turn, unit } = boxOf(page);
  const [across, up] = [(x1 - x0) * unit, (y1 - y0) * unit];
  return turn % 180 === 0 ? { width: across, height: up } : { width: up, height: across };
}
