import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useRef, useState, type RefObject } from "react";
import { Alert, Button, Spinner } from "../../ui/controls.tsx";
import { frame } from "#styles/variants/administration.ts";
import { LeaveGuard } from "../../records/LeaveGuard.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Steps } from "../../ui/Steps.tsx";
import { ColumnsStep } from "./ColumnsStep.tsx";
import { DoneStep } from "./DoneStep.tsx";
import { FileStep } from "./FileStep.tsx";
import { PreviewStep } from "./PreviewStep.tsx";
import type { ImportResult } from "./use-storing.ts";
import { useImport, type Step } from "./use-import.ts";

const route = getRouteApi("/protected/admin/products/import");

const STEPS: readonly { step: Step; label: string }[] = [
  { step: "file", label: "File" },
  { step: "columns", label: "Columns" },
  { step: "preview", label: "Preview" },
  { step: "done", label: "Done" },
];

/** Products from a table: the file, its columns, a preview of every change, and what was stored. */
export function ImportScreen() {
  const navigate = route.useNavigate();
  const { step = "file" } = route.useSearch();
  const show = (next: Step) =>
    void navigate({ search: next === "file" ? {} : { step: next }, replace: next === "done" || step === "done" });
  const work = useImport(step, show);
  const [result, setResult] = useState<ImportResult | null>(null);
  const shown = shownStep(step, {
    open: work.open !== null,
    compared: work.summary?.lacking.rows === 0,
    stored: result !== null,
  });
  const panel = useFocusOnStep(shown);
  const unsaved = work.open !== null && shown !== "done";
  return (
    <div className={frame({ width: shown === "file" || shown === "done" ? "editor" : "full" })}>
      <LeaveGuard withinScreen dirty={unsaved} onLeave={work.finish} />
      <PageHead
        title="Import products"
        tab="products"
        note={work.open && <span className="wrap-anywhere text-ink-soft">{work.open.title}</span>}
      />
      <Steps label="Steps of the import" steps={STEPS} step={shown} onStep={shown === "done" ? null : show} />
      <Alert boxed>{work.refusal}</Alert>
      {work.busy !== "" && (
        <div className="flex flex-wrap items-center gap-4">
          <Spinner label={work.busy === "reading" ? "Reading the table..." : "Comparing with the catalogue..."} />
          <Button small onClick={work.stop}>
            Cancel
          </Button>
        </div>
      )}
      <div ref={panel} tabIndex={-1} className={frame({ width: "full", class: "outline-none" })}>
        {shown === "file" && work.busy === "" && <FileStep onTake={work.take} />}
        {shown === "columns" && work.open && <ColumnsStep work={work} open={work.open} busy={work.busy !== ""} />}
        {shown === "preview" && work.open && work.summary && (
          <PreviewStep
            work={work}
            open={work.open}
            summary={work.summary}
            onBack={() => show("columns")}
            onStored={(stored) => {
              setResult(stored);
              work.finish();
              show("done");
            }}
          />
        )}
        {shown === "done" && result && <DoneStep result={result} onAnother={() => work.stop()} />}
      </div>
    </div>
  );
}

/** The step in the address, or the last step before it whose data is available. */
function shownStep(step: Step, have: { open: boolean; compared: boolean; stored: boolean }): Step {
  if (step === "done") return have.stored ? "done" : "file";
  if (!have.open) return "file";
  return step === "preview" && !have.compared ? "columns" : step;
}

/** Moves the focus to a new step, because the pressed button disappears with the step before. */
function useFocusOnStep(step: Step): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step && document.activeElement === document.body) panel.current?.focus();
    before.current = step;
  }, [step]);
  return panel;
}
