import type { PDFRef } from "@cantoo/pdf-lib";
import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, type PDFContext, type PDFObject } from "@cantoo/pdf-lib";
import { ObjectCopier } from "./copy-pages.ts";
import { boxOf, type Box, type SourceDocument, type SourcePage } from "./source-document.ts";

const name = (text: string): PDFName => PDFName.of(text);
const STAMP = name("PlantroomStamp");
/** From the lower right corner of A4 as one sees it, in points: below the frame of the site's own sheets. */
const MARGIN = { right: 28, bottom: 6 };
const A4_AREA = 595.28 * 841.89;

/** The stamps of a package as objects that pages can draw. `size`: width and height. */
export type Stamp = { ref: PDFRef; size: readonly [number, number] };

/** Takes the pages of the PDF that `drawStamps` makes into the document of the package. */
export function takeStamps(source: SourceDocument, target: PDFContext): Stamp[] {
  const { context, pages } = source;
  const copier = new ObjectCopier(source, target);
  const stamps = pages.map(({ dict, inherited }): Stamp => {
    const box = boxOf({ dict, inherited });
    const content = context.lookup(dict.get(name("Contents")));
    if (!(content instanceof PDFRawStream)) throw new Error("A stamp has no content.");
    const resources = inherited.get(name("Resources"));
    const form = copier.dict([
      ...content.dict.entries(),
      [name("Type"), name("XObject")],
      [name("Subtype"), name("Form")],
      [name("BBox"), target.obj([box.x0, box.y0, box.x1, box.y1])],
      ...(resources ? [[name("Resources"), resources] as const] : []),
    ]);
    const ref = target.register(PDFRawStream.of(form, content.contents));
    return { ref, size: [box.x1 - box.x0, box.y1 - box.y0] };
  });
  copier.finish();
  return stamps;
}

/** Where a stamp is drawn: six numbers that turn its own coordinates into those of the page. */
export function stampPlace(box: Box, [width]: readonly [number, number]): number[] {
  const { x0, y0, x1, y1, turn, unit } = box;
  const [across, up] = [x1 - x0, y1 - y0];
  const seen = turn % 180 === 0 ? across : up;
  // As large on A3 as on A4 when both are printed on one paper, and never wider than the page.
  const asPrinted = Math.sqrt((across * up * unit * unit) / A4_AREA);
  const scale = Math.min(Math.max(0.7, asPrinted) / unit, (seen * 0.9) / width);
  const u = Math.max(seen * 0.05, seen - MARGIN.right * scale - width * scale);
  const v = MARGIN.bottom * scale;
  const turned = {
    0: [scale, 0, 0, scale, x0 + u, y0 + v],
    90: [0, scale, -scale, 0, x1 - v, y0 + u],
    180: [-scale, 0, 0, -scale, x1 - u, y1 - v],
    270: [0, -scale, scale, 0, x0 + v, y1 - u],
  };
  return turned[turn];
}

/** Puts a stamp on a page. What the page draws is closed off before, so that it does not move the stamp by mistake. */
export function stampPage(page: SourcePage, stamp: Stamp, opening: PDFRef): void {
  const { dict, inherited } = page;
  const { context } = dict;
  const resources = shallow(context.lookupMaybe(inherited.get(name("Resources")), PDFDict), context);
  const drawn = shallow(context.lookupMaybe(resources.get(name("XObject")), PDFDict), context);
  drawn.set(STAMP, stamp.ref);
  resources.set(name("XObject"), drawn);
  dict.set(name("Resources"), resources);
  const matrix = stampPlace(boxOf(page), stamp.size).map((number) =>
    PDFNumber.of(Number(number.toFixed(3))).toString(),
  );
  const drawing = context.register(
    context.stream(
      `\nQ /Artifact <</Type /Pagination /Subtype /Footer>> BDC q ${matrix.join(" ")} cm /${STAMP.decodeText()} Do Q EMC\n`,
    ),
  );
  const content = dict.get(name("Contents"));
  const all = PDFArray.withContext(context);
  for (const part of [opening, ...partsOf(content, context), drawing]) all.push(part);
  dict.set(name("Contents"), all);
}

function partsOf(content: PDFObject | undefined, context: PDFContext): PDFObject[] {
  const found = context.lookup(content);
  if (found instanceof PDFArray) return found.asArray();
  return content === undefined || found === undefined ? [] : [content];
}

/** A dictionary of its own with the same entries: pages share theirs. */
const shallow = (dict: PDFDict | undefined, context: PDFContext): PDFDict =>
  PDFDict.fromMapWithContext(new Map(dict?.entries() ?? []), context);
