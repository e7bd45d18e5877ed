import type { StoredDocument } from "#db/content/documents.ts";
import { endsSoon } from "#domain/documents/expiry.ts";
import type { DocumentsSearch, DocumentState } from "../../documents/documents-search.ts";
import type { Known } from "./use-dropped.ts";

/** The names of what documents belong to, by id; products with their brands. */
export type Owners = { names: ReadonlyMap<string, string>; brandOf: ReadonlyMap<string, string> };

export const ownersOf = ({ products, brands, categories }: Known): Owners => ({
  names: new Map([...products, ...brands, ...categories].map(({ id, name }) => [id, name])),
  brandOf: new Map(products.map(({ id, brand_id }) => [id, brand_id])),
});

export const ownerIds = ({ products, brands, categories }: StoredDocument): string[] => [
  ...products,
  ...brands,
  ...categories,
];

/** Which documents a state means. */
function isIn(state: DocumentState, document: StoredDocument, { names }: Owners, today: string): boolean {
  const ids = ownerIds(document);
  if (state === "ending") return endsSoon(document.valid_until, today);
  if (state === "no-owner") return ids.length === 0;
  return ids.length > 0 && !ids.some((id) => names.has(id));
}

/** The documents that the filter and the words ask for. */
export function filteredDocuments(
  documents: readonly StoredDocument[],
  { kind, brand, state }: DocumentsSearch,
  words: string,
  owners: Owners,
  today: string,
): StoredDocument[] {
  const typed = words.toLowerCase().split(/\s+/).filter(Boolean);
  return documents.filter((document) => {
    if (kind && document.kind !== kind) return false;
    if (brand && !document.brands.includes(brand) && !document.products.some((id) => owners.brandOf.get(id) === brand))
      return false;
    if (state && !isIn(state, document, owners, today)) return false;
    const text = [document.title, document.file.name, ...ownerIds(document).map((id) => owners.names.get(id) ?? "")]
      .join(" ")
      .toLowerCase();
    return typed.every((word) => text.includes(word));
  });
}
