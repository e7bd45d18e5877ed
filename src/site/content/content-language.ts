import type { ProductWithBrand } from "#db/products/products.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { FIRST_LANGUAGE, type Language } from "#domain/languages/languages.ts";
import { namesakes } from "#domain/languages/namesakes.ts";
import { inLanguage } from "#domain/languages/translations.ts";
import { WORD_FIELDS, type TranslatedTable } from "#domain/languages/word-fields.ts";
import { compareNames } from "#domain/text/names.ts";
import { attributeFinder } from "#domain/specifications/attribute.ts";

/** The tables whose rows show their own words alone. */
const TABLES = (Object.keys(WORD_FIELDS) as (TranslatedTable & keyof Snapshot)[]).filter(
  (table) => table !== "products" && table !== "attributes",
);

/** What was made of something in a language, from other parts of the content that are still the same. */
type Made = { from: readonly unknown[]; made: unknown };
const known = new WeakMap<object, Partial<Record<Language, Made>>>();

/** The same result as long as what it is made of is the same, so that nothing seems to have changed. */
function once<Result>(of: object, language: Language, from: readonly unknown[], make: () => Result): Result {
  const made = known.get(of) ?? {};
  known.set(of, made);
  const last = made[language];
  if (last?.from.every((part, index) => part === from[index])) return last.made as Result;
  const result = make();
  made[language] = { from, made: result };
  return result;
}

/**
 * The content with the words of its records in a language; what has no translation is the same object. Products carry names of
 * other records: of their brand, their category and their specifications.
 */
export function contentIn(content: Snapshot, language: Language): Snapshot {
  if (language === FIRST_LANGUAGE) return content;
  const tables = Object.fromEntries(
    TABLES.map((table) => {
      const rows: readonly object[] = content[table];
      return [table, once(rows, language, [], () => rows.map((row) => inLanguage(row, table, language)))];
    }),
  ) as unknown as Pick<Snapshot, (typeof TABLES)[number]>;
  const attributes = once(content.attributes, language, [], () => attributesIn(content.attributes, language));
  const from = [content.brands, content.categories, content.attributes];
  const products = once(content.products, language, from, () => {
    const names = namesIn(content, tables, attributes);
    const named = content.products.map((stored) =>
      once(stored, language, from, () => names(inLanguage(stored, "products", language))),
    );
    return inOrderOfNames(named, language);
  });
  const featured = once(content.featured, language, [products, tables.categories], () => {
    const named = new Map([...products, ...tables.categories].map(({ id, name }) => [id, name]));
    return content.featured.map((item) => ({ ...item, item_name: named.get(item.item_id) ?? item.item_name }));
  });
  const brands = once(tables.brands, language, [], () => tables.brands.toSorted(byName));
  return { ...content, ...tables, brands, attributes, products, featured };
}

type Named = { id: string; name: string };
const byName = (one: Named, other: Named): number =>
  compareNames(one.name, other.name) || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** Where each product stood last in the list of a language. */
const places: Partial<Record<Language, ReadonlyMap<string, number>>> = {};

/** Rows by their names in a language. Few have changed since the last time, and sorting what is nearly sorted compares little. */
function inOrderOfNames<Row extends Named>(rows: readonly Row[], language: Language): Row[] {
  const last = places[language] ?? new Map<string, number>();
  const place = ({ id }: Row): number => last.get(id) ?? last.size;
  const sorted = rows.toSorted((one, other) => place(one) - place(other)).sort(byName);
  places[language] = new Map(sorted.map(({ id }, index) => [id, index]));
  return sorted;
}

/** Of several specifications with the same translation all keep their own names: the name says in which unit a figure is meant. */
function attributesIn(all: Snapshot["attributes"], language: Language): Snapshot["attributes"] {
  const shown = all.map((stored) => inLanguage(stored, "attributes", language));
  const shared = namesakes(all, language);
  return all.map((stored, index) => {
    const one = shown[index];
    if (one === undefined || one === stored) return stored;
    // Products and addresses name it as it is stored.
    const synonyms = [...stored.synonyms, stored.name];
    return { ...one, ...(shared.has(stored.id) && { name: stored.name }), synonyms, source: stored };
  });
}

/** Gives a product the names of its brand, its category and its specifications as they are shown. */
function namesIn(
  content: Snapshot,
  { brands, categories }: Pick<Snapshot, "brands" | "categories">,
  attributes: Snapshot["attributes"],
): (product: ProductWithBrand) => ProductWithBrand {
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]));
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const find = attributeFinder(content.attributes.map((stored, index) => ({ ...stored, shown: attributes[index] })));
  return (product) => ({
    ...product,
    brand: product.brand && { ...product.brand, name: brandNames.get(product.brand.id) ?? product.brand.name },
    category: categoryNames.get(product.category_id ?? "") ?? product.category,
    specifications: product.specifications.map((specification) => {
      const attribute = find(specification.name);
      if (!attribute?.shown) return specification;
      const choice = attribute.choices.indexOf(specification.value);
      const value = attribute.shown.choices[choice] ?? specification.value;
      return { ...specification, name: attribute.shown.name, value };
    }),
  });
}
