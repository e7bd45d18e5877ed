import type { ReactNode } from "react";
import { moved } from "#domain/listing/ordering.ts";
import { Options, Select, type SelectOption } from "../controls.tsx";
import { focusBeside, RemoveButton } from "../form-entries.tsx";
import { toolbarSelect } from "../lists/Toolbar.tsx";
import { SortableList } from "./SortableList.tsx";

type Props<T> = {
  label: string;
  chosen: readonly T[];
  idOf: (one: T) => string;
  nameOf: (one: T) => string;
  onChange: (next: T[]) => void;
  /** What a row shows; left out: the name. */
  children?: (one: T) => ReactNode;
};

/** What was chosen one by one, to put in order and take out again. */
export function ChosenList<T>({ label, chosen, idOf, nameOf, onChange, children }: Props<T>) {
  if (chosen.length === 0) return null;
  return (
    <SortableList
      label={label}
      items={chosen}
      idOf={idOf}
      nameOf={nameOf}
      onMove={(from, to) => onChange(moved(chosen, from, to))}
    >
      {(one) => (
        <div className="flex items-center gap-3">
          {children?.(one) ?? <p className="flex-1 wrap-anywhere min-inline-0">{nameOf(one)}</p>}
          <RemoveButton
            name={nameOf(one)}
            onRemove={(button) => {
              focusBeside(button);
              onChange(chosen.filter((other) => other !== one));
            }}
          />
        </div>
      )}
    </SortableList>
  );
}

type AddProps = { label: string; options: readonly SelectOption[]; onAdd: (value: string) => void; shown?: string };

/** Adds what is chosen in it at once. `shown` is its text, if that is not the label. */
export function AddChoice({ label, options, onAdd, shown = label }: AddProps) {
  return (
    <Select
      label={label}
      className={toolbarSelect}
      value=""
      onChange={({ target }) => {
        if (target.value) onAdd(target.value);
      }}
    >
      <option value="">{shown}</option>
      <Options options={options} />
    </Select>
  );
}
