import { X } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { DocumentFile } from "#domain/documents/document-file.ts";
import { documentForm } from "#domain/documents/document.ts";
import type { Source } from "#domain/documents/propose.ts";
import { counted } from "#domain/text/text.ts";
import { fileFacts } from "../../documents/DocumentFileField.tsx";
import { FieldControl } from "../../records/FieldControl.tsx";
import { FormField } from "../../records/FormField.tsx";
import { Button, IconButton } from "../../ui/controls.tsx";
import type { Dropped, Known } from "./use-dropped.ts";

/** The fields that stand side by side in a row, with how much room each takes. */
const CELLS = [
  ["title", "md:col-span-6 xl:col-span-3"],
  ["kind", "md:col-span-2"],
  ["language", "md:col-span-2"],
  ["revision", "md:col-span-2 xl:col-span-1"],
  ["issued_on", "md:col-span-3 xl:col-span-2"],
  ["valid_until", "md:col-span-3 xl:col-span-2"],
] as const;
const OWNERS = ["products", "brands", "categories"] as const;
const NAMES_SHOWN = 4;
const FILES_SHOWN = 5;

const SOURCES: Record<Source["what"], string> = {
  product: "belongs to",
  kind: "kind",
  language: "language",
  revision: "revision",
  date: "date",
};
/** 'Belongs to from file name: 30XA; kind from first pages' */
const sourcesText = (sources: readonly Source[]): string =>
  sources.length === 0
    ? "Nothing could be read from its name or first pages"
    : `Read: ${sources.map(({ what, from }) => `${SOURCES[what]} (${from})`).join(", ")}`;

/** One file that was dropped: what it is, what is proposed for it, and from what that was read. */
export function ProposedRow({ index, dropped, known }: { index: number; dropped: Dropped; known: Known }) {
  const { control } = useFormContext();
  const [isOpen, setIsOpen] = useState(false);
  const row = `rows.${index}`;
  const file = useWatch({ control, name: `${row}.file` }) as DocumentFile | undefined;
  const owners = useWatch({ control, name: OWNERS.map((name) => `${row}.${name}`) }) as (string[] | undefined)[];
  if (!file) return null;
  const { read, sources } = dropped.fileOf(file.stored) ?? {};
  const lists = [known.products, known.brands, known.categories];
  const names = owners.flatMap((ids = [], at) =>
    ids.flatMap((id) => lists[at]?.find((one) => one.id === id)?.name ?? []),
  );
  return (
    <li className="grid gap-3 px-4 py-3.5" aria-label={file.name}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-inline-0">
          <p>
            <span className="font-medium wrap-anywhere">{file.name}</span>{" "}
            <span className="text-sm text-ink-soft">{fileFacts(file)}</span>
          </p>
          <p className="text-sm wrap-anywhere text-ink-soft">{sourcesText(sources ?? [])}</p>
          {read && read.files.length > 0 && (
            <p className="text-sm wrap-anywhere text-ink-soft">
              {counted(read.files.length, "file")}: {read.files.slice(0, FILES_SHOWN).join(", ")}
              {read.files.length > FILES_SHOWN && " …"}
            </p>
          )}
        </div>
        <IconButton icon={X} label={`Leave out ${file.name}`} onClick={() => dropped.remove(index)} />
      </div>
      <div className="grid gap-x-3 gap-y-2.5 md:grid-cols-6 xl:grid-cols-12">
        {CELLS.map(([name, room]) => (
          <div key={name} className={room}>
            <FieldControl name={`${row}.${name}`} field={{ ...documentForm.fields[name], wide: false }} />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className={names.length === 0 ? "text-warn" : "wrap-anywhere"}>
          {names.length === 0 ? "Belongs to nothing yet" : `Belongs to ${names.slice(0, NAMES_SHOWN).join(", ")}`}
          {names.length > NAMES_SHOWN && ` and ${names.length - NAMES_SHOWN} more`}
        </p>
        <Button small aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? "Done" : "Change"}
          <span className="sr-only"> what {file.name} belongs to</span>
        </Button>
      </div>
      {isOpen && (
        <div className="grid gap-4 border-s-2 border-copper ps-4">
          {OWNERS.map((name) => (
            <FormField key={name} name={`${row}.${name}`} field={documentForm.fields[name]} />
          ))}
        </div>
      )}
    </li>
  );
}
