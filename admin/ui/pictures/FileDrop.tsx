import { useState, type DragEvent, type ReactNode } from "react";
import { link } from "#styles/variants/basics.ts";
import { ImageUp } from "lucide-react";
import { PICTURE_FORMATS } from "#domain/pictures/picture.ts";
import { Spinner } from "../controls.tsx";
import { panelIcon } from "../panels.tsx";
import { ACCEPTED } from "./prepare-picture.ts";

type Props = {
  label: string;
  /** What the file dialog offers, as in the attribute `accept` of a file field. */
  accept: string;
  /** Whether several files may be chosen together. */
  multiple?: boolean;
  /** Whether the files of dropped folders are taken, too. */
  folders?: boolean;
  /** True while no new files can be taken. */
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** A field for files that can be chosen, or dropped onto it. */
export function FileDrop({ label, accept, multiple, folders, disabled, onFiles, children }: Props) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (disabled) return;
    if (folders) void droppedFiles(event.dataTransfer).then(onFiles);
    else onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      className={[
        "relative grid cursor-pointer content-center justify-items-center gap-1 rounded-control border min-block-32",
        "border-dashed p-4 text-center hover:border-petrol hover:bg-petrol-wash",
        "focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-copper",
        over ? "border-petrol bg-petrol-wash" : "border-line-strong",
      ].join(" ")}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-label={label}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file can be chosen again after it was changed.
          event.target.value = "";
          onFiles(files);
        }}
      />
      {children}
    </label>
  );
}

/** The text of the field: that files can be chosen or dropped, and which ones. */
export function FileDropText({ multiple = false, children }: { multiple?: boolean; children: ReactNode }) {
  return (
    <>
      <span>
        <span className={link()}>{multiple ? "Choose files" : "Choose a file"}</span> or drop {multiple ? "them" : "it"}{" "}
        here
      </span>
      <span className="text-xs text-ink-soft">{children}</span>
    </>
  );
}

/** The files of a drop, those in dropped folders included. */
async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // Read all entries before the first await, after which the browser clears them.
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...files];
  const found = await Promise.all(entries.map(filesOf));
  return found.flat();
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [await new Promise<File>((done, failed) => (entry as FileSystemFileEntry).file(done, failed))];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  for (;;) {
    // A reader returns the content of a folder in several parts; an empty one is the end.
    const part = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (part.length === 0) return files;
    files.push(...(await Promise.all(part.map(filesOf))).flat());
  }
}

type PictureDropProps = {
  label: string;
  maxMB: number;
  /** What is being done with the last files; empty when new ones can be taken. */
  busy: string;
  /** Whether several files may be chosen together. */
  multiple: boolean;
  /** Whether ZIP files and folders may be dropped, too. */
  archives?: boolean;
  onFiles: (files: File[]) => void;
};

/** Where pictures are dropped or chosen. */
export function PictureDrop({ label, maxMB, busy, multiple, archives = false, onFiles }: PictureDropProps) {
  return (
    <FileDrop
      label={`${label} file`}
      accept={archives ? `${ACCEPTED},.zip` : ACCEPTED}
      multiple={multiple}
      folders={archives}
      disabled={busy !== ""}
      onFiles={onFiles}
    >
      {busy ? (
        <Spinner label={busy} />
      ) : (
        <>
          <ImageUp aria-hidden="true" className={panelIcon} />
          <FileDropText multiple={multiple}>
            {PICTURE_FORMATS}, up to {maxMB} MB{archives && ", or a ZIP of them"}
          </FileDropText>
        </>
      )}
    </FileDrop>
  );
}
