import { SUBMITTAL_TEXTS as T } from "#texts/submittals.ts";
import { langOf } from "#texts/language/page-language.ts";
import { notice } from "#styles/variants/basics.ts";
import { button } from "#styles/variants/buttons.ts";
import { faultText, type Faults } from "./submittal-form.tsx";
import type { FormField } from "#domain/submittals/form.ts";
import type { Progress } from "./make-package.ts";
import type { MakingState } from "./use-package.ts";

type Props = {
  state: MakingState;
  faults: Faults;
  /** What the button does, where it does more than to make a file. */
  label?: string;
};

const phaseText = (phase: Progress["phase"]): string =>
  ({ datasheets: T.loadingDatasheets, documents: T.putting, storing: T.storing })[phase];

/** The button that makes the package, how far that is, and what stands in its way. */
export function MakeButton({ state: { progress, made, failure, missing }, faults, label }: Props) {
  const named = Object.entries(faults) as [FormField, NonNullable<Faults[FormField]>][];
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          type="submit"
          className={button({ intent: "primary", size: "large" })}
          aria-disabled={progress !== null || undefined}
        >
          {label ?? (made ? T.makeAgain : T.make)}
        </button>
        {progress && (
          <span className="flex flex-wrap items-center gap-3" aria-hidden="true">
            <progress className="accent-petrol" max={Math.max(1, progress.of)} value={progress.done} />
            <span className="tabular-nums">{T.progress(progress.done, progress.of)}</span>
          </span>
        )}
        <span role="status" className="wrap-anywhere">
          {progress ? phaseText(progress.phase) : made}
        </span>
      </div>
      <div role="alert" className="grid gap-3">
        {named.length > 0 && (
          <div className={notice({ tone: "bad" })}>
            <p>{T.faultsTitle}</p>
            <ul className="list-disc ps-5">
              {named.map(([name, fault]) => (
                <li key={name}>{faultText(name, fault)}</li>
              ))}
            </ul>
          </div>
        )}
        {missing.length > 0 && (
          <div className={notice({ tone: "bad" })}>
            <p>{T.missingTitle}</p>
            <ul className="list-disc ps-5">
              {missing.map(({ slug, name }) => (
                <li key={slug}>
                  <bdi {...langOf(name)}>{name}</bdi>
                </li>
              ))}
            </ul>
            <p>{T.missingText}</p>
            <button type="submit" className={button({ size: "small", class: "mbs-2" })}>
              {T.retry}
            </button>
          </div>
        )}
        {failure && <p className={notice({ tone: "bad" })}>{failure}</p>}
      </div>
    </div>
  );
}
