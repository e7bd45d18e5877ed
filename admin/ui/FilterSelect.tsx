import { Options, Select, type SelectOption } from "#ui/Select.tsx";
import { toolbarSelect } from "./Toolbar.tsx";

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
