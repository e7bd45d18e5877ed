import { PDFArray, PDFDict, PDFHexString, PDFName, PDFRef, PDFString, type PDFObject } from "@cantoo/pdf-lib";
import { boxOf, type SourcePage } from "./source-document.ts";

const name = (text: string): PDFName => PDFName.of(text);

/** The upper edge of a page; of a turned one, the whole page, as its upper edge is none of its own. */
export function placeOn(page: SourcePage): PDFArray {
  const { context } = page.dict;
  const { x0, y1, turn } = boxOf(page);
  const how: (PDFObject | number)[] = turn === 0 ? [name("XYZ"), x0, y1, 0] : [name("Fit")];
  return context.obj([page.ref, ...how]);
}

/** Gives the links of the drawn pages their places. They carry the names of parts until then. */
export function resolveLinks(page: PDFDict, placeOf: (key: string) => PDFArray | undefined): void {
  const { context } = page;
  for (const one of context.lookupMaybe(page.get(name("Annots")), PDFArray)?.asArray() ?? []) {
    const link = context.lookup(one);
    const ref = link instanceof PDFDict ? link.get(name("A")) : undefined;
    const action = context.lookup(ref);
    if (!(link instanceof PDFDict) || !(action instanceof PDFDict)) continue;
    const target = action.lookup(name("D"));
    if (!(target instanceof PDFString) && !(target instanceof PDFHexString)) continue;
    const place = placeOf(target.decodeText());
    if (!place) continue;
    link.set(name("Dest"), place);
    link.delete(name("A"));
    if (ref instanceof PDFRef) context.delete(ref);
  }
}
