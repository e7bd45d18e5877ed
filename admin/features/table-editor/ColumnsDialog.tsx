import { useId, useState } from "react";
import { nameKey } from "#domain/specifications/attribute.ts";
import { specificationKey, type Column } from "#domain/products/editor-columns.ts";
import { field } from "#styles/variants/basics.ts";
import { Button, IconButton } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { fieldLabel } from "../../ui/Field.tsx";
import { SortableList } from "../../ui/sortable/SortableList.tsx";
import { Plus, X } from "lucide-react";

type Props = {
  columns: readonly Column[];
  /** The fields of products, of which some may be hidden. */
  fields: readonly Column[];
  /** Names of specifications that could be added, the most useful first. */
  names: readonly string[];
  isUsual: boolean;
  onChoose: (keys: readonly string[] | null) => void;
  onClose: () => void;
};

/** Adds, hides and orders the columns of the table. What is chosen is shown at once and remembered on this device. */
export function ColumnsDialog({ columns, fields, names, isUsual, onChoose, onClose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [first, ...others] = columns;
  const keys = columns.map(({ key }) => key);
  const shown = new Set(columns.map(({ label }) => nameKey(label)));
  const hidden = fields.filter(({ key }) => !keys.includes(key));
  const offered = names.filter((name) => !shown.has(nameKey(name)));
  const add = () => {
    const name = typed.trim().replace(/\s+/g, " ").slice(0, 200);
    if (name === "" || shown.has(nameKey(name))) return;
    const known = hidden.find(({ label }) => nameKey(label) === nameKey(name));
    const spelt = offered.find((offer) => nameKey(offer) === nameKey(name)) ?? name;
    onChoose([...keys, known?.key ?? specificationKey(spelt)]);
    setTyped("");
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Columns"
      description={`${first?.label ?? "Name"} always comes first. Your choice is remembered on this device.`}
      footer={
        <>
          <Button onClick={() => onChoose(null)} disabled={isUsual}>
            Usual columns
          </Button>
          <Button intent="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <form
        className="grid gap-1.25"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label htmlFor={id} className={fieldLabel}>
          Add a column
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            dir="auto"
            list={`${id}-names`}
            className={field({ size: "dense" })}
            placeholder="Name of a specification"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <datalist id={`${id}-names`}>
            {[...hidden.map(({ label }) => label), ...offered].slice(0, 200).map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Button type="submit">
            <Plus aria-hidden="true" />
            Add
          </Button>
        </div>
      </form>
      <SortableList
        label="Columns"
        items={others}
        idOf={({ key }) => key}
        nameOf={({ label }) => label}
        onMove={(from, to) => {
          const moved = others.map(({ key }) => key);
          const [key] = moved.splice(from, 1);
          if (key) moved.splice(to, 0, key);
          onChoose([...(first ? [first.key] : []), ...moved]);
        }}
      >
        {({ key, label, unit }) => (
          <span className="flex items-center justify-between gap-2 inline-full">
            <span className="wrap-anywhere">
              {label}
              {unit && <span className="text-ink-soft"> ({unit})</span>}
            </span>
            <IconButton
              icon={X}
              label={`Hide ${label}`}
              onClick={() => onChoose(keys.filter((other) => other !== key))}
            />
          </span>
        )}
      </SortableList>
    </Dialog>
  );
}
