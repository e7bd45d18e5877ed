import { useRef, useState } from "react";
import { DOCUMENT_LIMITS, type DocumentProblem, type PaperSize } from "#domain/submittals/documents.ts";

/** A document that a visitor has added to an item. Its bytes stay in the file, where the browser need not hold them. */
export type AddedDocument = { id: number; file: File; papers: PaperSize[] };
export type RefusedDocument = { name: string; problem: DocumentProblem };

/** By the slugs of the items. */
export type AddedDocuments = ReadonlyMap<string, readonly AddedDocument[]>;
const NONE: AddedDocuments = new Map();

/** Longer than the largest document takes on a slow phone. */
const READING_MS = 45_000;

/** Reads a file; a PDF without fault has the sizes of its pages. Rejects if the code that reads PDFs cannot be loaded. */
async function papersOf(file: File): Promise<PaperSize[] | DocumentProblem> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return "unreadable";
  const worker = new Worker(new URL("./document-worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<PaperSize[] | DocumentProblem>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  worker.addEventListener("message", ({ data }: MessageEvent<"ready" | PaperSize[] | DocumentProblem>) => {
    if (data !== "ready") return resolve(data);
    timer = setTimeout(() => resolve("endless"), READING_MS);
    worker.postMessage(new Uint8Array(bytes), [bytes]);
  });
  worker.addEventListener("error", () => reject(new Error("Documents cannot be read.")));
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/** The documents that a visitor adds to the items of a package. They are checked one after the other, as they are added. */
export function useDocuments() {
  const [added, setAdded] = useState<AddedDocuments>(NONE);
  // What was taken so far, also by a check that is still running.
  const now = useRef<AddedDocuments>(NONE);
  const [ids] = useState(() => ({ last: 0 }));
  const keep = (slug: string, documents: readonly AddedDocument[]) => {
    now.current = new Map(now.current).set(slug, documents);
    setAdded(now.current);
  };
  const of = (slug: string) => now.current.get(slug) ?? [];
  const limited = (slug: string, { size }: File, pages = 0): DocumentProblem | null => {
    const all = [...now.current.values()].flat();
    if (all.reduce((sum, { file }) => sum + file.size, size) > DOCUMENT_LIMITS.bytes) return "tooLarge";
    if (all.reduce((sum, { papers }) => sum + papers.length, pages) > DOCUMENT_LIMITS.pages) return "tooLong";
    return of(slug).length >= DOCUMENT_LIMITS.ofItem ? "tooMany" : null;
  };

  /** Adds what is sound, and answers what is not. */
  const add = async (slug: string, files: readonly File[]): Promise<RefusedDocument[]> => {
    const refused: RefusedDocument[] = [];
    for (const file of files) {
      const papers = limited(slug, file) ?? (await papersOf(file));
      // Another check may have taken the room meanwhile.
      const problem = typeof papers === "string" ? papers : limited(slug, file, papers.length);
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
