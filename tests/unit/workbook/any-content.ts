import fc from "fast-check";
import type { Field, Fields } from "#domain/content/fields.ts";
import { pairOf, withPairs, type Pair, type Translations } from "#domain/languages/translations.ts";
import { WORD_FIELDS, type TranslatedTable } from "#domain/languages/word-fields.ts";
import { wordsOf, type WordFields } from "#domain/languages/words.ts";
import { SECTION_NAMES, SECTION_TYPES } from "#domain/pages/sections.ts";
import { AFTER_PRODUCTS, BEFORE_PRODUCTS, EXPECTED, type RecordSheet } from "#domain/workbook/sheets.ts";
import type { SiteContent, SiteRow } from "#domain/workbook/site-content.ts";

/** Sites with anything in their fields, for properties of the workbook. Their records are called by numbers. */

const WORD = fc.constantFrom(
  ...[
    "Fan",
    "kW: 35",
    "---",
    "-",
    "\\-",
    "=SUM(A1)",
    "'quoted",
    "7/12 °C",
    "a  b",
    "Title: x",
    "12.50",
    "Yes",
    "مروحة",
    "_x000D_",
  ],
);
const line = fc.array(WORD, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
const long = fc.array(
  fc.oneof(
    line,
    fc.constant(""),
    line.map((text) => `  ${text}`),
  ),
  { minLength: 1, maxLength: 4 },
);
const textBlock = long.map((lines) => lines.join("\n").trim());

/** The types of sections that every page may have. */
const WRITTEN = SECTION_NAMES.filter((name) => name !== "part");

/** What a form may hold in a field. */
function typedValue(field: Field): fc.Arbitrary<unknown> {
  const { control } = field;
  const maybe = (value: fc.Arbitrary<unknown>) => (field.required ? value : fc.oneof(fc.constant(""), value));
  switch (control.type) {
    case "switch":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...control.options);
    case "date":
      return maybe(fc.constantFrom("2024-02-29", "2026-11-26"));
    case "picture":
      return maybe(fc.constantFrom("/products/fan.svg", "https://example.com/a.webp"));
    case "category":
      return fc.constant("");
    case "records":
    case "owners":
      return fc.constant([]);
    case "document":
      return fc.constant(null);
    case "sections":
      return fc.array(
        fc
          .constantFrom(...WRITTEN)
          .chain((type) =>
            fc.record({ type: fc.constant(type), hidden: fc.boolean(), ...values(SECTION_TYPES[type].fields) }),
          ),
        { maxLength: 3 },
      );
    case "entries":
      return fc.array(fc.record(values(control.fields)), { maxLength: 3 });
    case "translations":
      return fc.constant({});
    case "long text":
    case "markdown":
      return field.required ? textBlock.filter((text) => text !== "") : textBlock;
    case "text":
      if (control.digits) return maybe(fc.constantFrom("3", "7"));
      if (control.input === "url") return fc.constantFrom("/services", "https://example.com/x");
      return maybe(line);
    case "slug":
      return fc.constant("");
  }
}

const values = (fields: Fields): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, typedValue(field)]));

const translation = fc.oneof(fc.constant(""), line, fc.constantFrom("مبرد 12 kW", "-"));

/** Translations of a record, of which some are of an earlier wording if `isOutdated`. */
function translationsOf(row: object, fields: WordFields, isOutdated: boolean): fc.Arbitrary<Translations> {
  const stored = row as Record<string, unknown>;
  const words = Object.keys(fields).flatMap((name) => {
    const own = wordsOf(fields, name, stored[name]);
    return own.length > 0 ? [{ name, own }] : [];
  });
  return fc
    .tuple(
      ...words.map(({ own }) =>
        fc.array(fc.tuple(translation, fc.integer({ min: 0, max: 9 })), {
          minLength: own.length,
          maxLength: own.length,
        }),
      ),
    )
    .map((all) =>
      words.reduce<Translations>((done, { name, own }, at) => {
        const pairs = own.map((word, place): Pair => {
          const [text = "", age = 0] = all[at]?.[place] ?? [];
          return pairOf(isOutdated && age === 0 && text !== "" ? "An earlier wording" : word, text);
        });
        return pairs.some(([, text]) => text !== "") ? withPairs(done, "ar", name, pairs) : done;
      }, {}),
    );
}

const idOf = (table: number, row: number): string =>
  `00000000-0000-4000-8000-${String(table * 1000 + row).padStart(12, "0")}`;

function rowsOf(
  { table, fields, nameField, slugField }: RecordSheet,
  at: number,
  isOutdated: boolean,
): fc.Arbitrary<SiteRow[]> {
  const one = (row: number): fc.Arbitrary<SiteRow[]> =>
    fc.record(values(fields)).chain((typed) => {
      const given: Record<string, unknown> = { ...typed, [nameField]: `Record ${row}` };
      if (slugField) given[slugField] = `${table}-${row}`;
      const stored: Record<string, unknown> & { id: string } = { id: idOf(at, row) };
      for (const [name, field] of Object.entries(fields)) {
        if (name === EXPECTED || name === "translations") continue;
        const { data, success } = field.schema.safeParse(given[name]);
        // What the form would not store is not on the site.
        if (!success) return fc.constant([]);
        stored[name] = data;
      }
      return translationsOf(stored, WORD_FIELDS[table as TranslatedTable], isOutdated).map((translations) => [
        { ...stored, ...(table === "categories" && { [EXPECTED]: [] }), translations } as SiteRow,
      ]);
    });
  return fc.tuple(one(1), one(2)).map((rows) => rows.flat());
}

const sheets = [...BEFORE_PRODUCTS, ...AFTER_PRODUCTS];
const tables = (isOutdated: boolean) =>
  fc.record(Object.fromEntries(sheets.map((sheet, at) => [sheet.table, rowsOf(sheet, at, isOutdated)])));

const product = (row: number, brand: string, category: string, isOutdated: boolean): fc.Arbitrary<SiteRow> =>
  fc
    .record({
      model: fc.constantFrom(null, "19XR"),
      item_type: fc.constantFrom("product", "category"),
      featured: fc.boolean(),
      availability: fc.constantFrom("current", "survey"),
      description: textBlock.filter((text) => text !== ""),
      specifications: fc.uniqueArray(fc.record({ name: fc.constantFrom("Capacity", "Model", "COP"), value: line }), {
        selector: ({ name }) => name,
      }),
      features: fc.array(line, { maxLength: 3 }),
      images: fc.array(fc.record({ url: fc.constant("/a.svg"), alt: fc.constantFrom("", "A fan") }), { maxLength: 2 }),
    })
    .chain((values_) => {
      const stored = {
        ...{
          id: idOf(50, row),
          name: `Product ${row}`,
          slug: `product-${row}`,
          brand_id: brand,
          category_id: category,
        },
        ...{ successor: null, series_id: null, ...values_ },
      };
      return translationsOf(stored, WORD_FIELDS.products, isOutdated).map((translations) => ({
        ...stored,
        translations,
      }));
    });

/** The first product is the series of the second, where it is a family. */
const seriesOf = (row: SiteRow, first: SiteRow | undefined): string | null =>
  first?.["item_type"] === "category" && row["item_type"] === "product" ? first.id : null;

/** Any site, with translations of earlier wordings if `isOutdated`. Its products have a brand and a category, where there are such. */
export const siteContent = (isOutdated: boolean): fc.Arbitrary<SiteContent> =>
  tables(isOutdated).chain((content) => {
    const [brand, category] = [content["brands"]?.[0]?.id, content["categories"]?.[0]?.id];
    const one = (row: number) => product(row, brand ?? "", category ?? "", isOutdated);
    const products = brand && category ? fc.tuple(one(1), one(2)) : fc.constant([]);
    return products.map((rows) => ({
      ...content,
      products: rows.map((row, at) => ({ ...row, series_id: at === 1 ? seriesOf(row, rows[0]) : null })),
      settings: [],
      category_attributes: [],
    }));
  });
