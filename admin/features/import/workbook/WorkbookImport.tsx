import { FileSpreadsheet } from "lucide-react";
import { TABLE_MB_MAX } from "#domain/import/table/read-table.ts";
import { frame } from "#styles/variants/administration.ts";
import { Alert, Spinner } from "../../../ui/controls.tsx";
import { FileDrop, FileDropText } from "../../../ui/pictures/FileDrop.tsx";
import { panelIcon } from "../../../ui/panels.tsx";
import { Stored } from "../Stored.tsx";
import { PlannedWorkbook } from "./PlannedWorkbook.tsx";
import type { WorkbookWork } from "./use-workbook.ts";

const ACCEPTED = ".xlsx,.xlsm,.zip,image/png,image/jpeg,image/webp,image/avif";

/** Takes a workbook, shows every change that it would make, and stores them. */
export function WorkbookImport({ work }: { work: WorkbookWork }) {
  const { plan, stored, busy, refusal } = work;
  if (stored)
    return (
      <Stored
        result={stored}
        noun="workbook"
        stored={`${stored.text} stored as one change. The website follows in a moment.`}
        waiting="Nothing has changed yet. It goes live with the plan."
        undone="Everything is as it was before; what it created is in the trash."
        another="Another workbook"
        onAnother={work.begin}
      />
    );
  return (
    <div className={frame({ width: "full" })}>
      {plan === null ? (
        <FileDrop
          multiple
          folders
          label="Workbook file"
          accept={ACCEPTED}
          disabled={busy !== ""}
          onFiles={(files) => void work.take(files)}
        >
          {busy ? (
            <Spinner label={busy} />
          ) : (
            <>
              <FileSpreadsheet aria-hidden="true" className={panelIcon} />
              <FileDropText multiple>
                A workbook (XLSX, up to {TABLE_MB_MAX} MB) together with its pictures or a ZIP of them. Nothing is
                stored before you have seen every change.
              </FileDropText>
            </>
          )}
        </FileDrop>
      ) : (
        <PlannedWorkbook work={work} plan={plan} />
      )}
      <Alert boxed>{refusal}</Alert>
    </div>
  );
}
