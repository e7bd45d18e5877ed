import { PDFDict, PDFHexString, PDFName, PDFNumber, PDFRef, type PDFContext, type PDFObject } from "@cantoo/pdf-lib";

/** A bookmark with those below it. */
export type Bookmark = { title: string; place: PDFObject; inside: readonly Bookmark[] };

const name = (text: string): PDFName => PDFName.of(text);

/** Writes a tree of bookmarks; those below the first level are folded. Answers the object that the catalogue refers to. */
export function writeOutline(context: PDFContext, bookmarks: readonly Bookmark[]): PDFRef {
  const root = context.nextRef();
  const ends = writeLevel(context, bookmarks, root);
  const entries: [PDFName, PDFObject][] = [[name("Type"), name("Outlines")], ...ends];
  context.assign(
    root,
    PDFDict.fromMapWithContext(new Map([...entries, [name("Count"), PDFNumber.of(bookmarks.length)]]), context),
  );
  return root;
}

function writeLevel(context: PDFContext, bookmarks: readonly Bookmark[], parent: PDFRef): [PDFName, PDFObject][] {
  const refs = bookmarks.map(() => context.nextRef());
  bookmarks.forEach(({ title, place, inside }, at) => {
    const own = refs[at];
    if (!own) return;
    const [before, after] = [refs[at - 1], refs[at + 1]];
    const entries: [PDFName, PDFObject][] = [
      [name("Title"), PDFHexString.fromText(title)],
      [name("Parent"), parent],
      [name("Dest"), place],
      ...(before ? [[name("Prev"), before] as [PDFName, PDFObject]] : []),
      ...(after ? [[name("Next"), after] as [PDFName, PDFObject]] : []),
      ...(inside.length > 0
        ? [...writeLevel(context, inside, own), [name("Count"), PDFNumber.of(-inside.length)] as [PDFName, PDFObject]]
        : []),
    ];
    context.assign(own, PDFDict.fromMapWithContext(new Map(entries), context));
  });
  const [first] = refs;
  const last = refs.at(-1);
  return first && last
    ? [
        [name("First"), first],
        [name("Last"), last],
      ]
    : [];
}

/** Removes a tree of bookmarks from a document. */
export function removeOutline(context: PDFContext, root: PDFObject | undefined): void {
  const waiting = [root];
  while (waiting.length > 0) {
    const ref = waiting.pop();
    const dict = context.lookup(ref);
    if (!(ref instanceof PDFRef) || !(dict instanceof PDFDict)) continue;
    waiting.push(dict.get(name("First")), dict.get(name("Next")));
    context.delete(ref);
  }
}
