import {
  PDFArray,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from "@cantoo/pdf-lib";
import { copiedAnnotation, RUNNING } from "./copy-annotations.ts";
import { nameText, type NamedPlaces } from "./named-places.ts";
import type { SourceDocument } from "./source-document.ts";

const name = (text: string): PDFName => PDFName.of(text);

/** What a page keeps. All else runs, or belongs to the document that it leaves: its structure, threads, thumbnails, private data. */
const OF_PAGE = [
  "Resources",
  "MediaBox",
  "CropBox",
  "BleedBox",
  "TrimBox",
  "ArtBox",
  "Rotate",
  "Contents",
  "Group",
  "UserUnit",
];
/** What pictures and forms of a page have for the document that it leaves. */
const NOT_OF_STREAM = [
  ...["StructParent", "StructParents", "AF", "PieceInfo", "Metadata", "OPI"],
  // Content in other files.
  ...["F", "FFilter", "FDecodeParms", "Ref", "PS"],
].map(name);

/**
 * Copies the objects of one document into another, each once. Left out is what runs when it is opened or pressed, and what leads out
 * of the pages that are copied.
 */
export class ObjectCopier {
  private readonly source: PDFContext;
  private readonly named: NamedPlaces;
  readonly target: PDFContext;
  private readonly refs = new Map<PDFRef, PDFRef>();
  private readonly waiting: (readonly [from: PDFRef, to: PDFRef])[] = [];

  constructor({ context, named }: Pick<SourceDocument, "context" | "named">, target: PDFContext) {
    this.source = context;
    this.named = named;
    this.target = target;
  }

  /** Says where an object will be that is made by the caller. */
  place(from: PDFRef): PDFRef {
    const to = this.target.nextRef();
    this.refs.set(from, to);
    return to;
  }

  placeOf = (from: PDFObject | undefined): PDFRef | undefined =>
    from instanceof PDFRef ? this.refs.get(from) : undefined;

  /** The place that a link names, or has itself. */
  placeNamed(place: PDFObject | undefined): PDFObject | undefined {
    const text = nameText(place);
    return text === undefined ? place : this.named.get(text);
  }

  lookup = (object: PDFObject | undefined): PDFObject | undefined => this.source.lookup(object);

  copy(object: PDFObject): PDFObject {
    if (object instanceof PDFRef) {
      const known = this.refs.get(object);
      if (known) return known;
      const to = this.place(object);
      this.waiting.push([object, to]);
      return to;
    }
    if (object instanceof PDFStream) return this.stream(object);
    if (object instanceof PDFArray) return this.array(object.asArray().map((one) => this.copy(one)));
    if (object instanceof PDFDict) return isRefused(object) ? PDFNull : this.dict(object.entries());
    return object instanceof PDFInvalidObject ? PDFNull : object;
  }

  array(items: readonly PDFObject[]): PDFArray {
    const array = PDFArray.withContext(this.target);
    for (const item of items) array.push(item);
    return array;
  }

  dict(entries: readonly (readonly [PDFName, PDFObject])[]): PDFDict {
    return PDFDict.fromMapWithContext(new Map(entries.map(([key, value]) => [key, this.copy(value)])), this.target);
  }

  private stream(stream: PDFStream): PDFObject {
    if (isRefused(stream.dict) || !(stream instanceof PDFRawStream)) return PDFNull;
    return PDFRawStream.of(
      this.dict(stream.dict.entries().filter(([key]) => !NOT_OF_STREAM.includes(key))),
      stream.contents,
    );
  }

  /** Copies what the copied objects refer to. */
  finish(): void {
    for (let next = this.waiting.pop(); next; next = this.waiting.pop()) {
      const [from, to] = next;
      const object = this.source.lookup(from);
      this.target.assign(to, object ? this.copy(object) : PDFNull);
    }
  }
}

/** Actions that run, attached files, and pages that no page of the copied ones is. */
function isRefused(dict: PDFDict): boolean {
  const type = dict.lookup(name("Type"));
  if (type === name("Page") || type === name("Pages") || type === name("EmbeddedFile") || type === name("Filespec"))
    return true;
  const action = dict.lookup(name("S"));
  return action instanceof PDFName && RUNNING.has(action.decodeText());
}

/** Copies the annotations of pages, each once: pages may share them. */
function annotationCopier(copier: ObjectCopier): (stated: PDFObject | undefined) => PDFRef[] {
  const copied = new Map<PDFObject, PDFRef | undefined>();
  const copy = (one: PDFObject): PDFRef | undefined => {
    if (copied.has(one)) return copied.get(one);
    const made = copiedAnnotation(copier, copier.lookup(one));
    const ref = made && copier.target.register(made);
    copied.set(one, ref);
    return ref;
  };
  return (stated) => {
    const annotations = copier.lookup(stated);
    return annotations instanceof PDFArray ? annotations.asArray().flatMap((one) => copy(one) ?? []) : [];
  };
}

/** Copies all pages of a document; answers their places, in order. Their parent is set by whoever puts them into a tree. */
export function copyPages(source: SourceDocument, target: PDFContext): PDFRef[] {
  const { pages } = source;
  const copier = new ObjectCopier(source, target);
  const places = pages.map(({ ref }) => copier.place(ref));
  const annotationsOf = annotationCopier(copier);
  // What many pages inherit is written once.
  const shared = new Map<PDFObject, PDFRef>();
  const inheritedOnce = (value: PDFObject): PDFRef => {
    const known = shared.get(value) ?? target.register(copier.copy(value));
    shared.set(value, known);
    return known;
  };
  pages.forEach(({ dict, inherited }, at) => {
    const own = OF_PAGE.flatMap((key) => {
      const value = dict.get(name(key));
      return value === undefined ? [] : [[name(key), value] as const];
    });
    const page = copier.dict([[name("Type"), name("Page")], ...own]);
    for (const key of OF_PAGE) {
      const value = inherited.get(name(key));
      if (value === undefined || dict.get(name(key)) !== undefined) continue;
      page.set(name(key), value instanceof PDFRef ? copier.copy(value) : inheritedOnce(value));
    }
    const kept = annotationsOf(dict.get(name("Annots")));
    if (kept.length > 0) page.set(name("Annots"), copier.array(kept));
    const place = places[at];
    if (place) target.assign(place, page);
  });
  copier.finish();
  return places;
}
