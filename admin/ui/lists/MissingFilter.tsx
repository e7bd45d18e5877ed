import { X } from "lucide-react";
import { MISSING, type Missing } from "#domain/content/missing-data.ts";
import { Button } from "../controls.tsx";

type Props = {
  /** What the listed products lack, if only such products are listed. */
  missing: Missing | undefined;
  onShowAll: () => void;
  className?: string;
};

/** Shows that only products that lack something are listed, and removes this filter. */
export function MissingFilter({ missing, onShowAll, className = "" }: Props) {
  if (!missing) return null;
  return (
    <p className={`flex flex-wrap items-center gap-x-3 ${className}`}>
      Only products with: <strong>{MISSING[missing]}</strong>
      <Button small intent="quiet" onClick={onShowAll}>
        <X aria-hidden="true" />
        Show all
      </Button>
    </p>
  );
}
