import { DOCUMENT_WORDS } from "#texts/documents.ts";
import { valueWithUnit } from "#domain/specifications/value-with-unit.ts";
import { excerpt } from "#domain/text/text.ts";
import { coverPage } from "../cover.ts";
import { bullets, bulletsHeight } from "../elements/bullets.ts";
import { CONTACT_HEIGHT, contactBlock } from "../elements/contact-block.ts";
import { heading } from "../elements/heading.ts";
import { picturePanel, type Art } from "../elements/picture-panel.ts";
import { compactSpecification, specificationColumnsHeight } from "../elements/specification.ts";
import { table } from "../elements/table.ts";
import { BODY, COLOURS, PAGE_ROOM, STYLES, WIDTH, type Style } from "../theme.ts";
import { fit, wrap } from "../text-shaping.ts";
import { Sheet } from "../sheet.ts";
import type { CatalogueView } from "../views/catalogue-view.ts";
import type { PictureRef } from "../views/pictures.ts";
import type { ProductView } from "../views/product-view.ts";

const PICTURE = { width: 168, height: 126 };
const TEXT = { x: BODY.left + PICTURE.width + 22, width: WIDTH - PICTURE.width - 22 };
/** Longer descriptions are cut to this many characters; the datasheet of the product has all of it. */
const DESCRIPTION = 700;
const FEATURES = 6;
const NAME: Style = { ...STYLES.lead, size: 14, leading: 18 };

/** The catalogue of a category: a comparison of the products, then each product. */
export function catalogue(view: CatalogueView, art: Art<PictureRef>): Promise<Uint8Array> {
  const { language, company, revised, products, parts } = view;
  const words = DOCUMENT_WORDS[language].CATALOGUE_WORDS;
  const sheet = new Sheet({
    language,
    title: `${view.title}: ${view.subtitle}`,
    kind: view.subtitle,
    company,
    revised,
  });
  const values = products.reduce(
    (sum, { groups }) => sum + groups.reduce((rows, group) => rows + group.rows.length, 0),
    0,
  );
  const brands = new Set(products.map(({ brand }) => brand).filter(Boolean));
  coverPage(sheet, {
    title: view.title,
    subtitle: view.subtitle,
    lead: view.description,
    picture: view.cover && { file: art(view.cover), alt: view.title },
    stats: [
      { number: String(products.length), label: words.products(products.length) },
      { number: String(brands.size), label: words.manufacturers(brands.size) },
      { number: String(values), label: words.values(values) },
    ],
  });

  sheet.addPage();
  heading(sheet, words.range, { bookmark: true });
  if (view.total > products.length) {
    sheet.flow("P", words.shows(products.length, view.total), STYLES.small);
    sheet.y += 6;
  }
  for (const { category, names, rows, others } of view.comparison) {
    const nameWidth = names.length === 0 ? WIDTH : 195;
    const valueWidth = (WIDTH - nameWidth) / Math.max(names.length, 1);
    sheet.need(90);
    table(
      sheet,
      [
        { title: category ?? words.product, width: nameWidth, strong: true },
        ...names.map((title) => ({ title, width: valueWidth })),
      ],
      [{ title: null, rows: rows.map(({ product, values }) => [product, ...values]) }],
    );
    if (others.length > 0) {
      sheet.y += 6;
      const which = rows.length > 0 ? words.also : (category ?? words.others);
      sheet.flow("P", sheet.words.SHEET_WORDS.pair(which, others.join(" · ")), STYLES.small);
    }
    sheet.y += 22;
  }

  let category: string | null = null;
  products.forEach((product, index) => {
    if (product.category !== category || index === 0) {
      category = product.category;
      if (sheet.room < 260) sheet.addPage();
      heading(sheet, category ?? view.title, { bookmark: true, keep: 220 });
      sheet.y += 4;
    }
    const specification = parts.specification ? specificationColumnsHeight(product.groups) : 0;
    const height = (parts.presentation ? presentationHeight(product) : 60) + specification;
    // The last product shares its page with the contact block, which would otherwise be alone on one.
    const together = height + (index === products.length - 1 ? CONTACT_HEIGHT + 24 : 0);
    if (height <= PAGE_ROOM) sheet.need(together <= PAGE_ROOM ? together : height);
    if (parts.presentation) presentation(sheet, product, parts, art);
    else name(sheet, product);
    if (parts.specification && product.groups.length > 0) {
      compactSpecification(sheet, product.groups);
      sheet.y += 20;
    }
  });
  contactBlock(sheet, company, words.ask);
  return sheet.finish();
}

function name(sheet: Sheet, product: ProductView): void {
  sheet.need(120);
  sheet.flow("H3", product.name, NAME);
  if (product.line) sheet.flow("P", product.line, STYLES.small);
  sheet.y += 8;
}

function presentation(sheet: Sheet, product: ProductView, parts: CatalogueView["parts"], art: Art<PictureRef>): void {
  const column = product.picture ? TEXT : { x: BODY.left, width: WIDTH };
  sheet.need(Math.min(presentationHeight(product), PAGE_ROOM));
  const top = sheet.y;
  if (product.picture)
    picturePanel(sheet, art(product.picture), product.pictureText, { x: BODY.left, y: top, ...PICTURE });
  sheet.flow("H3", product.name, NAME, column);
  if (product.line) sheet.flow("P", product.line, STYLES.small, column);
  sheet.y += 4;
  sheet.flow("P", excerpt(product.description, DESCRIPTION), STYLES.small, column);
  sheet.y += 6;
  bullets(sheet, product.features.slice(0, FEATURES), {
    columns: 2,
    column,
    style: { ...STYLES.small, colour: COLOURS.ink },
  });
  // Otherwise the description continues on the next page, which has no picture.
  if (sheet.y > top && product.picture) sheet.y = Math.max(sheet.y, top + PICTURE.height);
  sheet.y += 8;
  keyLine(sheet, product);
  sheet.y += parts.specification ? 2 : 24;
}

function presentationHeight(product: ProductView): number {
  const width = product.picture ? TEXT.width : WIDTH;
  const description =
    wrap(excerpt(product.description, DESCRIPTION), STYLES.small, width).length * STYLES.small.leading;
  const features = bulletsHeight(product.features.slice(0, FEATURES), width / 2 - 9, STYLES.small) / 2;
  const text = wrap(product.name, NAME, width).length * NAME.leading + 30 + description + features;
  return Math.max(text, product.picture ? PICTURE.height : 0) + 46;
}

/** The first specifications in one row of figures. */
function keyLine(sheet: Sheet, { key }: ProductView): void {
  if (key.length === 0) return;
  const width = WIDTH / key.length;
  sheet.need(36);
  sheet.artifact(() => sheet.rule(sheet.y, COLOURS.petrol));
  key.forEach((line, index) => {
    const x = BODY.left + index * width;
    const text = valueWithUnit(line);
    sheet.tag("P", () =>
      sheet.content("P", () => {
        sheet.lines([fit(text, STYLES.figureSmall, width - 12)], STYLES.figureSmall, x, sheet.y + 5);
        sheet.lines(wrap(line.name, STYLES.label, width - 12).slice(0, 1), STYLES.label, x, sheet.y + 20);
      }),
    );
  });
  sheet.y += 34;
  sheet.artifact(() => sheet.rule(sheet.y));
}
