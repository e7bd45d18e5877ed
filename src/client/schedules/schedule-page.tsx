import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { SCHEDULE_TEXTS as T } from "#texts/schedules.ts";
import { NO_SCHEDULE, type KeptSchedule } from "#domain/schedules/kept-schedule.ts";
import type { RememberedColumns } from "#domain/schedules/columns.ts";
import { button } from "#styles/variants/buttons.ts";
import { card } from "#styles/variants/basics.ts";
import { useShowStoredList, useStored } from "../lists/use-stored-list.ts";
import { EmptyNote } from "../products/empty-note.tsx";
import { useUnitSystem } from "../units/use-unit-system.ts";
import { chosenRows } from "./chosen-rows.ts";
import { ScheduleActions } from "./schedule-actions.tsx";
import { ScheduleInput } from "./schedule-input.tsx";
import { ScheduleReading } from "./schedule-reading.tsx";
import { ScheduleRowView } from "./schedule-row.tsx";
import { ScheduleSheet } from "./schedule-sheet.tsx";
import { $columns, $schedule, changeSchedule, wasInterrupted } from "./schedule-store.ts";
import { useBasis } from "./use-basis.ts";
import { useSchedule } from "./use-schedule.ts";

const NO_COLUMNS: RememberedColumns = {};

/** Reads an equipment schedule and proposes machines of the catalogue, all in this browser. */
export function SchedulePage() {
  const kept = useStored($schedule, NO_SCHEDULE);
  const remembered = useStored($columns, NO_COLUMNS);
  useShowStoredList();
  const [isKept, setIsKept] = useState(true);
  const [hasRead, setHasRead] = useState(false);
  const [cleared, setCleared] = useState<{ schedule: KeptSchedule; said: string } | null>(null);
  const schedule = useSchedule(kept, remembered);
  const basis = useBasis(
    useCallback((earlier: KeptSchedule) => {
      if (earlier.text !== "" || earlier.file) setCleared({ schedule: earlier, said: T.replaced });
    }, []),
  );
  const isInterrupted = wasInterrupted && kept.text !== "";
  const undo = useRef<HTMLButtonElement>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => undo.current?.focus(), [cleared]);

  /** The pressed button may be gone. */
  const keepFocus = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
    });
  const startAgain = () => {
    setCleared({ schedule: kept, said: T.cleared });
    changeSchedule(NO_SCHEDULE);
  };
  const takeBack = () => {
    if (cleared) changeSchedule(cleared.schedule);
    setCleared(null);
    section.current?.focus();
  };
  const { raw } = schedule;
  return (
    <section className="grid gap-6" ref={section} tabIndex={-1} aria-label={T.title}>
      <div role="status">
        {cleared && (
          <p className={card({ class: "flex flex-wrap items-center gap-3 px-4 py-2" })}>
            <span>{cleared.said}</span>
            <button ref={undo} type="button" className={button({ size: "small" })} onClick={takeBack}>
              {T.undo}
            </button>
          </p>
        )}
        {!isKept && <p className="text-warn">{T.notKept}</p>}
        {basis.state === "loading" && <p className="text-ink-soft">{T.basisLoading}</p>}
        {basis.state === "missing" && <p className="text-warn">{T.basisMissing}</p>}
        {basis.state === "failed" && (
          <p className="flex flex-wrap items-center gap-3 text-warn">
            <span>{T.basisFailed}</span>
            <button type="button" className={button({ size: "small" })} onClick={basis.retry}>
              {T.retry}
            </button>
          </p>
        )}
      </div>
      {raw ? (
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <p className="annotation" role="status">
            {T.count(raw.rows.length)}
            {kept.file && (
              <>
                {" · "}
                <bdi>{kept.file.name}</bdi>
              </>
            )}
          </p>
          <button
            type="button"
            className={button({ size: "small" })}
            onClick={() => {
              changeSchedule({ isRead: false });
              keepFocus();
            }}
          >
            {T.change}
          </button>
          <button type="button" className={button({ size: "small", intent: "danger" })} onClick={startAgain}>
            {T.startAgain}
          </button>
        </div>
      ) : (
        <ScheduleInput
          text={kept.text}
          refusal={schedule.refusal ?? (isInterrupted && !hasRead ? T.interrupted : undefined)}
          file={kept.file?.name}
          onKept={setIsKept}
          onRead={() => {
            setHasRead(true);
            keepFocus();
          }}
        />
      )}
      <ReadSchedule kept={kept} schedule={schedule} />
    </section>
  );
}

type ReadProps = { kept: KeptSchedule; schedule: ReturnType<typeof useSchedule> };

/** What was read, with the machines for each row, or their comparison sheets. */
function ReadSchedule({ kept, schedule: { raw, matched, productData, error, retry } }: ReadProps) {
  const system = useUnitSystem();
  const [isSheet, setIsSheet] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = useMemo(
    () => (matched && productData ? chosenRows(matched, kept.choices, productData) : []),
    [matched, kept.choices, productData],
  );
  if (!raw) return null;
  if (error)
    return (
      <EmptyNote heading="h2" title={T.loadFailed} text={error.message} role="alert">
        <button type="button" className={button({ intent: "primary" })} onClick={retry}>
          {T.retry}
        </button>
      </EmptyNote>
    );
  const reading = <ScheduleReading raw={raw} specifications={productData?.attributes ?? []} />;
  if (!matched || !productData)
    return (
      <>
        {reading}
        <p className="text-ink-soft" role="status">
          {productData ? T.comparing : T.loading}
        </p>
      </>
    );
  const showSheet = (next: boolean) => {
    setIsSheet(next);
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <>
      {!isSheet && reading}
      <ScheduleActions
        chosen={chosen}
        system={system}
        attributes={productData.attributes}
        isSheet={isSheet}
        onSheet={showSheet}
      />
      <h2 ref={heading} tabIndex={-1} className="text-subtitle">
        {isSheet ? T.sheet : T.rows}
      </h2>
      {isSheet ? (
        <ScheduleSheet chosen={chosen} system={system} attributes={productData.attributes} />
      ) : (
        <ul className="border-bs border-line">
          {matched.map((one) => (
            <ScheduleRowView
              key={one.key}
              matched={one}
              choice={kept.choices[one.key]}
              productData={productData}
              system={system}
            />
          ))}
        </ul>
      )}
    </>
  );
}
