import { writtenNumber } from "#domain/text/written-numbers.ts";
import { useRef, useState } from "react";
import { csvFile } from "#domain/text/csv.ts";
import { capitalised } from "#domain/text/text.ts";
import { Alert, Button } from "../controls.tsx";
import { Dialog } from "../Dialog.tsx";
import { downloadFile, downloadWorkbook } from "#client/page/download-file.ts";
import { toast } from "../toast.ts";

export type Exported = {
  /** What is exported; also the beginning of the file's name: 'products'. */
  name: string;
  /** How many there are. */
  count: number;
  /** A note about the file, beside its format. */
  note?: string | undefined;
  /** Reads everything: a header, and a row of texts for each record. */
  load: (onProgress: (read: number) => void) => Promise<string[][]>;
};

const FORMATS = [
  {
    value: "xlsx",
    label: "Excel workbook (.xlsx)",
    note: "Opens in every spreadsheet program, with all texts as they are.",
  },
  {
    value: "csv",
    label: "CSV (.csv)",
    note: "Plain text. A spreadsheet may show long numbers and dates in its own way.",
  },
] as const;
type Format = (typeof FORMATS)[number]["value"];

/** Asks for the format, reads everything and saves it as a file. */
export function ExportDialog({
  open,
  onClose,
  name,
  count,
  note,
  load,
}: Exported & { open: boolean; onClose: () => void }) {
  const [format, setFormat] = useState<Format>("xlsx");
  const [progress, setProgress] = useState("");
  const [refusal, setRefusal] = useState("");
  // Counts up when the dialog is closed, so that an export that is still being read then is not saved.
  const turn = useRef(0);
  const close = () => {
    turn.current += 1;
    setProgress("");
    setRefusal("");
    onClose();
  };

  const save = async () => {
    const mine = turn.current;
    setRefusal("");
    setProgress(`Reading ${name}...`);
    try {
      const rows = await load((read) => {
        if (mine === turn.current) setProgress(`Reading ${writtenNumber(read)} of ${writtenNumber(count)}...`);
      });
      if (mine !== turn.current) return;
      setProgress("Writing the file...");
      const file = `${name.replaceAll(" ", "-")}-${new Date().toISOString().slice(0, 10)}.${format}`;
      if (format === "csv") downloadFile(file, csvFile(rows), "text/csv");
      else {
        const { workbookFile } = await import("#domain/export/workbook-file.ts");
        const bytes = await workbookFile(capitalised(name), rows);
        if (mine !== turn.current) return;
        downloadWorkbook(file, bytes);
      }
      toast.success(`Saved as ${file}`);
      close();
    } catch (error) {
      console.error("Exporting failed", error);
      if (mine !== turn.current) return;
      setProgress("");
      setRefusal(error instanceof RangeError ? error.message : `The ${name} could not be exported. Please try again.`);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={`Export ${name}`}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button intent="primary" disabled={progress !== ""} onClick={() => void save()}>
            {progress || `Export (${writtenNumber(count)})`}
          </Button>
        </>
      }
    >
      <fieldset className="grid gap-3" disabled={progress !== ""}>
        <legend className="sr-only">Format</legend>
        {FORMATS.map(({ value, label, note: about }) => (
          <label key={value} className="flex cursor-pointer items-start gap-3">
            <input
              type="radio"
              name="format"
              className="mbs-0.75 size-4.5 flex-none accent-petrol"
              checked={format === value}
              onChange={() => setFormat(value)}
            />
            <span>
              {label}
              <span className="block text-sm text-ink-soft">{about}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
      <Alert boxed>{refusal}</Alert>
    </Dialog>
  );
}
