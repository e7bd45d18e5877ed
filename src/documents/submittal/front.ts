import { numbered, indexOf, isDrawn, pagesOf, type NumberedPart } from "#domain/submittals/numbering.ts";
import { partsOf, type DrawnPages, type PackageItem } from "#domain/submittals/parts.ts";
import { PACKAGE_TEXTS as T } from "#texts/en/submittals/package.ts";
import { Sheet } from "../sheet.ts";
import { changePages } from "./change-pages.ts";
import { comparisonPages } from "./comparison-pages.ts";
import { dividerPage } from "./divider-page.ts";
import { indexPages } from "./index-pages.ts";
import { packageCover } from "./package-cover.ts";
import { packageOptions, type SubmittalView } from "./submittal-view.ts";
import { transmittalPages } from "./transmittal-pages.ts";

/** The pages that are drawn for a package, as one PDF, and all parts of the package with their pages. */
export type Front = { bytes: Uint8Array; parts: NumberedPart[]; total: number };

const ROUNDS = 4;

/**
 * Draws everything of a package but the documents that are taken in. An index needs the numbers of pages that are known only when
 * the index is drawn, so all is drawn until what was assumed is what has come out: twice, as numbers change no line.
 */
export async function drawFront(view: SubmittalView): Promise<Front> {
  let drawn: DrawnPages = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { parts, total } = numbered(partsOf(view.items, T, drawn, view.changes !== undefined));
    const { sheet, pages } = drawParts(view, parts, total);
    const isAsAssumed = parts.every(({ key, pages: assumed }) => (pages.get(key) ?? assumed) === assumed);
    if (isAsAssumed) return { bytes: await sheet.finish(), parts, total };
    drawn = pages;
  }
  throw new Error("The numbers of the pages do not settle.");
}

/** Draws all parts onto a sheet that is not finished yet; answers how many pages each has taken. */
function drawParts(
  view: SubmittalView,
  parts: readonly NumberedPart[],
  of: number,
): { sheet: Sheet; pages: DrawnPages } {
  const numbers = pagesOf(parts.filter(isDrawn));
  const sheet = new Sheet({ ...packageOptions(view), numbering: { numbers, of } });
  const pages = new Map<string, number>();
  const draw = (key: string, write: () => void): void => {
    const before = sheet.pageCount;
    write();
    pages.set(key, sheet.pageCount - before);
  };
  draw("cover", () => packageCover(sheet, view, of));
  const { changes } = view;
  if (changes) draw("changes", () => changePages(sheet, view.form, changes));
  draw("transmittal", () => transmittalPages(sheet, view));
  draw("index", () => indexPages(sheet, parts, view.items));
  for (const entry of indexOf(parts)) {
    const { key, item } = entry.divider;
    const shown: PackageItem | undefined = view.items[(item ?? 0) - 1];
    if (!shown) continue;
    draw(key, () => dividerPage(sheet, shown, entry));
    const comparison = entry.inside.find(({ kind }) => kind === "comparison");
    if (comparison) draw(comparison.key, () => comparisonPages(sheet, view.form, shown, item ?? 0));
  }
  return { sheet, pages };
}
