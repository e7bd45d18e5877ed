import { bullets, bulletsHeight, contactBlock, dimensionLine, heading, keyFigures, figures, picturePanel, specificationTable, type Art } from "../elements.ts";
import { BODY, STYLES, WIDTH } from "../look.ts";
import { wrap } from "../lettering.ts";
import { Sheet } from "../sheet.ts";
import type { PictureRef } from "../views/pictures.ts";
import { productLine, type ProductSheetView } from "../views/product.ts";

const LEFT = { x: BODY.left, width: 306 };
const RIGHT = { x: BODY.left + 306 + 26, width: WIDTH - 306 - 26 };

/** The datasheet of one product. */
export function productSheet({ company, product, revised }: ProductSheetView, art: Art<PictureRef>): Promise<Buffer> {
  const kind = product.family ? "Product family datasheet" : "Product datasheet";
  const sheet = new Sheet({ title: product.name, kind, company, revised });
  sheet.addPage();
  if (product.category) {
    sheet.flow("P", product.category, STYLES.kicker);
    sheet.y += 3;
  }
  const title = wrap(product.name, STYLES.title, WIDTH).length > 3 ? STYLES.titleLong : STYLES.title;
  sheet.flow("H1", product.name, title);
  sheet.y += 3;
  if (productLine(product)) sheet.flow("P", productLine(product), { ...STYLES.body, size: 11, leading: 16, colour: STYLES.small.colour });
  sheet.y += 16;

  if (product.picture) {
    const height = 229;
    sheet.need(height + 24);
    picturePanel(sheet, art(product.picture), product.pictureText, { x: LEFT.x, y: sheet.y, width: LEFT.width, height });
    keyFigures(sheet, product.key, RIGHT.x, sheet.y, RIGHT.width, product.key.length < 4 ? product.key.length * 57 : height);
    sheet.y += height + 12;
    dimensionLine(sheet, LEFT.x, sheet.y, LEFT.width, product.model ?? "");
    sheet.y += 24;
  } else if (product.key.length > 0) {
    figures(sheet, product.key.map(({ name, value, unit }) => ({ number: [value, unit].filter(Boolean).join(" "), label: name })), STYLES.figureMedium);
    sheet.y += 10;
  }

  const beside = product.features.length > 0 && besideHeight(product) + 34 <= sheet.room;
  if (beside) {
    const top = sheet.y;
    heading(sheet, "Description", { column: LEFT });
    sheet.flow("P", product.description, STYLES.body, LEFT);
    const left = sheet.y;
    sheet.y = top;
    heading(sheet, "Features", { column: RIGHT });
    bullets(sheet, product.features, { column: RIGHT });
    sheet.y = Math.max(left, sheet.y) + 16;
  } else {
    heading(sheet, "Description");
    sheet.flow("P", product.description, STYLES.body);
    sheet.y += 16;
    if (product.features.length > 0) {
      heading(sheet, "Features");
      bullets(sheet, product.features, { columns: 2 });
      sheet.y += 14;
    }
  }
  if (product.groups.length > 0) {
    heading(sheet, "Specification", { keep: 80 });
    specificationTable(sheet, product.groups);
    sheet.y += 16;
  }
  contactBlock(sheet, company, {
    title: "Selection, quotation, documents",
    text: "Values describe the equipment at its stated conditions. Send us yours, with the ambient temperature on site, and you receive a selection, a quotation and the maker's documents.",
  });
  return sheet.finish();
}

function besideHeight({ description, features }: ProductSheetView["product"]): number {
  return Math.max(wrap(description, STYLES.body, LEFT.width).length * STYLES.body.leading, bulletsHeight(features, RIGHT.width));
}
