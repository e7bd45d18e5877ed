import { useRef, useState } from "react";
import { DOCUMENT_LIMITS, type DocumentProblem, type PaperSize } from "#domain/submittals/documents.ts";

/** A document that a visitor has added to an item. Its bytes stay in the file, where the browser need not hold them. */
export type AddedDocument = { id: number; file: File; papers: PaperSize[] };
export type RefusedDocument = { name: string; problem: DocumentProblem };

/** By the slugs of the items. */
export type AddedDocuments = Readonly<Record<string, readonly AddedDocument[]>>;

/** Reads a file; a PDF without fault has the sizes of its pages. */
async function papersOf(file: File): Promise<PaperSize[] | DocumentProblem> {
  // Reading PDFs takes more code than the rest of the page.
  const [{ readDocument }, bytes] = await Promise.all([
    import("#documents/submittal/make-submittal.ts"),
    file.arrayBuffer().catch(() => null),
  ]);
  return bytes ? readDocument(new Uint8Array(bytes)) : "unreadable";
}

/** The documents that a visitor adds to the items of a package. They are checked one after the other, as they are added. */
export function useDocuments() {
  const [added, setAdded] = useState<AddedDocuments>({});
  // What was taken so far, also by a check that is still running.
  const now = useRef<AddedDocuments>({});
  const [ids] = useState(() => ({ last: 0 }));
  const keep = (slug: string, documents: readonly AddedDocument[]) => {
    now.current = { ...now.current, [slug]: documents };
    setAdded(now.current);
  };
  const of = (slug: string) => now.current[slug] ?? [];
  const limited = (slug: string, { size }: File): DocumentProblem | null => {
    const all = Object.values(now.current).flat();
    if (all.reduce((sum, { file }) => sum + file.size, size) > DOCUMENT_LIMITS.bytes) return "tooLarge";
    return of(slug).length >= DOCUMENT_LIMITS.ofItem ? "tooMany" : null;
  };

  /** Adds what is sound, and answers what is not. */
  const add = async (slug: string, files: readonly File[]): Promise<RefusedDocument[]> => {
    const refused: RefusedDocument[] = [];
    for (const file of files) {
      const papers = limited(slug, file) ?? (await papersOf(file));
      // Another check may have taken the room meanwhile.
      const problem = typeof papers === "string" ? papers : limited(slug, file);
      if (typeof papers === "string" || problem) refused.push({ name: file.name, problem: problem ?? "damaged" });
      else keep(slug, [...of(slug), { id: (ids.last += 1), file, papers }]);
    }
    return refused;
  };
  const remove = (slug: string, id: number) =>
    keep(
      slug,
      of(slug).filter((one) => one.id !== id),
    );
  /** Moves a document up (-1) or down (1). */
  const move = (slug: string, id: number, by: -1 | 1) => {
    const from = of(slug).findIndex((one) => one.id === id);
    const moved = of(slug)[from];
    if (!moved || from + by < 0 || from + by >= of(slug).length) return;
    keep(
      slug,
      of(slug)
        .toSpliced(from, 1)
        .toSpliced(from + by, 0, moved),
    );
  };
  return { added, add, remove, move };
}
