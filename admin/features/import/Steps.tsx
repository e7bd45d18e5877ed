import { Check } from "lucide-react";
import type { Step } from "./use-import.ts";

const STEPS: readonly { step: Step; label: string }[] = [
  { step: "file", label: "File" },
  { step: "columns", label: "Columns" },
  { step: "preview", label: "Preview" },
  { step: "done", label: "Done" },
];

/** The progress of the import. Earlier steps are links back, unless `onStep` is null. */
export function Steps({ step, onStep }: { step: Step; onStep: ((step: Step) => void) | null }) {
  const at = STEPS.findIndex((one) => one.step === step);
  return (
    <nav aria-label="Steps of the import">
      <ol className="flex flex-wrap gap-x-6 gap-y-1 border-be border-line">
        {STEPS.map((one, index) => {
          const past = index < at && onStep !== null;
          const look = `-mbe-px inline-flex items-center gap-2 border-be-2 py-2 text-sm font-medium ${index === at ? "border-copper text-ink" : "border-transparent text-ink-soft"}`;
          const label = (
            <>
              <span
                aria-hidden="true"
                className={`grid size-5 place-items-center rounded-full border text-2xs tabular-nums [&_svg]:size-3 ${index <= at ? "border-petrol bg-petrol text-on-petrol" : "border-line-strong"}`}
              >
                {index < at ? <Check /> : index + 1}
              </span>
              {one.label}
            </>
          );
          return (
            <li key={one.step} aria-current={index === at ? "step" : undefined}>
              {past ? (
                <button
                  type="button"
                  className={`${look} cursor-pointer hover:text-petrol`}
                  onClick={() => onStep(one.step)}
                >
                  {label}
                </button>
              ) : (
                <span className={look}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
