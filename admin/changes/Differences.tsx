import type { ReactNode } from "react";
import { wordChanges, type FieldChange } from "#domain/content/field-changes.ts";

type Props = {
  changes: readonly FieldChange[];
  /** Beside the name of a field. */
  action?: ((change: FieldChange) => ReactNode) | undefined;
};

/** What changed, field by field; within a text word by word. */
export function Differences({ changes, action }: Props) {
  return (
    <dl className="grid gap-2.5">
      {changes.map((change) => (
        <div key={change.label} className="grid gap-0.5">
          <dt className="flex flex-wrap items-center justify-between gap-x-3 text-sm font-medium">
            {change.label}
            {action?.(change)}
          </dt>
          <dd className="overflow-y-auto text-sm wrap-anywhere whitespace-pre-wrap max-block-60">
            {wordChanges(change.before, change.after).map(({ text, is }, index) =>
              is === "same" ? (
                <span key={index} className="text-ink-soft">
                  {text}
                </span>
              ) : is === "removed" ? (
                <del key={index} className="bg-bad-wash text-bad">
                  {text}
                </del>
              ) : (
                <ins key={index} className="font-medium text-good no-underline">
                  {text}
                </ins>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
