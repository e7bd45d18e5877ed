import { Check } from "lucide-react";

type Props<Step> = {
  label: string;
  steps: readonly { step: Step; label: string }[];
  step: Step;
  /** Called with the step that is chosen; null where none can be. */
  onStep: ((step: Step) => void) | null;
  /** Whether later steps can be chosen, too. */
  ahead?: boolean;
};

/** The progress of work in several steps. Earlier ones are links back. */
export function Steps<Step extends string>({ label: name, steps, step, onStep, ahead = false }: Props<Step>) {
  const at = steps.findIndex((one) => one.step === step);
  return (
    <nav aria-label={name}>
      <ol className="flex flex-wrap gap-x-6 gap-y-1 border-be border-line">
        {steps.map((one, index) => {
          const open = onStep !== null && index !== at && (ahead || index < at);
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
              {open ? (
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
