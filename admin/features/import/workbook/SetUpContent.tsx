import type { ReactNode } from "react";
import { frame } from "#styles/variants/administration.ts";
import { LeaveGuard } from "../../../records/LeaveGuard.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Button } from "../../../ui/controls.tsx";
import { StickyBar } from "../../../ui/StickyBar.tsx";
import { SAMPLES } from "./samples.ts";
import { useWorkbook } from "./use-workbook.ts";
import { WorkbookImport } from "./WorkbookImport.tsx";
import { Downloads } from "./WorkbookScreen.tsx";

/** What a new site begins with: a sample, a workbook, or nothing. `children` are the buttons to leave. */
export function SetUpContent({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  const work = useWorkbook(() => onDone());
  const isChoosing = work.plan === null && work.busy === "";
  return (
    <div className={frame({ width: "full" })}>
      <LeaveGuard dirty={work.plan !== null && work.stored === null} onLeave={work.begin} />
      {isChoosing && SAMPLES.length > 0 && (
        <Card title="A sample">
          <ul className="grid gap-4">
            {SAMPLES.map((sample) => (
              <li key={sample.folder} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <p className="flex-[1_1_20rem]">
                  <strong>{sample.name}</strong>
                  <span className="block text-sm text-ink-soft">{sample.about}</span>
                </p>
                <Button onClick={() => work.takeSample(sample)}>Use {sample.name}</Button>
              </li>
            ))}
          </ul>
          <p className="mbs-3 text-sm text-ink-soft">
            Invented, and shown as such nowhere: replace it before visitors come. You see every change before it is
            stored, and can undo it as a whole.
          </p>
        </Card>
      )}
      {work.plan === null ? (
        <Card title="A workbook">
          <WorkbookImport work={work} />
        </Card>
      ) : (
        <WorkbookImport work={work} />
      )}
      {isChoosing && <Downloads />}
      {isChoosing && (
        <StickyBar>
          {children}
          <Button intent="primary" onClick={onDone}>
            Start with nothing
          </Button>
        </StickyBar>
      )}
    </div>
  );
}
