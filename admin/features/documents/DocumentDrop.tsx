import { Link } from "@tanstack/react-router";
import { FileStack } from "lucide-react";
import { ACCEPTED_DOCUMENTS, DOCUMENT_FORMATS, DOCUMENT_MAX_MB } from "#domain/documents/file-types.ts";
import { counted } from "#domain/text/text.ts";
import { link, notice } from "#styles/variants/basics.ts";
import { Button, Spinner } from "../../ui/controls.tsx";
import { FileDrop, FileDropText } from "../../ui/pictures/FileDrop.tsx";
import { panelIcon } from "../../ui/panels.tsx";
import type { Dropped } from "./use-dropped.ts";

type Props = {
  dropped: Dropped;
  /** The outcome of the last time. */
  said: string;
  onFiles: (files: File[]) => void;
};

/** Where documents are dropped, any number and whole folders, and what came of it. */
export function DocumentDrop({ dropped: { progress, refused, stop }, said, onFiles }: Props) {
  return (
    <section aria-label="Add documents" className="grid gap-2">
      <FileDrop
        label="Documents to add"
        accept={ACCEPTED_DOCUMENTS}
        multiple
        folders
        disabled={progress !== null}
        onFiles={onFiles}
      >
        {progress ? (
          <Spinner label={`Reading file ${progress.done + 1} of ${progress.of}...`} />
        ) : (
          <>
            <FileStack aria-hidden="true" className={panelIcon} />
            <FileDropText multiple>
              Any number, or a folder: {DOCUMENT_FORMATS}, up to {DOCUMENT_MAX_MB} MB each. Products, kind, language,
              revision and date are proposed.
            </FileDropText>
          </>
        )}
      </FileDrop>
      {progress && (
        <div>
          <Button small onClick={stop}>
            Stop
          </Button>
        </div>
      )}
      <p role="status" className="text-sm text-good empty:hidden">
        {said}
      </p>
      <div role="alert">
        {refused.length > 0 && (
          <div className={notice({ tone: "warn", class: "grid gap-1 text-sm wrap-anywhere" })}>
            <p className="font-medium">{counted(refused.length, "file")} not taken:</p>
            <ul className="grid gap-1 overflow-y-auto max-block-56">
              {refused.map(({ name, why, document }, at) => (
                <li key={`${at} ${name}`}>
                  {name && <strong className="font-medium">{name}: </strong>}
                  {why}{" "}
                  {document && (
                    <Link to="/admin/documents/$id" params={{ id: document }} className={link()}>
                      Open it
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
