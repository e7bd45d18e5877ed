import { downloads } from "#domain/addresses/routes.ts";
import type { PackageDocument } from "#domain/documents/package-document.ts";
import type { CompanyFacts } from "#domain/submittals/company-facts.ts";
import { DOCUMENT_LIMITS } from "#domain/submittals/documents.ts";
import type { SubmittalForm } from "#domain/submittals/form.ts";
import type { LeftOut, SubmittalItem } from "#domain/submittals/items.ts";
import type { KeptItem } from "#domain/submittals/review/record.ts";
import { SUBMITTAL_TEXTS as T } from "#texts/submittals.ts";
import { issuedItems, revisionOf, type Issued } from "./issued-items.ts";
import { forgetFile, loadFiles } from "./load-files.ts";
import { packageItem } from "./package-item.ts";
import type { AddedDocument, AddedDocuments } from "./use-documents.ts";

export type Wanted = {
  company: CompanyFacts;
  form: SubmittalForm;
  items: readonly SubmittalItem[];
  leftOut: Readonly<Record<string, LeftOut>>;
  /** The documents of makers that are taken in, by the slugs of the items. */
  taken: ReadonlyMap<string, readonly PackageDocument[]>;
  added: AddedDocuments;
  /** Of a package that is issued and kept: the items of the revision before, none of the first. */
  issuedBefore?: readonly KeptItem[];
};
export type Progress = { phase: "datasheets" | "documents" | "storing"; done: number; of: number };
/** The package; or the items whose datasheets are missing; or why it cannot be made. */
export type Outcome =
  | { bytes: Uint8Array<ArrayBuffer>; pages: number; issued?: Issued }
  | { missing: readonly SubmittalItem[] }
  | { failure: string };

/** Lets the browser show how far the work is. */
const shown = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

class FileMissing extends Error {}

async function readFile(path: string): Promise<ArrayBuffer> {
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) throw new FileMissing(path);
  return answer.arrayBuffer();
}

/** What a package has too much of: documents of one item, or bytes or pages of all, which this browser holds at once. */
function limitFault(items: readonly SubmittalItem[], { taken, added }: Wanted): string | null {
  const documents = items.map(({ slug }) => [
    ...(taken.get(slug) ?? []).map(({ bytes, pages }) => ({ bytes, pages })),
    ...(added.get(slug) ?? []).map(({ file, papers }) => ({ bytes: file.size, pages: papers.length })),
  ]);
  const sum = (of: "bytes" | "pages"): number => documents.flat().reduce((all, one) => all + one[of], 0);
  const full = documents.findIndex((some) => some.length > DOCUMENT_LIMITS.ofPackageItem);
  if (full >= 0) return T.tooManyOf(items[full]?.name ?? "", DOCUMENT_LIMITS.ofPackageItem);
  return sum("bytes") > DOCUMENT_LIMITS.bytes || sum("pages") > DOCUMENT_LIMITS.pages ? T.packageTooLarge : null;
}

/** Makes a package in this browser. Nothing of it is sent; only datasheets, typeface and company are loaded. */
export async function makePackage(wanted: Wanted, onProgress: (progress: Progress) => void): Promise<Outcome> {
  const { company, form, items: all, leftOut, taken, added, issuedBefore } = wanted;
  const { makeSubmittal, readDocument, NotTaken } = await import("#documents/submittal/make-submittal.ts");
  const slugs = all.filter(({ slug, isListed }) => isListed && !leftOut[slug]?.datasheet).map(({ slug }) => slug);
  const documents = all.flatMap(({ slug }) => taken.get(slug) ?? []);
  const tooMuch = limitFault(all, wanted);
  if (tooMuch) return { failure: tooMuch };
  const addresses = [...new Set([...slugs.map(downloads.product), ...documents.map(({ href }) => href)])];
  const report = (done: number): void => onProgress({ phase: "datasheets", done, of: addresses.length });
  report(0);
  const files = await loadFiles(addresses, report);
  const pages = new Map<string, number>();
  for (const [address, bytes] of files) {
    const papers = bytes && (await readDocument(bytes));
    if (Array.isArray(papers)) pages.set(address, papers.length);
    else forgetFile(address);
  }
  const missing = all.filter(({ slug }) => slugs.includes(slug) && !pages.has(downloads.product(slug)));
  if (missing.length > 0) return { missing };
  const lost = documents.find(({ href }) => !pages.has(href));
  if (lost) return { failure: T.documentNotLoaded(lost.title) };
  const issued = issuedBefore && (await issuedItems(wanted, files, pages));
  const revision = issued && issuedBefore.length > 0 ? revisionOf(issuedBefore, issued.items) : null;
  if (revision?.changes.length === 0) return { failure: T.nothingChanged };
  // A revision has the items that have changed.
  const items = revision ? all.filter((_, at) => revision.changed.has(issued?.items[at]?.key ?? "")) : all;
  const itemOf = (key: string): SubmittalItem | undefined => items[Number(key.split(".")[0]) - 1];
  /** The documents of makers come before those that the visitor has added. */
  const documentOf = (key: string): PackageDocument | AddedDocument | undefined => {
    const slug = itemOf(key)?.slug ?? "";
    const [, kind, number] = key.split(".");
    return kind === "document"
      ? [...(taken.get(slug) ?? []), ...(added.get(slug) ?? [])][Number(number) - 1]
      : undefined;
  };
  try {
    const contents = items.map((item) => packageItem(item, wanted, pages));
    const made = await makeSubmittal(
      {
        company,
        form,
        items: revision ? contents.map((item) => ({ ...item, revised: `Δ${form.revision}` })) : contents,
        ...(revision && { changes: revision }),
      },
      {
        readFile,
        read: async (key) => {
          const document = documentOf(key);
          if (document && "file" in document) return new Uint8Array(await document.file.arrayBuffer());
          return files.get(document?.href ?? downloads.product(itemOf(key)?.slug ?? "")) ?? new Uint8Array();
        },
        onProgress: async (done, of) => {
          onProgress({ phase: "documents", done, of });
          await shown();
        },
      },
    );
    return issued ? { ...made, issued } : made;
  } catch (error) {
    console.error(error);
    if (error instanceof NotTaken) {
      const document = documentOf(error.key);
      const name = document && ("file" in document ? document.file.name : document.title);
      return { failure: T.notTaken(name ?? itemOf(error.key)?.name ?? "") };
    }
    // A file that was changed or moved since it was added.
    if (error instanceof DOMException) return { failure: T.changed };
    return { failure: error instanceof FileMissing ? T.fontsFailed : T.failed };
  }
}
