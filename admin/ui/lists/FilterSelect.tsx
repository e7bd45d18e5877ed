import { Options, Select, type SelectOption } from "../Select.tsx";
import { toolbarSelect } from "./Toolbar.tsx";
import { X } from "lucide-react";
import { MISSING, type Missing } from "#domain/content/missing-data.ts";
import { Button } from "../Button.tsx";

type Props<Value extends string> = {
  label: string;
  /** The chosen value; empty for no filter. */
  value: Value;
  /** The label of the option without a filter; left out if one of the options is always chosen. */
  all?: string;
  options: readonly (SelectOption & { value: NoInfer<Value> })[];
  onChange: (value: Value) => void;
  className?: string;
};

/** A filter in the toolbar of a list. */
export function FilterSelect<Value extends string>({ label, value, all, options, onChange, className }: Props<Value>) {
  return (
    <Select
      label={label}
      className={className ? `${toolbarSelect} ${className}` : toolbarSelect}
      value={value}
      // Only offered values can be chosen.
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {all !== undefined && <option value="">{all}</option>}
      <Options options={options} />
    </Select>
  );
}

type MissingFilterProps = {
  /** What the listed products lack, if only such products are listed. */
  missing: Missing | undefined;
  onShowAll: () => void;
  className?: string;
};

/** Shows that only products that lack something are listed, and removes this filter. */
export function MissingFilter({ missing, onShowAll, className = "" }: MissingFilterProps) {
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
