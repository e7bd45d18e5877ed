import type { NumberedPart } from "#domain/submittals/numbering.ts";
import type { PackageItem } from "#domain/submittals/parts.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { PACKAGE_TEXTS as T } from "#texts/en/submittals/package.ts";
import { facts } from "../elements/facts.ts";
import { heading } from "../elements/heading.ts";
import { pageLine } from "../elements/page-lines.ts";
import type { Sheet } from "../sheet.ts";
import { BODY, COLOURS, STYLES, WIDTH, type Style } from "../theme.ts";

const NUMBER: Style = { weight: "light", size: 108, leading: 118, colour: COLOURS.petrol };
const NAME: Style = { ...STYLES.title, size: 24, leading: 30 };
/** Names that would leave no room for the contents are set smaller. */
const LONG = 90;

/** The page before the sheets of an item: its number, large enough to be found by leafing, what it is, and its contents. */
export function dividerPage(
  sheet: Sheet,
  { tags, name, brand, quantity, note, notCompared, revised }: PackageItem,
  { divider, inside }: { divider: NumberedPart; inside: readonly NumberedPart[] },
): void {
  sheet.addPage();
  sheet.y += 46;
  sheet.flow("P", [T.item, revised].filter(Boolean).join(" · "), STYLES.kicker);
  sheet.flow("H1", String(divider.item), NUMBER);
  sheet.artifact(() => sheet.doc.rect(BODY.left, sheet.y + 4, 46, 2).fill(COLOURS.copper));
  sheet.y += 26;
  if (tags !== "") {
    sheet.flow("P", tags, { ...STYLES.lead, colour: COLOURS.petrol });
    sheet.y += 4;
  }
  sheet.flow("P", name, name.length > LONG ? STYLES.titleLong : NAME, { x: BODY.left, width: WIDTH });
  sheet.y += 14;
  facts(
    sheet,
    [
      { label: T.brand, value: brand },
      { label: T.quantity, value: writtenNumber(quantity) },
      { label: T.note, value: note },
    ].filter(({ value }) => value !== ""),
    { columns: 1 },
  );
  sheet.y += 28;
  heading(sheet, T.contents);
  for (const { title, first, key } of inside) pageLine(sheet, { text: title, page: first, target: key });
  if (notCompared !== "") {
    sheet.y += 8;
    sheet.flow("P", notCompared, STYLES.small);
  }
}
