import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { useFieldArray, useForm } from "react-hook-form";
import * as z from "zod";
import type { StoredDocument } from "#db/content/documents.ts";
import { documentForm } from "#domain/documents/document.ts";
import { modelFinder, type NamedProduct } from "#domain/documents/model-finder.ts";
import { propose, type Proposal, type Source } from "#domain/documents/propose.ts";
import { documentReader, type ReadDocument } from "../../documents/document-reader.ts";
import { failureText } from "../../ui/failure-text.ts";

type Named = { id: string; name: string };
/** What the screen knows of the catalogue. */
export type Known = {
  documents: readonly StoredDocument[];
  products: readonly NamedProduct[];
  brands: readonly Named[];
  categories: readonly Named[];
};
export type RefusedFile = { name: string; why: string; document?: string };
/** What was read of a file that is to be added. */
export type DroppedFile = { read: ReadDocument; sources: readonly Source[] };

/** The address comes from the title, when all are stored. */
const rowsSchema = z.object({ rows: z.array(documentForm.schema.omit({ slug: true })) });
export type RowsInput = z.output<typeof rowsSchema>;

/** What the form of a row begins with. */
const rowOf = ({ stored, name, bytes, pages }: ReadDocument, proposal: Proposal) =>
  documentForm.values({
    ...proposal,
    categories: [],
    file: { stored, name, bytes: bytes.length, pages },
  });

/** The files that were dropped: each is read, checked and compared with what is there, and becomes a row of a form. */
export function useDropped() {
  const form = useForm({ resolver: zodResolver(rowsSchema), defaultValues: { rows: [] } });
  const rows = useFieldArray({ control: form.control, name: "rows" });
  const [files] = useState(() => new Map<string, DroppedFile>());
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const stopped = useRef(false);

  async function add(dropped: readonly File[], known: Known): Promise<void> {
    if (dropped.length === 0 || progress) return;
    const find = modelFinder(known.products, known.brands);
    const there = new Map(known.documents.map((document) => [document.file.stored, document]));
    const faults: RefusedFile[] = [];
    const refuse = (fault: RefusedFile) => {
      faults.push(fault);
      setRefused([...faults]);
    };
    const take = (read: ReadDocument): void => {
      const same = there.get(read.stored);
      if (same) return refuse({ name: read.name, why: `It is stored already, as “${same.title}”.`, document: same.id });
      if (files.has(read.stored)) return refuse({ name: read.name, why: "The same file is in the list already." });
      const proposal = propose(read, find);
      files.set(read.stored, { read, sources: proposal.sources });
      rows.append(rowOf(read, proposal), { shouldFocus: false });
    };
    const reader = documentReader();
    stopped.current = false;
    setRefused([]);
    try {
      for (const [index, file] of dropped.entries()) {
        if (stopped.current) break;
        setProgress({ done: index, of: dropped.length });
        const read = await reader.read(file);
        if ("refused" in read) refuse({ name: file.name, why: read.refused });
        else take(read);
      }
    } catch (error) {
      console.error("Documents could not be read", error);
      refuse({ name: "", why: failureText(error, "The files could not be read. Reload the page and try again.") });
    } finally {
      reader.end();
      setProgress(null);
    }
  }
  return {
    form,
    rows,
    refused,
    progress,
    add,
    stop: () => void (stopped.current = true),
    fileOf: (stored: string) => files.get(stored),
    remove(index: number) {
      files.delete(form.getValues(`rows.${index}.file.stored`));
      rows.remove(index);
    },
    clear() {
      files.clear();
      setRefused([]);
      form.reset({ rows: [] });
    },
  };
}
export type Dropped = ReturnType<typeof useDropped>;
