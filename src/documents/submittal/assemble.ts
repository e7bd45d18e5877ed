import type { PDFRef } from "@cantoo/pdf-lib";
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFContext } from "@cantoo/pdf-lib";
import type { DocumentProblem } from "#domain/submittals/documents.ts";
import { indexOf, isDrawn, type NumberedPart } from "#domain/submittals/numbering.ts";
import { copyPages } from "./copy-pages.ts";
import type { Front } from "./front.ts";
import { removeOutline, writeOutline, type Bookmark } from "./outline.ts";
import { stampPage, takeStamps } from "./page-stamp.ts";
import { placeOn, resolveLinks } from "./page-links.ts";
import { openDocument, type SourceDocument, type SourcePage } from "./source-document.ts";

/** A document that was sound when it was added, and cannot be taken in now. */
export class NotTaken extends Error {
  readonly key: string;
  readonly problem: DocumentProblem;
  constructor(key: string, problem: DocumentProblem, options?: ErrorOptions) {
    super(`The document ${key} cannot be taken in: ${problem}`, options);
    this.key = key;
    this.problem = problem;
  }
}

export type Assembly = {
  front: Front;
  /** The PDF that has a stamp for each page. */
  stamps: Uint8Array;
  /** Reads the document of a part. */
  read: (key: string) => Promise<Uint8Array>;
  /** Called before each document, with how many are in it. */
  onDocument?: (done: number) => Promise<void>;
};

const name = (text: string): PDFName => PDFName.of(text);
const INHERITED = ["Resources", "MediaBox", "CropBox", "Rotate"].map(name);

/** Puts a package together: the drawn pages, the documents between them, stamps, links and bookmarks. Equal input gives equal bytes. */
export async function assemble({ front, stamps, read, onDocument }: Assembly): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(front.bytes, { updateMetadata: false, parseSpeed: Infinity });
  const { context, catalog } = document;
  const drawn = document.getPages().map(({ ref }) => ref);
  const order = new Map<string, PDFRef[]>();
  let done = 0;
  for (const part of front.parts) {
    if (!isDrawn(part)) await onDocument?.(done++);
    order.set(part.key, isDrawn(part) ? drawn.splice(0, part.pages) : await taken(part, read, context));
  }
  const pages = front.parts.flatMap(({ key }) => order.get(key) ?? []).map((ref) => pageAt(ref, context));
  setTree(catalog, pages);
  const made = takeStamps(await opened("stamps", stamps), context);
  const opening = context.register(context.stream("q\n"));
  pages.forEach((page, at) => {
    const stamp = made[at];
    if (stamp) stampPage(page, stamp, opening);
  });
  const placeOf = (key: string): PDFArray | undefined => {
    const [ref] = order.get(key) ?? [];
    return ref && placeOn(pageAt(ref, context));
  };
  for (const page of pages) resolveLinks(page.dict, placeOf);
  removeOutline(context, catalog.get(name("Outlines")));
  catalog.set(name("Outlines"), writeOutline(context, bookmarksOf(front.parts, placeOf)));
  catalog.set(name("PageMode"), name("UseOutlines"));
  const bytes = await document.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    // Packing objects takes longer than all else, and saves little beside the documents.
    useObjectStreams: false,
    objectsPerTick: 5000,
  });
  // The writer makes its own room, which is never shared.
  return bytes as Uint8Array<ArrayBuffer>;
}

async function opened(key: string, bytes: Uint8Array): Promise<SourceDocument> {
  const found = await openDocument(bytes);
  if (typeof found === "string") throw new NotTaken(key, found);
  return found;
}

/** The pages of a document; it has to be the one that was counted. */
async function taken({ key, pages }: NumberedPart, read: Assembly["read"], context: PDFContext): Promise<PDFRef[]> {
  const source = await opened(key, await read(key));
  if (source.pages.length !== pages) throw new NotTaken(key, "damaged");
  try {
    return copyPages(source, context);
  } catch (cause) {
    throw new NotTaken(key, "damaged", { cause });
  }
}

/** A page of the package, which inherits nothing. */
function pageAt(ref: PDFRef, context: PDFContext): SourcePage {
  const dict = context.lookup(ref, PDFDict);
  const inherited = INHERITED.flatMap((key) => {
    const value = dict.get(key);
    return value === undefined ? [] : [[key, value] as const];
  });
  return { ref, dict, inherited: new Map(inherited) };
}

/** Makes the pages those of the document, in this order. */
function setTree(catalog: PDFDict, pages: readonly SourcePage[]): void {
  const root = catalog.get(name("Pages"));
  const tree = catalog.lookup(name("Pages"), PDFDict);
  const kids = PDFArray.withContext(catalog.context);
  for (const { ref, dict } of pages) {
    kids.push(ref);
    if (root) dict.set(name("Parent"), root);
  }
  tree.set(name("Kids"), kids);
  tree.set(name("Count"), PDFNumber.of(pages.length));
}

/** The parts before the items, then each item with its parts below it. */
function bookmarksOf(parts: readonly NumberedPart[], placeOf: (key: string) => PDFArray | undefined): Bookmark[] {
  const bookmark = (key: string, title: string, inside: readonly Bookmark[] = []): Bookmark[] => {
    const place = placeOf(key);
    return place ? [{ title, place, inside }] : [];
  };
  return [
    ...parts.filter(({ item }) => item === null).flatMap(({ key, title }) => bookmark(key, title)),
    ...indexOf(parts).flatMap(({ divider, inside }) =>
      bookmark(
        divider.key,
        `${divider.item} · ${divider.title}`,
        inside.flatMap(({ key, title }) => bookmark(key, title)),
      ),
    ),
  ];
}
