import { DOCUMENT_KINDS, type DocumentKind, type DocumentLanguage } from "./document-kinds.ts";
import {
  isKindOfType,
  kindIn,
  kindOfFile,
  languageInName,
  languageOfText,
  revisionIn,
  spacedName,
} from "./file-facts.ts";
import type { FileType } from "./file-types.ts";
import type { Found, modelFinder } from "./model-finder.ts";
import { dateIn, endIn, issuedIn } from "./stated-dates.ts";

/** What is read of a file: its name, its type, and of a PDF the text of the first pages. */
export type ReadFile = { name: string; type: FileType; pages: number | null; text: string };

/** Where something was read: 'file name: 30XA' */
export type Source = { what: "product" | "kind" | "language" | "revision" | "date"; from: string };

export type Proposal = {
  title: string;
  kind: DocumentKind;
  language: DocumentLanguage;
  revision: string | null;
  issued_on: string | null;
  valid_until: string | null;
  products: string[];
  brands: string[];
  sources: Source[];
};

/** A kind is named at the beginning of a text; later it may be about other documents. */
const TITLE_CHARACTERS = 600;
/** In a long text every part number of the range may occur; only few say what the document is about. */
const IN_TEXT_MAX = 6;

/** Proposes what a document is, from its name first and then from its text. Rules alone decide, and say what they have read. */
export function propose({ name, type, pages, text }: ReadFile, find: ReturnType<typeof modelFinder>): Proposal {
  const spaced = spacedName(name);
  const head = text.slice(0, TITLE_CHARACTERS);
  const sources: Source[] = [];
  const first = <T>(what: Source["what"], inName: T | null, inText: T | null): T | null => {
    if (inName !== null) sources.push({ what, from: "file name" });
    else if (inText !== null) sources.push({ what, from: "first pages" });
    return inName ?? inText;
  };
  const { products, brand, words, place } = foundIn(spaced, text, find);
  if (words) sources.push({ what: "product", from: `${place}: ${words}` });
  const kind = isKindOfType(type) ? null : first("kind", kindIn(spaced), kindIn(head));
  const language = first("language", languageInName(spaced), languageOfText(text));
  const revision = first("revision", revisionIn(spaced), revisionIn(head));
  const valid_until = endIn(spaced) ?? endIn(text);
  const issued_on = first("date", dateIn(spaced), issuedIn(text));
  const isInOrder = valid_until === null || issued_on === null || issued_on <= valid_until;
  const found = kind ?? kindOfFile(type, pages);
  return {
    title: titleOf(spaced, found, products, brand),
    kind: found,
    language: language ?? "en",
    revision,
    issued_on: isInOrder ? issued_on : null,
    valid_until,
    products: products.map(({ id }) => id),
    brands: products.length === 0 && brand ? [brand.id] : [],
    sources,
  };
}

/** What a file name says of products counts more than the text, which may name the rest of the range, too. */
function foundIn(name: string, text: string, find: (text: string) => Found): Found & { place: string } {
  const inName = find(name);
  if (inName.products.length > 0) return { ...inName, place: "file name" };
  const inText = find(inName.brand ? `${inName.brand.name} ${text}` : text);
  const brand = inName.brand ?? inText.brand;
  if (inText.products.length > 0 && inText.products.length <= IN_TEXT_MAX)
    return { ...inText, brand, place: "first pages" };
  return { products: [], brand, words: brand?.name ?? "", place: inName.brand ? "file name" : "first pages" };
}

/** 'Carrier 30XA 080 datasheet'; what belongs to no single product keeps the name of its file. */
function titleOf(spaced: string, kind: DocumentKind, products: Found["products"], brand: Found["brand"]): string {
  const [only] = products;
  const title =
    products.length === 1 && only
      ? `${only.model ? [brand?.name, only.model].filter(Boolean).join(" ") : only.name}, ${DOCUMENT_KINDS[kind].replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`
      : spaced;
  return title.slice(0, 200).trim() || "Document";
}
