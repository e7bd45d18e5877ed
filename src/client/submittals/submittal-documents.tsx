import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { paperNames, sizeText } from "#domain/submittals/documents.ts";
import { SUBMITTAL_TEXTS as T } from "#texts/submittals.ts";
import { symbolButton } from "#styles/variants/buttons.ts";
import { FileDrop } from "../page/file-drop.tsx";
import type { AddedDocument, RefusedDocument } from "./use-documents.ts";

type Props = {
  /** The name of the item. */
  item: string;
  documents: readonly AddedDocument[];
  onAdd: (files: File[]) => Promise<RefusedDocument[]>;
  onRemove: (id: number) => void;
  onMove: (id: number, by: -1 | 1) => void;
};

/** The visitor's own documents of an item, in the order of the package. */
export function ItemDocuments({ item, documents, onAdd, onRemove, onMove }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const [refused, setRefused] = useState<readonly RefusedDocument[]>([]);
  const add = async (files: File[]) => {
    if (files.length === 0) return;
    setRefused([]);
    setSaid(T.checking);
    const faults = await onAdd(files).catch((error: unknown) => {
      console.error(error);
      return null;
    });
    if (!faults) return setSaid(T.notChecked);
    setRefused(faults);
    const count = files.length - faults.length;
    setSaid(count > 0 ? T.added(count, item) : "");
  };
  const remove = ({ id: gone, file }: AddedDocument) => {
    onRemove(gone);
    setSaid(T.removed(file.name));
    // The pressed button is gone.
    input.current?.focus();
  };
  const move = ({ id: moved, file }: AddedDocument, at: number, by: -1 | 1) => {
    if (at + by < 0 || at + by >= documents.length) return;
    onMove(moved, by);
    setSaid(T.moved(file.name, at + by + 1, documents.length));
  };
  return (
    <div className="grid gap-2">
      {documents.length > 0 && (
        <ol className="border-bs border-line" aria-label={`${T.documents}: ${item}`}>
          {documents.map((document, at) => (
            <li key={document.id} className="flex flex-wrap items-center gap-x-3 border-be border-line py-1">
              <span className="flex-1 basis-48">
                <bdi className="wrap-anywhere">{document.file.name}</bdi>
                <span className="block text-xs text-ink-soft">
                  {T.pages(document.papers.length)} · <bdi>{sizeText(document.file.size)}</bdi> ·{" "}
                  <bdi>{paperNames(document.papers)}</bdi>
                </span>
              </span>
              <span className="flex">
                <DocumentButton name={T.up} of={document} isOff={at === 0} onPress={() => move(document, at, -1)}>
                  <ArrowUp aria-hidden="true" size={18} />
                </DocumentButton>
                <DocumentButton
                  name={T.down}
                  of={document}
                  isOff={at === documents.length - 1}
                  onPress={() => move(document, at, 1)}
                >
                  <ArrowDown aria-hidden="true" size={18} />
                </DocumentButton>
                <DocumentButton name={T.remove} of={document} onPress={() => remove(document)}>
                  <X aria-hidden="true" size={18} />
                </DocumentButton>
              </span>
            </li>
          ))}
        </ol>
      )}
      <FileDrop
        input={input}
        name={`${T.addDocuments}: ${item}`}
        accept=".pdf,application/pdf"
        multiple
        choose={T.addDocuments}
        drop={T.dropDocuments}
        hint={T.documentsHint}
        size="small"
        describedBy={`${id}-refused`}
        onFiles={(files) => void add(files)}
      />
      <p className="text-sm text-ink-soft empty:hidden" role="status">
        {said}
      </p>
      <div className="text-sm text-bad" id={`${id}-refused`} role="alert">
        {refused.map(({ name, problem }, at) => (
          <p key={`${at} ${name}`} className="wrap-anywhere">
            {T.problems[problem](name)}
          </p>
        ))}
      </div>
    </div>
  );
}

type ButtonProps = {
  name: string;
  of: AddedDocument;
  /** The first one cannot go up. It keeps the focus. */
  isOff?: boolean;
  onPress: () => void;
  children: React.ReactNode;
};

function DocumentButton({ name, of, isOff = false, onPress, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={symbolButton({ class: "aria-disabled:cursor-not-allowed aria-disabled:opacity-40" })}
      aria-label={`${name}: ${of.file.name}`}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
