import type { CompanyFacts } from "#domain/submittals/company-facts.ts";
import type { SubmittalForm } from "#domain/submittals/form.ts";
import type { LeftOut, SubmittalItem } from "#domain/submittals/items.ts";
import type { PackageItem } from "#domain/submittals/parts.ts";
import { PACKAGE_TEXTS } from "#texts/en/package.ts";
import { SUBMITTAL_TEXTS as T } from "#texts/submittals.ts";
import { forgetDatasheet, loadDatasheets } from "./load-datasheets.ts";
import type { AddedDocuments } from "./use-documents.ts";

export type Wanted = {
  company: CompanyFacts;
  form: SubmittalForm;
  items: readonly SubmittalItem[];
  leftOut: Readonly<Record<string, LeftOut>>;
  added: AddedDocuments;
};
export type Progress = { phase: "datasheets" | "documents"; done: number; of: number };
/** The package; or the items whose datasheets are missing; or why it cannot be made. */
export type Outcome =
  { bytes: Uint8Array<ArrayBuffer>; pages: number } | { missing: readonly SubmittalItem[] } | { failure: string };

/** Lets the browser show how far the work is. */
const shown = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

class FileMissing extends Error {}

async function readFile(path: string): Promise<ArrayBuffer> {
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) throw new FileMissing(path);
  return answer.arrayBuffer();
}

/** Makes a package in this browser. Nothing of it is sent; only datasheets, typeface and company are loaded. */
export async function makePackage(wanted: Wanted, onProgress: (progress: Progress) => void): Promise<Outcome> {
  const { company, form, items, leftOut, added } = wanted;
  const { makeSubmittal, readDocument, NotTaken } = await import("#documents/submittal/make-submittal.ts");
  const slugs = items.filter(({ slug, isListed }) => isListed && !leftOut[slug]?.datasheet).map(({ slug }) => slug);
  const report = (done: number): void => onProgress({ phase: "datasheets", done, of: slugs.length });
  report(0);
  const datasheets = await loadDatasheets(slugs, report);
  const pages = new Map<string, number>();
  for (const [slug, bytes] of datasheets) {
    const papers = bytes && (await readDocument(bytes));
    if (Array.isArray(papers)) pages.set(slug, papers.length);
    else forgetDatasheet(slug);
  }
  const missing = items.filter(({ slug }) => slugs.includes(slug) && !pages.has(slug));
  if (missing.length > 0) return { missing };
  const itemOf = (key: string): SubmittalItem | undefined => items[Number(key.split(".")[0]) - 1];
  const fileOf = (key: string): File | undefined =>
    added.get(itemOf(key)?.slug ?? "")?.[Number(key.split(".")[2]) - 1]?.file;
  try {
    return await makeSubmittal(
      { company, form, items: items.map((item) => packageItem(item, wanted, pages)) },
      {
        readFile,
        read: async (key) => {
          const file = fileOf(key);
          if (file) return new Uint8Array(await file.arrayBuffer());
          return datasheets.get(itemOf(key)?.slug ?? "") ?? new Uint8Array();
        },
        onProgress: async (done, of) => {
          onProgress({ phase: "documents", done, of });
          await shown();
        },
      },
    );
  } catch (error) {
    console.error(error);
    if (error instanceof NotTaken) return { failure: T.notTaken((fileOf(error.key) ?? itemOf(error.key))?.name ?? "") };
    // A file that was changed or moved since it was added.
    if (error instanceof DOMException) return { failure: T.changed };
    return { failure: error instanceof FileMissing ? T.fontsFailed : T.failed };
  }
}

function packageItem(item: SubmittalItem, { leftOut, added }: Wanted, pages: ReadonlyMap<string, number>): PackageItem {
  const { slug, name, brand, tags, quantity, note, compared } = item;
  const datasheet = pages.get(slug);
  return {
    name,
    brand,
    tags,
    quantity,
    note,
    compared,
    notCompared:
      compared.length === 0
        ? PACKAGE_TEXTS.noSchedule
        : leftOut[slug]?.comparison
          ? PACKAGE_TEXTS.comparisonLeftOut
          : "",
    datasheet: datasheet === undefined ? null : { title: PACKAGE_TEXTS.datasheet, pages: datasheet },
    documents: (added.get(slug) ?? []).map(({ file, papers }) => ({
      title: file.name.replace(/\.pdf$/i, "") || file.name,
      pages: papers.length,
    })),
  };
}
