import { X } from "lucide-react";
import { MISSING, type Missing } from "#domain/missing.ts";
import { Button } from "#ui/Button.tsx";

type Props = {
  /** What the products lack that are listed, if only such are. */
  missing: Missing | undefined;
  onShowAll: () => void;
  className?: string;
};

/** Says that only products are listed that lack something, and takes that filter away. */
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
