import { useRef, useState } from "react";
import { downloadWorkbook } from "#client/page/download-file.ts";
import { LANGUAGE, type Language } from "#domain/languages/languages.ts";
import { isTranslatedTable, TRANSLATED_TABLES, tableTitle } from "#domain/languages/table/translated-tables.ts";
import type { TranslatedTable } from "#domain/languages/word-fields.ts";
import { counted } from "#domain/text/text.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { Alert, Button, Checkbox } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FilterSelect } from "../../ui/lists/Toolbar.tsx";
import { toast } from "../../ui/toast.ts";
import { translationFile } from "./export-file.ts";

type Props = { open: boolean; language: Language; table: TranslatedTable | undefined; onClose: () => void };

/** Saves the words as a file for a translator: of one kind or all, all of them or those to do. */
export function ExportTranslations({ open, language, table: listed, onClose }: Props) {
  const [kind, setKind] = useState<TranslatedTable | "" | null>(null);
  const [undoneOnly, setUndoneOnly] = useState(true);
  const [progress, setProgress] = useState("");
  const [refusal, setRefusal] = useState("");
  /** Counts the attempts, so that one that was left behind saves nothing. */
  const turn = useRef(0);
  // What the list shows is what is meant, until something else is chosen.
  const table = kind ?? listed ?? "";
  const close = () => {
    turn.current += 1;
    setProgress("");
    setRefusal("");
    setKind(null);
    onClose();
  };
  const save = async () => {
    const mine = (turn.current += 1);
    setRefusal("");
    setProgress("Reading...");
    try {
      const chosen = { language, table: table === "" ? undefined : table, undoneOnly };
      const { bytes, words, left } = await translationFile(chosen, (read) => {
        if (mine === turn.current) setProgress(`Reading ${writtenNumber(read)}...`);
      });
      if (mine !== turn.current) return;
      const file = `translations-${language}-${table || "all"}-${new Date().toISOString().slice(0, 10)}.xlsx`;
      downloadWorkbook(file, bytes);
      toast.success(
        `${counted(words, "word")} saved as ${file}${left > 0 ? `; ${counted(left, "text")} too long for a cell: translate them in their editors` : ""}`,
      );
      close();
    } catch (error) {
      console.error("The translations were not exported", error);
      if (mine !== turn.current) return;
      setProgress("");
      setRefusal(error instanceof RangeError ? error.message : "The words could not be exported. Please try again.");
    }
  };
  const { english: name } = LANGUAGE[language];
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Export for a translator"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button intent="primary" disabled={progress !== ""} onClick={() => void save()}>
            {progress || "Export XLSX"}
          </Button>
        </>
      }
    >
      <fieldset className="grid gap-4" disabled={progress !== ""}>
        <legend className="sr-only">What is exported</legend>
        <FilterSelect
          label="Kind to export"
          all="All kinds"
          value={table}
          options={TRANSLATED_TABLES.map((value) => ({ value, label: tableTitle(value).several }))}
          onChange={(value) => setKind(isTranslatedTable(value) ? value : "")}
        />
        <label className="flex cursor-pointer items-center gap-3">
          <Checkbox checked={undoneOnly} onChange={({ target }) => setUndoneOnly(target.checked)} />
          Only what is missing or outdated
        </label>
      </fieldset>
      <p className="text-sm text-ink-soft">
        {`Each word is a row with its place. The translator fills the column ${name}, changes no other one, and sends the file back for Import. An outdated translation that is still right is confirmed by writing Translated in its Status.`}
      </p>
      <Alert boxed>{refusal}</Alert>
    </Dialog>
  );
}
