import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
  type PDFObject,
} from "@cantoo/pdf-lib";
import type { ObjectCopier } from "./copy-pages.ts";

const name = (text: string): PDFName => PDFName.of(text);

/** Kinds of actions that do more than show a place of the document, or an address of the web. */
export const RUNNING: ReadonlySet<string> = new Set([
  "JavaScript",
  "Launch",
  "SubmitForm",
  "ResetForm",
  "ImportData",
  "GoToR",
  "GoToE",
  "GoToDp",
  "GoTo3DView",
  "Rendition",
  "RichMediaExecute",
  "Movie",
  "Sound",
  "Hide",
  "SetOCGState",
  "Thread",
  "Trans",
]);

/** Annotations that carry files, films or sounds; and the notes that only belong to another annotation. */
const LEFT_OUT = new Set([
  "FileAttachment",
  "Movie",
  "Sound",
  "Screen",
  "RichMedia",
  "3D",
  "Popup",
  "TrapNet",
  "Projection",
]);
/** What an annotation keeps beside its link: what is seen of it. */
const SEEN = [
  "Type",
  "Subtype",
  "Rect",
  "Contents",
  "NM",
  "F",
  "AP",
  "AS",
  "Border",
  "BS",
  "C",
  "QuadPoints",
  "H",
  "IC",
  "CA",
];
const DRAWN_ALONE = [
  "DA",
  "DS",
  "RC",
  "Q",
  "CL",
  "L",
  "LE",
  "Vertices",
  "InkList",
  "RD",
  "BE",
  "Name",
  "T",
  "M",
  "Subj",
];
/** A form belongs to its document. Its fields stay as they look. */
const PRINTED_AND_LOCKED = 4 + 64 + 128;
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:)/i;

/** An annotation without what runs; undefined for one that is left out. */
export function copiedAnnotation(copier: ObjectCopier, annotation: PDFObject | undefined): PDFDict | undefined {
  if (!(annotation instanceof PDFDict)) return undefined;
  const kind = annotation.lookup(name("Subtype"));
  if (!(kind instanceof PDFName) || LEFT_OUT.has(kind.decodeText())) return undefined;
  const isLink = kind === name("Link");
  const keys = isLink ? SEEN : [...SEEN, ...DRAWN_ALONE];
  const entries = keys.flatMap((key) => {
    const value = annotation.get(name(key));
    return value === undefined ? [] : [[name(key), value] as const];
  });
  const copied = copier.dict(entries);
  if (isLink) {
    const leads = linkOf(copier, annotation);
    if (!leads) return undefined;
    copied.set(...leads);
  }
  if (kind === name("Widget")) {
    if (annotation.get(name("AP")) === undefined) return undefined;
    copied.set(name("Subtype"), name("Stamp"));
    copied.set(name("F"), PDFNumber.of(hidden(annotation) | PRINTED_AND_LOCKED));
  }
  return copied;
}

/** The flags by which an annotation is not seen stay. */
function hidden(annotation: PDFDict): number {
  const flags = annotation.lookup(name("F"));
  return flags instanceof PDFNumber ? flags.asNumber() & (2 + 32) : 0;
}

/** Where a link leads: to an address of the web, or to one of the copied pages. */
function linkOf(copier: ObjectCopier, annotation: PDFDict): [PDFName, PDFObject] | undefined {
  const action = annotation.lookup(name("A"));
  const stated = annotation.lookup(name("Dest")) ?? (action instanceof PDFDict ? action.lookup(name("D")) : undefined);
  const place = copier.placeNamed(stated);
  if (place instanceof PDFArray) {
    const [page, ...rest] = place.asArray();
    const copied = copier.placeOf(page);
    const isPlain = rest.every((one) => !(one instanceof PDFRef));
    return copied && isPlain ? [name("Dest"), copier.array([copied, ...rest])] : undefined;
  }
  if (!(action instanceof PDFDict) || action.lookup(name("S")) !== name("URI")) return undefined;
  const uri = action.lookup(name("URI"));
  const address = uri instanceof PDFString || uri instanceof PDFHexString ? uri.decodeText() : "";
  if (!SAFE_ADDRESS.test(address)) return undefined;
  const entries = new Map<PDFName, PDFObject>([
    [name("S"), name("URI")],
    [name("URI"), PDFString.of(plainAddress(address))],
  ]);
  return [name("A"), PDFDict.fromMapWithContext(entries, copier.target)];
}
/** What does not stand in a file as it is: brackets end a text, and backslashes change what follows. */
const NOT_PLAIN = /[^\x21-\x27\x2a-\x5b\x5d-\x7e]/gu;
/** An address that means the same, and whose characters stand in a file as they are. */
const plainAddress = (address: string): string =>
  address
    .toWellFormed()
    .replace(NOT_PLAIN, (sign) => (sign === "(" ? "%28" : sign === ")" ? "%29" : encodeURIComponent(sign)));
