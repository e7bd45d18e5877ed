import { writtenNumber } from "#domain/text/written-numbers.ts";
import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { TABLE_MB_MAX, TABLE_ROWS_MAX } from "#domain/import/table/read-table.ts";
import { sheet } from "#styles/variants/administration.ts";
import { Alert, Button } from "../../ui/controls.tsx";
import { TextArea } from "../../ui/Field.tsx";
import { FileDrop, FileDropText } from "../../ui/pictures/FileDrop.tsx";
import { panelIcon } from "../../ui/panels.tsx";
import type { Source } from "./use-import.ts";

/** Takes the table: a file that is dropped or chosen, or a pasted text. */
export function FileStep({ onTake }: { onTake: (source: Source) => void }) {
  const [refusal, setRefusal] = useState("");
  const [text, setText] = useState("");
  const take = async (files: readonly File[]) => {
    setRefusal("");
    const [file] = files;
    if (!file) return;
    if (files.length > 1) setRefusal("Choose one file: each import is a table of its own.");
    else if (file.size > TABLE_MB_MAX * 1024 * 1024)
      setRefusal(
        `${file.name} has ${Math.ceil(file.size / 1024 / 1024)} MB; at most ${TABLE_MB_MAX} MB are read. Divide it into several files.`,
      );
    else {
      const bytes = await file.arrayBuffer().catch(() => null);
      if (bytes) onTake({ title: file.name, source: new Uint8Array(bytes) });
      else setRefusal("This file could not be read from the disk. Is it open in another program?");
    }
  };
  return (
    <div className={sheet}>
      <FileDrop
        label="Table file"
        accept=".xlsx,.xlsm,.csv,.tsv,.txt,text/csv,text/tab-separated-values"
        onFiles={(files) => void take(files)}
      >
        <FileSpreadsheet aria-hidden="true" className={panelIcon} />
        <FileDropText>
          XLSX, CSV or TSV, up to {TABLE_MB_MAX} MB and {writtenNumber(TABLE_ROWS_MAX)} rows
        </FileDropText>
      </FileDrop>
      <Alert>{refusal}</Alert>
      <TextArea
        label="Or paste a table"
        hint="Copied from a spreadsheet or a web page. Nothing is stored before you have seen every change."
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        className="justify-self-start"
        disabled={text.trim() === ""}
        onClick={() => onTake({ title: "Pasted table", source: text })}
      >
        Read the pasted table
      </Button>
    </div>
  );
}
