import { useState } from "react";
import type { PlannedRecord, WorkbookPlan } from "#domain/workbook/plan-types.ts";
import { counted } from "#domain/text/text.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { PutInPlanDialog } from "../../../plans/PutInPlanDialog.tsx";
import { Button, Spinner } from "../../../ui/controls.tsx";
import { PictureDrop } from "../../../ui/pictures/FileDrop.tsx";
import { StickyBar } from "../../../ui/StickyBar.tsx";
import { PRODUCT_IMAGE_MAX_MB } from "#domain/pictures/picture.ts";
import { PlannedRows, ROWS_PER_PAGE } from "../PlannedRows.tsx";
import { Outcome } from "../PlannedRowView.tsx";
import type { WorkbookWork } from "./use-workbook.ts";

type Kind = PlannedRecord["kind"];
const KINDS = ["refused", "new", "changed", "unchanged"] as const satisfies readonly Kind[];
const LABELS: Record<Kind, string> = { refused: "Refused", new: "New", changed: "Changed", unchanged: "Unchanged" };
const NAMES_SHOWN = 8;

/** Every change that a workbook would make, by what becomes of its rows. */
export function PlannedWorkbook({ work, plan }: { work: WorkbookWork; plan: WorkbookPlan }) {
  const { open, busy } = work;
  const byKind = Map.groupBy(plan.records, ({ kind }) => kind);
  const rowsOf = (kind: Kind) => byKind.get(kind) ?? [];
  const kinds = KINDS.filter((kind) => rowsOf(kind).length > 0);
  const [chosen, setChosen] = useState<Kind | null>(null);
  const kind = chosen && kinds.includes(chosen) ? chosen : (kinds[0] ?? "unchanged");
  const [page, setPage] = useState(1);
  const [planning, setPlanning] = useState(false);
  const rows = rowsOf(kind);
  const accepted = rowsOf("new").length + rowsOf("changed").length;
  const refused = rowsOf("refused").length;
  const missing = plan.pictures.filter((name) => !open?.pictures.has(name));
  return (
    <>
      <p role="status" className="max-inline-[65ch]">
        {`${open?.title}: nothing has been stored yet. ${counted(rowsOf("new").length, "new record")}, ${writtenNumber(rowsOf("changed").length)} changed, ${writtenNumber(rowsOf("unchanged").length)} as they are${refused > 0 ? `, ${writtenNumber(refused)} refused, which are left out` : ""}.`}
      </p>
      {missing.length > 0 && (
        <div className="grid gap-2">
          <p className="text-sm wrap-anywhere">
            {`${counted(missing.length, "picture")} missing: ${missing.slice(0, NAMES_SHOWN).join(", ")}`}
            {missing.length > NAMES_SHOWN && ` and ${writtenNumber(missing.length - NAMES_SHOWN)} more`}
          </p>
          <PictureDrop
            multiple
            archives
            label="Pictures"
            maxMB={PRODUCT_IMAGE_MAX_MB}
            busy={busy}
            onFiles={(files) => void work.take(files)}
          />
        </div>
      )}
      {plan.ignored.length > 0 && (
        <details className="text-sm text-ink-soft">
          <summary className="cursor-pointer py-0.5 inline-fit hover:text-petrol">
            {`${counted(plan.ignored.length, "tab or column", "tabs or columns")} left aside, as nothing here is called so`}
          </summary>
          <p className="wrap-anywhere">{plan.ignored.join("; ")}</p>
        </details>
      )}
      {kinds.length > 0 && (
        <PlannedRows
          kinds={kinds.map((one) => ({ kind: one, label: LABELS[one], count: rowsOf(one).length }))}
          kind={kind}
          page={page}
          onShow={(next, at) => {
            setChosen(next);
            setPage(at);
          }}
          busy={busy !== ""}
        >
          {rows.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE).map((record) => (
            <Outcome
              key={`${record.sheet} ${record.row} ${record.id}`}
              {...record}
              place={record.sheet}
              {...(record.row === 0 && { summary: "A series that rows name" })}
            />
          ))}
        </PlannedRows>
      )}
      <StickyBar>
        {busy && <Spinner label={busy} className="me-auto" />}
        <Button intent="quiet" disabled={busy !== ""} onClick={work.begin}>
          Another workbook
        </Button>
        <Button disabled={accepted === 0 || busy !== ""} onClick={() => setPlanning(true)}>
          Put into a plan
        </Button>
        <Button intent="primary" disabled={accepted === 0 || busy !== ""} onClick={() => void work.store()}>
          {accepted === 0 ? "Nothing to store" : `Store ${counted(accepted, "record")}`}
        </Button>
      </StickyBar>
      <PutInPlanDialog
        open={planning}
        what="this workbook"
        onClose={() => setPlanning(false)}
        onPlan={(into) => void work.store(into)}
      />
    </>
  );
}
