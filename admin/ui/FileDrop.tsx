import { useState, type DragEvent, type ReactNode } from "react";
import { link } from "#styles/variants/basics.ts";
import { droppedFiles } from "./dropped-files.ts";

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
