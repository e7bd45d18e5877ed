import { Link } from "@tanstack/react-router";
import { CircleCheck, FileSpreadsheet, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { TABLE_MB_MAX } from "#domain/import/table/read-table.ts";
import { buttonClass, frame, heading, sheet } from "#styles/variants/administration.ts";
import { useUndoChange } from "../../../changes/use-undo-change.tsx";
import { Alert, Button, Spinner } from "../../../ui/controls.tsx";
import { FileDrop, FileDropText } from "../../../ui/pictures/FileDrop.tsx";
import { panelIcon } from "../../../ui/panels.tsx";
import { PlannedWorkbook } from "./PlannedWorkbook.tsx";
import type { StoredResult, WorkbookWork } from "./use-workbook.ts";

const ACCEPTED = ".xlsx,.xlsm,.zip,image/png,image/jpeg,image/webp,image/avif";

/** Takes a workbook, shows every change that it would make, and stores them. */
export function WorkbookImport({ work }: { work: WorkbookWork }) {
  const { plan, stored, busy, refusal } = work;
  if (stored) return <Stored result={stored} onAnother={work.begin} />;
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

/** What was stored, with Undo. */
function Stored({ result, onAnother }: { result: StoredResult; onAnother: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const [undone, setUndone] = useState(false);
  const { undo, busy, dialog } = useUndoChange(() => setUndone(true));
  // Also after Undo: its button is gone then, and the title shows the result.
  useEffect(() => title.current?.focus(), [undone]);
  return (
    <section aria-labelledby="workbook-stored" className={sheet}>
      <h2
        id="workbook-stored"
        ref={title}
        tabIndex={-1}
        className={heading({ level: "card", class: "flex items-center gap-2 outline-none" })}
      >
        <CircleCheck aria-hidden="true" className={undone ? "text-ink-soft" : "text-good"} />
        {result.plan ? "The workbook waits in its plan" : undone ? "The workbook is undone" : "The workbook is stored"}
      </h2>
      <p role="status">
        {result.plan
          ? "Nothing has changed yet. It goes live with the plan."
          : undone
            ? "Everything is as it was before; what it created is in the trash."
            : `${result.text} stored as one change. The website follows in a moment.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {result.plan && (
          <Link to="/admin/plans/$id" params={{ id: result.plan }} className={buttonClass({ intent: "primary" })}>
            Open the plan
          </Link>
        )}
        {!undone && !result.plan && (
          <Button busy={busy} onClick={() => void undo(result)}>
            <Undo2 aria-hidden="true" />
            {busy ? "Undoing..." : "Undo the workbook"}
          </Button>
        )}
        <Link to="/admin/changes" className={buttonClass()}>
          All changes
        </Link>
        <Button onClick={onAnother}>Another workbook</Button>
      </div>
      {dialog}
    </section>
  );
}
