import { indexOf, type NumberedPart } from "#domain/submittals/numbering.ts";
import type { PackageItem } from "#domain/submittals/parts.ts";
import { PACKAGE_TEXTS as T } from "#texts/en/submittals/package.ts";
import { pageLine } from "../elements/page-lines.ts";
import type { Sheet } from "../sheet.ts";
import { BODY, COLOURS, STYLES, WIDTH } from "../theme.ts";

const INDENT = 26;
/** An item with few parts is not divided between pages; one with more has at least its first part beside it. */
const LINE = 19;
const FEW = 8;

/** The index: every part of a package with the number of its first page, each line a link to it. */
export function indexPages(sheet: Sheet, parts: readonly NumberedPart[], items: readonly PackageItem[]): void {
  sheet.addPage();
  sheet.flow("H1", T.index, STYLES.title);
  sheet.y += 2;
  sheet.flow("P", T.indexHint, STYLES.small);
  sheet.y += 8;
  sheet.artifact(() => sheet.rule(sheet.y, COLOURS.petrol, undefined, undefined, 0.8));
  sheet.y += 4;
  for (const { title, first, key } of parts.filter(({ item }) => item === null)) {
    pageLine(sheet, { text: title, page: first, target: key, indent: INDENT });
  }
  for (const { divider, inside } of indexOf(parts)) {
    const { item, title, first, key } = divider;
    sheet.y += 6;
    sheet.need(LINE * (inside.length <= FEW ? inside.length + 2 : 3));
    sheet.artifact(() => sheet.rule(sheet.y));
    sheet.y += 2;
    pageLine(sheet, { text: title, page: first, target: key, strong: true, number: String(item), indent: INDENT });
    for (const part of inside)
      pageLine(sheet, { text: part.title, page: part.first, target: part.key, indent: INDENT });
    const notCompared = items[(item ?? 0) - 1]?.notCompared;
    if (notCompared) sheet.flow("P", notCompared, STYLES.small, { x: BODY.left + INDENT, width: WIDTH - INDENT });
  }
}
