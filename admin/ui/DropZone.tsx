import { ImageUp } from "lucide-react";
import { useState, type DragEvent } from "react";
import { Spinner } from "#ui/Spinner.tsx";
import { ACCEPTED } from "./prepare-picture.ts";

type Props = { label: string; maxMB: number; busy: boolean; onFile: (file: File) => void };

/** Where a picture is dropped or chosen. */
export function DropZone({ label, maxMB, busy, onFile }: Props) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !busy) onFile(file);
  };
  return (
    <label
      className={`drop-zone ${over ? "drop-zone-over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept={ACCEPTED}
        disabled={busy}
        aria-label={`${label} file`}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      {busy ? (
        <Spinner label="Uploading..." />
      ) : (
        <>
          <ImageUp aria-hidden="true" className="panel-icon" />
          <span>
            <span className="link">Choose a file</span> or drop it here
          </span>
          <span className="field-hint">PNG, JPEG, WebP or AVIF, up to {maxMB} MB</span>
        </>
      )}
    </label>
  );
}
