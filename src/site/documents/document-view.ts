import type { StoredDocument } from "#db/content/documents.ts";
import type { ProductWithBrand } from "#db/products/products.ts";
import { categoriesAbove } from "#domain/categories/category-tree.ts";
import { documentFinder } from "#domain/documents/belonging.ts";
import { servedPath, typeOfStored } from "#domain/documents/document-file.ts";
import type { DocumentKind, DocumentLanguage } from "#domain/documents/document-kinds.ts";
import { FILE_TYPES } from "#domain/documents/file-types.ts";
import type { PackageDocument } from "#domain/documents/package-document.ts";
import { sizeText } from "#domain/submittals/documents.ts";
import { dayText } from "#texts/language/day-text.ts";
import { MAKER_DOCUMENT_TEXTS as T } from "#texts/submittals/maker-documents.ts";
import { perContent, perRow, siteData } from "../content/site-data.ts";

/** A document in a list of downloads. */
export type DocumentView = {
  title: string;
  /** Kind, language, pages and whatever else is known of it. */
  facts: string[];
  href: string;
  type: string;
};

/** What is said of a document. When it ends is said as a day, which stays true when that day has passed. */
export const documentView = perRow(
  ({ title, kind, language, revision, issued_on, valid_until, key_pages, file }: StoredDocument): DocumentView => ({
    title,
    facts: [
      T.kinds[kind as DocumentKind],
      T.languages[language as DocumentLanguage],
      file.pages === null ? "" : T.pages(file.pages),
      sizeText(file.bytes),
      revision === null ? "" : T.revision(revision),
      issued_on === null ? "" : dayText(issued_on),
      valid_until === null ? "" : T.until(dayText(valid_until)),
      key_pages === null ? "" : T.keyPages(key_pages),
    ].filter(Boolean),
    href: `/${servedPath(file)}`,
    type: FILE_TYPES[typeOfStored(file.stored)],
  }),
  () => [],
);

/** A document as a submittal package can take it in; null for what is no PDF. */
export const packageDocument = perRow(
  ({ title, kind, revision, valid_until, file }: StoredDocument): { document: PackageDocument | null } => ({
    document:
      file.pages === null
        ? null
        : {
            title,
            about: [T.kinds[kind as DocumentKind], revision && T.revision(revision)].filter(Boolean).join(", "),
            href: `/${servedPath(file)}`,
            pages: file.pages,
            bytes: file.bytes,
            until: valid_until,
          },
  }),
  () => [],
);

const finder = perContent(() => documentFinder(siteData().documents));
const categoryLines = perContent(() => {
  const { categories } = siteData();
  return new Map(categories.map(({ id }) => [id, [id, ...categoriesAbove(categories, id)]]));
});

/** The documents of a product: its own, and those of its series, its brand and its categories. */
export const documentsOfProduct = ({ id, series_id, brand_id, category_id }: ProductWithBrand): StoredDocument[] =>
  finder().ofProduct({
    ...{ product: id, series: series_id, brand: brand_id },
    categories: categoryLines().get(category_id ?? "") ?? [],
  });

/** The documents that belong to a brand, or to a category, as a whole. */
export const documentsOfBrand = (id: string): DocumentView[] =>
  finder()
    .ofBrand(id)
    .map((one) => documentView(one));
export const documentsOfCategory = (id: string): DocumentView[] =>
  finder()
    .ofCategory(id)
    .map((one) => documentView(one));
