import { createHash } from "node:crypto";
import type { ProductWithBrand } from "#db/products/products.ts";
import { listedName } from "#domain/listing/product-data.ts";
import { checksumOf } from "#domain/listing/facet-columns.ts";
import type { IndexPart } from "#domain/search/search-index.ts";
import { indexMaker, type BuiltPart } from "#domain/search/search-parts.ts";
import { makeSizeParts } from "#domain/search/search-quantities.ts";
import { isVocabulary, type Vocabulary } from "#domain/search/search-typos.ts";
import { RECORDS_PER_FILE, type SearchDirectory } from "#domain/search/search.ts";
import { compareNames } from "#domain/text/names.ts";
import { perContent, perRow, siteData } from "../content/site-data.ts";
import { categoryListings } from "../listing/listing-page.ts";
import { sizesOf } from "../products/series.ts";
import { findableBrand, findableCategory, findableProduct, type Findable } from "./search-texts.ts";

/** The directory, and the content of each file that it names. */
export type SearchFiles = { directory: SearchDirectory; files: ReadonlyMap<string, string> };

/** Free positions after the brands and after the categories, so that an added one moves no others. */
const SPARE_POSITIONS = 256;

const withSpare = (count: number): number => Math.ceil((count + 1) / SPARE_POSITIONS) * SPARE_POSITIONS;

/** The index of each language is another one. */
const makeParts = perContent(indexMaker);

/** The search index of products, categories and brands; the pages with text (services, solutions, …) are found by Pagefind. */
export const searchFiles = perContent(makeSearchFiles);

function makeSearchFiles(): SearchFiles {
  const brands = siteData()
    .brands.map((brand) => findableBrand(brand))
    .sort((a, b) => compareNames(a.record.title, b.record.title));
  const categories = siteData().categories.flatMap((category) => {
    const listed = categoryListings().get(category.slug)?.pages[0]?.items ?? [];
    const picture = listed.find((item) => item.picture)?.picture ?? null;
    // Leave out categories without products.
    return listed.length === 0 ? [] : [findableCategory(category, picture)];
  });
  const products = inOrder().map(findableProduct);
  const firstCategory = withSpare(brands.length);
  const firstProduct = firstCategory + withSpare(categories.length);
  const files = new Map<string, string>();
  const add = ({ name, json }: File): string => {
    files.set(name, json);
    return name;
  };
  const texts: (Findable | undefined)[] = [...brands];
  texts.length = firstCategory;
  texts.push(...categories);
  texts.length = firstProduct;
  texts.push(...products);
  const parts = makeParts()(texts);
  const partFiles = parts.map((part) => partFile(part));
  const sizes = makeSizeParts(products.map(({ figures }) => figures));
  const brandColumn = columnOf([...brands, ...products].map(({ brand }) => brand));
  const categoryColumn = columnOf([...categories, ...products].map(({ category }) => category));
  const placeOf = new Map(siteData().products.map(({ id }, at) => [id, at]));
  return {
    files,
    directory: {
      beginnings: parts.map(({ beginning }) => beginning),
      parts: partFiles.map(add),
      sizes: Object.fromEntries(
        [...sizes]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, part]) => [name, add(fileOf(JSON.stringify(part)))]),
      ),
      vocabulary: add(
        fileOf(
          JSON.stringify({
            words: partFiles.flatMap(({ vocabulary }) => vocabulary.words),
            counts: partFiles.flatMap(({ vocabulary }) => vocabulary.counts),
          } satisfies Vocabulary),
        ),
      ),
      records: {
        brands: recordFiles(brands).map(add),
        categories: recordFiles(categories).map(add),
        products: recordFiles(products).map(add),
      },
      nameOfBrand: brandColumn.at.slice(0, brands.length),
      nameOfCategory: categoryColumn.at.slice(0, categories.length),
      brands: brandColumn.names,
      categories: categoryColumn.names,
      brand: brandColumn.at.slice(brands.length),
      category: categoryColumn.at.slice(categories.length),
      place: inOrder().map(({ id }) => placeOf.get(id) ?? 0),
      series: inOrder().flatMap((product, at) => (sizesOf(product).length > 0 ? [at] : [])),
      firstCategory,
      firstProduct,
      check: checksumOf(siteData().products.map(({ name }) => listedName(name))),
    },
  };
}

/** Products in the order in which they were added, so that the files of the others stay when there is a new one. */
const inOrder = perContent((): ProductWithBrand[] =>
  siteData().products.toSorted(
    (a, b) => compare(a.created_at, b.created_at) || compare(a.slug, b.slug) || compare(a.id, b.id),
  ),
);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Texts as positions in the list of distinct texts, in the order of first occurrence. */
function columnOf(texts: readonly (string | null)[]): { names: string[]; at: (number | null)[] } {
  const known = new Map<string, number>();
  const at = texts.map((text) => {
    if (text === null) return null;
    const position = known.get(text) ?? known.size;
    known.set(text, position);
    return position;
  });
  return { names: [...known.keys()], at };
}

/** A file with a name that changes with its content. */
type File = { name: string; json: string };
const fileOf = (json: string): File => ({ name: contentName(json), json });

/** A part of the index as a file, and its words for correcting typing errors. Memoised: unchanged parts are the same objects. */
const partFile = perRow(
  ({ json }: BuiltPart): File & { vocabulary: Vocabulary } => {
    const { words, texts } = JSON.parse(json) as IndexPart;
    const own = words.flatMap((word, at) => (isVocabulary(word) ? [{ word, count: texts[at]?.length ?? 0 }] : []));
    const vocabulary = { words: own.map(({ word }) => word), counts: own.map(({ count }) => count) };
    return { ...fileOf(json), vocabulary };
  },
  () => [],
);

/** The records of some texts as a file; made again if another text is among them. */
const recordFile = perRow(
  (_first: Findable, some: readonly Findable[]): File => fileOf(JSON.stringify(some.map(({ record }) => record))),
  (_first, some) => some,
);

function recordFiles(findables: readonly Findable[]): File[] {
  const files: File[] = [];
  for (let from = 0; from < findables.length; from += RECORDS_PER_FILE) {
    const some = findables.slice(from, from + RECORDS_PER_FILE);
    if (some[0]) files.push(recordFile(some[0], some));
  }
  return files;
}

/** The name of a file that changes with its content: twelve hexadecimal digits. */
const contentName = (content: string): string => createHash("sha256").update(content).digest("hex").slice(0, 12);
