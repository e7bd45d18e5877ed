import { ImageUp } from "lucide-react";
import { useState, type DragEvent } from "react";
import { Spinner } from "#ui/Spinner.tsx";
import { link } from "#styles/variants/link.ts";
import { droppedFiles } from "./dropped-files.ts";
import { panelIcon } from "./PanelMessage.tsx";
import { ACCEPTED } from "./prepare-picture.ts";

type Props = {
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
export function DropZone({ label, maxMB, busy, multiple, archives = false, onFiles }: Props) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (busy) return;
    if (archives) void droppedFiles(event.dataTransfer).then(onFiles);
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
        accept={archives ? `${ACCEPTED},.zip` : ACCEPTED}
        multiple={multiple}
        disabled={busy !== ""}
        aria-label={`${label} file`}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          onFiles(files);
        }}
      />
      {busy ? (
        <Spinner label={busy} />
      ) : (
        <>
          <ImageUp aria-hidden="true" className={panelIcon} />
          <span>
            <span className={link()}>{multiple ? "Choose files" : "Choose a file"}</span> or drop{" "}
            {multiple ? "them" : "it"} here
          </span>
          <span className="text-xs text-ink-soft">
            PNG, JPEG, WebP or AVIF, up to {maxMB} MB{archives && ", or a ZIP of them"}
          </span>
        </>
      )}
    </label>
  );
}
