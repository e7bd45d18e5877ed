import { DOCUMENT_WORDS } from "#texts/documents.ts";
import { valueWithUnit } from "#domain/specifications/value-with-unit.ts";
import { bullets, bulletsHeight } from "../elements/bullets.ts";
import { COMPACT_CONTACT_HEIGHT, CONTACT_HEIGHT, contactBlock } from "../elements/contact-block.ts";
import { dimensionLine } from "../elements/dimension-line.ts";
import { figures, keyFigures } from "../elements/figures.ts";
import { heading } from "../elements/heading.ts";
import { picturePanel, type Art } from "../elements/picture-panel.ts";
import {
  specificationColumns,
  specificationColumnsHeight,
  specificationHeight,
  specificationTable,
} from "../elements/specification.ts";
import { table } from "../elements/table.ts";
import { BODY, STYLES, WIDTH, type Style } from "../theme.ts";
import { wrap } from "../text-shaping.ts";
import { Sheet } from "../sheet.ts";
import type { PictureRef } from "../views/pictures.ts";
import type { ProductSheetView } from "../views/product-view.ts";

const LEFT = { x: BODY.left, width: 306 };
const RIGHT = { x: BODY.left + 306 + 26, width: WIDTH - 306 - 26 };

/** The datasheet of one product. */
export function productSheet(
  { language, company, product, revised }: ProductSheetView,
  art: Art<PictureRef>,
): Promise<Uint8Array> {
  const words = DOCUMENT_WORDS[language].DATASHEET_WORDS;
  const kind = product.family ? words.familyKind : words.kind;
  const sheet = new Sheet({ language, title: product.name, kind, company, revised });
  sheet.addPage();
  if (product.category) {
    sheet.flow("P", product.category, STYLES.kicker);
    sheet.y += 3;
  }
  const title = wrap(product.name, STYLES.title, WIDTH).length > 3 ? STYLES.titleLong : STYLES.title;
  sheet.flow("H1", product.name, title);
  sheet.y += 3;
  if (product.line)
    sheet.flow("P", product.line, { ...STYLES.body, size: 11, leading: 16, colour: STYLES.small.colour });
  sheet.y += 14;

  const plan = pagePlan(sheet, product);
  if (product.picture) {
    const height = plan.pictureHeight;
    sheet.need(height + 24);
    picturePanel(sheet, art(product.picture), product.pictureText, {
      x: LEFT.x,
      y: sheet.y,
      width: LEFT.width,
      height,
    });
    keyFigures(sheet, product.key, RIGHT.x, sheet.y, RIGHT.width, (height / 4) * product.key.length);
    sheet.y += height + 12;
    dimensionLine(sheet, LEFT.x, sheet.y, LEFT.width, product.model ?? "");
    sheet.y += 22;
  } else if (product.key.length > 0) {
    figures(
      sheet,
      product.key.map((line) => ({ number: valueWithUnit(line), label: line.name })),
      STYLES.figureMedium,
    );
    sheet.y += 10;
  }

  const beside = product.features.length > 0 && besideHeight(product) + 34 <= sheet.room;
  if (beside) {
    const top = sheet.y;
    heading(sheet, words.description, { column: LEFT });
    sheet.flow("P", product.description, STYLES.body, LEFT);
    const left = sheet.y;
    sheet.y = top;
    heading(sheet, words.features, { column: RIGHT });
    bullets(sheet, product.features, { column: RIGHT, style: FEATURE });
    sheet.y = Math.max(left, sheet.y) + 14;
  } else {
    heading(sheet, words.description);
    sheet.flow("P", product.description, STYLES.body);
    sheet.y += 16;
    if (product.features.length > 0) {
      heading(sheet, words.features);
      bullets(sheet, product.features, { columns: 2 });
      sheet.y += 14;
    }
  }
  if (product.groups.length > 0) {
    if (plan.newPage) sheet.addPage();
    heading(sheet, words.specification, { keep: 80 });
    if (plan.columns) specificationColumns(sheet, product.groups);
    else specificationTable(sheet, product.groups);
    sheet.y += 4;
    for (const note of product.conditions) sheet.flow("P", note, STYLES.label);
    sheet.y += 4;
  }
  if (product.sizes) {
    const { columns, rows } = product.sizes;
    const figureWidth = (WIDTH - SIZE_WIDTH) / Math.max(1, columns.length - 1);
    heading(sheet, words.sizes, { keep: 80 });
    table(
      sheet,
      columns.map((title, at) => ({ title, width: at === 0 ? SIZE_WIDTH : figureWidth, strong: at === 0 })),
      [{ title: null, rows }],
    );
    sheet.y += 14;
  }
  contactBlock(sheet, company, words.ask, plan.compact);
  return sheet.finish();
}

type PagePlan = { pictureHeight: number; columns: boolean; compact: boolean; newPage: boolean };

/**
 * Most products fit on one page if the picture is made smaller or the specifications are set in two columns. If neither is
 * enough, the technical data begin on the second page.
 */
function pagePlan(sheet: Sheet, product: ProductSheetView["product"]): PagePlan {
  const notes = product.conditions.flatMap((note) => wrap(note, STYLES.label, WIDTH)).length * STYLES.label.leading;
  const lists = sheet.room - (product.picture ? 34 : 90) - besideHeight(product) - notes - HEADING - 14;
  const room = (specification: number, compact: boolean): number =>
    lists - HEADING - specification - (compact ? COMPACT_CONTACT_HEIGHT : CONTACT_HEIGHT) - 8 - SLACK;
  for (const { columns, compact, least } of PLANS) {
    const height = room((columns ? specificationColumnsHeight : specificationHeight)(product.groups), compact);
    if (height >= (product.picture ? least : 0))
      return { pictureHeight: Math.min(height, PICTURE.usual), columns, compact, newPage: false };
  }
  // If the description needs a second page anyway, the table follows without a page break.
  const presented = lists >= PICTURE.usual;
  return {
    pictureHeight: presented && product.picture ? Math.min(lists, PICTURE.most) : PICTURE.usual,
    columns: false,
    compact: false,
    newPage: presented,
  };
}

/** The width of the column with the names of sizes. */
const SIZE_WIDTH = 110;
const FEATURE: Style = { ...STYLES.body, size: 8.8, leading: 12.6 };
const PICTURE = { usual: 229, most: 300 };
const HEADING = 32;
/** A tolerance for rounding, so that a sheet that fits exactly does not break before its last element. */
const SLACK = 1;
/** Layouts that may fit on one page, the most spacious first. */
const PLANS = [
  { columns: false, compact: false, least: 180 },
  { columns: true, compact: false, least: 180 },
  { columns: true, compact: true, least: 148 },
];

function besideHeight({ description, features }: ProductSheetView["product"]): number {
  return Math.max(
    wrap(description, STYLES.body, LEFT.width).length * STYLES.body.leading,
    bulletsHeight(features, RIGHT.width, FEATURE),
  );
}
