import { writtenNumber } from "#domain/text/written-numbers.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { ROW_KINDS, type RowKind } from "#domain/import/plan-types.ts";
import type { PlanSummary } from "#domain/import/session.ts";
import { counted } from "#domain/text/text.ts";
import { Alert, Button } from "../../ui/controls.tsx";
import { downloadFile, WORKBOOK_TYPE } from "#client/page/download-file.ts";
import { queryKeys } from "../../query-client.ts";
import { PlannedRows, ROWS_PER_PAGE } from "./PlannedRows.tsx";
import { PlannedRowView } from "./PlannedRowView.tsx";
import { PutInPlanDialog } from "../../plans/PutInPlanDialog.tsx";
import { StickyBar } from "../../ui/StickyBar.tsx";
import type { Import, OpenImport } from "./use-import.ts";
import { useStoring, type ImportResult } from "./use-storing.ts";

type Kind = RowKind | "all";
const LABELS: Record<Kind, string> = {
  all: "All rows",
  new: "New",
  changed: "Changed",
  unchanged: "Unchanged",
  skipped: "Left out",
  refused: "Refused",
};

type Props = {
  work: Import;
  open: OpenImport;
  summary: PlanSummary;
  onBack: () => void;
  onStored: (result: ImportResult) => void;
};

/** Every change before anything is stored. */
export function PreviewStep({ work, open, summary, onBack, onStored }: Props) {
  const { counts, newBrands, newCategories, newSeries } = summary;
  const [kind, setKind] = useState<Kind>(counts.refused > 0 ? "refused" : "all");
  const [page, setPage] = useState(1);
  const storing = useStoring(work, open, counts.refused, onStored);
  const [planning, setPlanning] = useState(false);
  const accepted = counts.new + counts.changed;
  // From here on only the database knows whether it is stored.
  const isLastStep =
    storing.progress !== null && storing.progress.all > 0 && storing.progress.sent === storing.progress.all;
  const { data: rows = [] } = useQuery({
    queryKey: queryKeys.importRows(summary, kind, page),
    queryFn: () => work.session().rows({ kind, from: (page - 1) * ROWS_PER_PAGE, limit: ROWS_PER_PAGE }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

  const download = async (format: "csv" | "xlsx") => {
    const name = `${open.title.replace(/\.\w+$/, "").slice(0, 80)}-refused.${format}`;
    const type = format === "csv" ? "text/csv" : WORKBOOK_TYPE;
    downloadFile(name, await work.session().refusedFile(format), type);
  };
  const kinds = (["all", ...ROW_KINDS] as const).filter((one) => one === "all" || counts[one] > 0);
  const number = (kind: Kind) => writtenNumber(counts[kind]);
  return (
    <>
      <p className="max-inline-[65ch]">
        Nothing has been stored yet. {counted(counts.all, "row")}: <strong>{number("new")} new</strong>,{" "}
        <strong>{number("changed")} changed</strong>, {number("unchanged")} unchanged
        {counts.skipped > 0 && `, ${number("skipped")} left out`}, <strong>{number("refused")} refused</strong>.
        {newBrands.length > 0 && ` New brands: ${newBrands.join(", ")}.`}
        {newCategories.length > 0 && ` New categories: ${newCategories.join(", ")}.`}
        {newSeries.length > 0 && ` New series: ${newSeries.join(", ")}.`}
      </p>
      <PlannedRows
        kinds={kinds.map((one) => ({ kind: one, label: LABELS[one], count: counts[one] }))}
        kind={kind}
        page={page}
        onShow={(next, at) => {
          setKind(next);
          setPage(at);
        }}
        busy={storing.progress !== null}
        above={
          counts.refused > 0 &&
          (kind === "all" || kind === "refused") && (
            <div className="flex flex-wrap items-center gap-2 pbe-3">
              <span className="text-sm text-ink-soft">Refused rows with their reasons, to mend and to drop again:</span>
              {(["xlsx", "csv"] as const).map((format) => (
                <Button key={format} small onClick={() => void download(format)}>
                  <Download aria-hidden="true" />
                  {format.toUpperCase()}
                </Button>
              ))}
            </div>
          )
        }
      >
        {rows.map((row) => (
          <PlannedRowView key={row.row} row={row} />
        ))}
      </PlannedRows>
      <StickyBar>
        <Alert className="me-auto">{storing.refusal}</Alert>
        {storing.progress ? (
          <>
            <label className="me-auto flex flex-1 flex-wrap items-center gap-3 text-sm">
              <span role="status">
                {isLastStep
                  ? "Storing all of them..."
                  : `Sending ${writtenNumber(storing.progress.sent)} of ${writtenNumber(accepted)}...`}
              </span>
              <progress
                className="flex-1 accent-petrol"
                max={accepted}
                value={storing.progress.sent}
                aria-label="Progress of storing"
              />
            </label>
            {/* With a key, or it would be the button that stood here before, which does not take the focus. */}
            <Button key="cancel" autoFocus aria-disabled={isLastStep} onClick={isLastStep ? undefined : storing.cancel}>
              Cancel
            </Button>
          </>
        ) : (
          <>
            <Button intent="quiet" onClick={onBack}>
              Back to the columns
            </Button>
            <Button disabled={accepted === 0} busy={work.busy !== ""} onClick={() => setPlanning(true)}>
              Put into a plan
            </Button>
            {storing.outdated && <Button onClick={() => void work.compareAgain()}>Compare again</Button>}
            <Button
              intent="primary"
              autoFocus={storing.refusal !== ""}
              disabled={accepted === 0}
              busy={work.busy !== ""}
              onClick={() => void storing.store()}
            >
              {accepted === 0
                ? "Nothing to store"
                : `Store ${writtenNumber(accepted)} ${accepted === 1 ? "product" : "products"}`}
            </Button>
          </>
        )}
      </StickyBar>
      <PutInPlanDialog
        open={planning}
        what="this import"
        onClose={() => setPlanning(false)}
        onPlan={(plan) => void storing.store(plan)}
      />
    </>
  );
}
