import { CircleCheck, FileSpreadsheet, Undo2 } from "lucide-react";
import { useState } from "react";
import { TABLE_MB_MAX } from "#domain/import/table/read-table.ts";
import { counted } from "#domain/text/text.ts";
import { useUndoChange } from "../../changes/use-undo-change.tsx";
import { Alert, Button, Spinner } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { panelIcon } from "../../ui/panels.tsx";
import { FileDrop, FileDropText } from "../../ui/pictures/FileDrop.tsx";
import { PlannedTranslations } from "./PlannedTranslations.tsx";
import { useTranslationImport, type StoredFile } from "./use-translation-import.ts";

/** Takes the file of a translator, shows what it would change, and stores that. */
export function ImportTranslations({ open: shown, onClose }: { open: boolean; onClose: () => void }) {
  const work = useTranslationImport();
  const { open, plan, stored, busy, refusal } = work;
  const close = () => {
    // What is being stored is finished; its change is in the log.
    work.begin();
    onClose();
  };
  const take = ([file, ...others]: readonly File[]) => {
    if (others.length > 0) work.setRefusal("Choose one file.");
    else if (file) void work.take(file);
  };
  const count = plan?.words.length ?? 0;
  return (
    <Dialog
      wide
      open={shown}
      onClose={close}
      title={stored ? "The translations are stored" : "Import translations"}
      footer={
        <>
          {plan && !stored && (
            <Button disabled={busy !== ""} onClick={work.begin}>
              Another file
            </Button>
          )}
          <Button onClick={close}>{stored ? "Close" : "Cancel"}</Button>
          {plan && !stored && (
            <Button intent="primary" disabled={busy !== "" || count === 0} onClick={() => void work.store()}>
              {busy || `Store ${counted(count, "word")}`}
            </Button>
          )}
        </>
      }
    >
      {stored ? (
        <Done stored={stored} />
      ) : plan && open ? (
        <PlannedTranslations work={work} plan={plan} open={open} />
      ) : (
        <FileDrop label="Translations file" accept=".xlsx,.xlsm,.csv,text/csv" disabled={busy !== ""} onFiles={take}>
          {busy ? (
            <Spinner label={busy} />
          ) : (
            <>
              <FileSpreadsheet aria-hidden="true" className={panelIcon} />
              <FileDropText>
                A file of Export XLSX with its translations, up to {TABLE_MB_MAX} MB. Nothing is stored before you have
                seen every change.
              </FileDropText>
            </>
          )}
        </FileDrop>
      )}
      <Alert boxed>{refusal}</Alert>
    </Dialog>
  );
}

/** What was stored, with Undo. */
function Done({ stored }: { stored: StoredFile }) {
  const [undone, setUndone] = useState(false);
  const { undo, busy, dialog } = useUndoChange(() => setUndone(true));
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="flex items-center gap-2">
        <CircleCheck aria-hidden="true" className={undone ? "text-ink-soft" : "text-good"} />
        {undone
          ? "The import is undone: the translations are as they were before."
          : `${counted(stored.words, "word")} of ${counted(stored.records, "record")} stored. The website follows in a moment.`}
      </p>
      {!undone && (
        <Button busy={busy} onClick={() => void undo(stored)}>
          <Undo2 aria-hidden="true" />
          {busy ? "Undoing..." : "Undo the import"}
        </Button>
      )}
      {dialog}
    </div>
  );
}
