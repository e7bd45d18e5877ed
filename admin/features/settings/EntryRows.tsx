import { Plus } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useFormContext, type UseFieldArrayReturn } from "react-hook-form";
import type { SettingsFormValues } from "#domain/settings/settings-form.ts";
import { Button, Alert } from "../../ui/controls.tsx";
import { fieldLabel } from "../../ui/Field.tsx";
import { SortableList } from "../../ui/sortable/SortableList.tsx";
import { Pair, RemoveButton } from "../../ui/form-entries.tsx";
import { listError } from "../../records/bind-fields.ts";
import { labelOf } from "./settings-record.ts";

type Props = {
  /** The key of the setting; links lead here by it. */
  name: "phones" | "social_links" | "main_menu" | "footer_menu";
  /** What one entry is called: 'telephone number'. */
  noun: string;
  hint: string;
  list: Pick<UseFieldArrayReturn<SettingsFormValues>, "fields" | "move" | "remove">;
  onAdd: () => void;
  /** The two fields of an entry. */
  children: (index: number) => ReactNode;
};

/** A setting that is a list of entries with two fields each, which can be put in order. */
export function EntryRows({ name, noun, hint, list, onAdd, children }: Props) {
  const { getValues, formState } = useFormContext<SettingsFormValues>();
  const title = labelOf(name);
  const id = useId();
  const called = (index: number) => getValues(`${name}.${index}.label`) || `${noun} ${index + 1}`;
  return (
    <div id={name} tabIndex={-1} role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className={fieldLabel}>
        {title}
      </p>
      <p className="text-xs text-ink-soft">{hint}</p>
      {list.fields.length > 0 && (
        <SortableList
          label={title}
          items={list.fields}
          idOf={(entry) => entry.id}
          nameOf={(_entry, index) => called(index)}
          onMove={list.move}
        >
          {(_entry, index) => (
            <Pair button={<RemoveButton name={called(index)} onRemove={() => list.remove(index)} />}>
              {children(index)}
            </Pair>
          )}
        </SortableList>
      )}
      <Alert>{listError(formState, name)}</Alert>
      <div>
        <Button small onClick={onAdd}>
          <Plus aria-hidden="true" />
          Add {noun}
        </Button>
      </div>
    </div>
  );
}
