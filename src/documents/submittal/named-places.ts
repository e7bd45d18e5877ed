import { PDFArray, PDFDict, PDFHexString, PDFName, PDFRef, PDFString, type PDFObject } from "@cantoo/pdf-lib";

/** Places of a document by the names that its links have for them. */
export type NamedPlaces = ReadonlyMap<string, PDFArray>;

const name = (text: string): PDFName => PDFName.of(text);

/** The text of a name, however it is written. */
export const nameText = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFString || object instanceof PDFHexString || object instanceof PDFName
    ? object.decodeText()
    : undefined;

/** A place, or a dictionary that has one. */
function placeIn(object: PDFObject | undefined): PDFArray | undefined {
  const place = object instanceof PDFDict ? object.lookup(name("D")) : object;
  return place instanceof PDFArray ? place : undefined;
}

/** The named places of a document, from both kinds of lists that a catalogue may have. */
export function namedPlaces(catalog: PDFDict): NamedPlaces {
  const places = new Map<string, PDFArray>();
  const add = (key: PDFObject | undefined, object: PDFObject | undefined): void => {
    const text = nameText(key);
    const place = placeIn(catalog.context.lookup(object));
    if (text !== undefined && place) places.set(text, place);
  };
  const old = catalog.lookup(name("Dests"));
  if (old instanceof PDFDict) for (const [key, object] of old.entries()) add(key, object);
  const names = catalog.lookup(name("Names"));
  const waiting = names instanceof PDFDict ? [names.get(name("Dests"))] : [];
  const seen = new Set<PDFRef>();
  while (waiting.length > 0) {
    const ref = waiting.pop();
    const node = catalog.context.lookup(ref);
    if (!(node instanceof PDFDict) || (ref instanceof PDFRef && seen.has(ref))) continue;
    if (ref instanceof PDFRef) seen.add(ref);
    const kids = node.lookup(name("Kids"));
    // Kids are references; one that is none cannot be told from one that was seen.
    if (kids instanceof PDFArray) waiting.push(...kids.asArray().filter((kid) => kid instanceof PDFRef));
    const pairs = node.lookup(name("Names"));
    const list = pairs instanceof PDFArray ? pairs.asArray() : [];
    for (let at = 0; at + 1 < list.length; at += 2) add(catalog.context.lookup(list[at]), list[at + 1]);
  }
  return places;
}
