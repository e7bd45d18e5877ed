import { Download, FileUp } from "lucide-react";
import { useState } from "react";
import { get, useFormContext, useWatch } from "react-hook-form";
import { downloadFile } from "#client/page/download-file.ts";
import { findDocument, storeDocument } from "#db/content/documents.ts";
import type { DocumentFile } from "#domain/documents/document-file.ts";
import { ACCEPTED_DOCUMENTS, DOCUMENT_FORMATS, DOCUMENT_MAX_MB } from "#domain/documents/file-types.ts";
import { sizeText } from "#domain/submittals/documents.ts";
import { counted } from "#domain/text/text.ts";
import { Alert, Button, Spinner } from "../ui/controls.tsx";
import { fieldLabel } from "../ui/Field.tsx";
import { failureText } from "../ui/failure-text.ts";
import { FileDrop, FileDropText } from "../ui/pictures/FileDrop.tsx";
import { panelIcon } from "../ui/panels.tsx";
import { client } from "../environment.ts";
import { documentReader } from "./document-reader.ts";

type Props = { name: string; label: string };

/** 'PDF, 4 pages, 1.2 MB' */
export const fileFacts = ({ stored, bytes, pages }: DocumentFile): string =>
  [stored.split(".")[1]?.toUpperCase(), pages !== null && counted(pages, "page"), sizeText(bytes)]
    .filter(Boolean)
    .join(", ");

/** The file of a document: what it is, and another one in its place. It is checked and stored when it is chosen. */
export function DocumentFileField({ name, label }: Props) {
  const { control, setValue, formState } = useFormContext();
  const file = useWatch({ control, name }) as DocumentFile | null;
  const [busy, setBusy] = useState("");
  const [refusal, setRefusal] = useState("");
  const error = (get(formState.errors, name) as { message?: string } | undefined)?.message;

  const take = async ([chosen, ...others]: readonly File[]) => {
    if (!chosen) return;
    if (others.length > 0) return setRefusal("Choose one file only.");
    setRefusal("");
    setBusy("Checking...");
    const reader = documentReader();
    try {
      const read = await reader.read(chosen);
      if ("refused" in read) return setRefusal(read.refused);
      setBusy("Uploading...");
      await storeDocument(client, read.stored, read.bytes);
      const next: DocumentFile = { stored: read.stored, name: read.name, bytes: read.bytes.length, pages: read.pages };
      setValue(name, next, { shouldDirty: true, shouldValidate: true });
    } catch (failure) {
      console.error("The document was not uploaded", failure);
      setRefusal(failureText(failure, "The file could not be uploaded. Please try again."));
    } finally {
      reader.end();
      setBusy("");
    }
  };
  const download = async (stored: DocumentFile) => {
    setRefusal("");
    const bytes = await findDocument(client, stored.stored).catch((failure: unknown) => {
      console.error(failure);
      return null;
    });
    if (bytes) downloadFile(stored.name, bytes, "application/octet-stream");
    else setRefusal(`${stored.name} could not be loaded. Please try again.`);
  };
  return (
    <div role="group" aria-label={label} className="grid gap-2 md:col-span-full">
      <span className={fieldLabel}>{label}</span>
      {file && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>
            <span className="font-medium wrap-anywhere">{file.name}</span>{" "}
            <span className="text-sm text-ink-soft">{fileFacts(file)}</span>
          </p>
          <Button small aria-label={`Download ${file.name}`} onClick={() => void download(file)}>
            <Download aria-hidden="true" />
            Download
          </Button>
        </div>
      )}
      <FileDrop
        label={file ? "Another file" : "File"}
        accept={ACCEPTED_DOCUMENTS}
        disabled={busy !== ""}
        onFiles={(files) => void take(files)}
      >
        {busy ? (
          <Spinner label={busy} />
        ) : (
          <>
            <FileUp aria-hidden="true" className={panelIcon} />
            <FileDropText>
              {DOCUMENT_FORMATS}, up to {DOCUMENT_MAX_MB} MB
            </FileDropText>
          </>
        )}
      </FileDrop>
      <Alert>{refusal || error}</Alert>
    </div>
  );
}
