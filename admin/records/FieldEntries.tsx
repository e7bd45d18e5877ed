import { Plus } from "lucide-react";
import { useId } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { typedFields, type Fields } from "#domain/content/fields.ts";
import { Alert, Button } from "../ui/controls.tsx";
import { fieldLabel } from "../ui/Field.tsx";
import { RemoveButton } from "../ui/form-entries.tsx";
import { SortableList } from "../ui/sortable/SortableList.tsx";
import { listError } from "./bind-fields.ts";
import { FieldControl } from "./FieldControl.tsx";

type Props = {
  name: string;
  label: string;
  hint: string | undefined;
  /** What one entry is called: 'paragraph'. */
  noun: string;
  /** The fields of one entry. */
  fields: Fields;
};

/** A field with several entries, which can be added, removed and put in order. */
export function FieldEntries({ name, label, hint, noun, fields }: Props) {
  const { control, getValues, formState } = useFormContext();
  const entries = useFieldArray({ control, name });
  const id = useId();
  const names = Object.keys(fields);
  const [first = ""] = names;
  const called = (index: number) => String(getValues(`${name}.${index}.${first}`) || `${noun} ${index + 1}`);
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2 md:col-span-full">
      <p id={id} className={fieldLabel}>
        {label}
      </p>
      {hint && <p className="text-xs text-ink-soft">{hint}</p>}
      {entries.fields.length > 0 && (
        <SortableList
          label={label}
          items={entries.fields}
          idOf={(entry) => entry.id}
          nameOf={(_entry, index) => called(index)}
          onMove={entries.move}
          tall={names.length > 1}
        >
          {(_entry, index) => (
            <div className="flex items-start gap-2">
              <div className="grid grow gap-2">
                {names.map((part) => {
                  const one = fields[part];
                  return (
                    one && (
                      <FieldControl
                        key={part}
                        name={`${name}.${index}.${part}`}
                        field={one}
                        label={`${names.length > 1 ? one.label : noun} ${index + 1}`}
                        hideLabel={names.length === 1}
                      />
                    )
                  );
                })}
              </div>
              <RemoveButton name={called(index)} onRemove={() => entries.remove(index)} />
            </div>
          )}
        </SortableList>
      )}
      <Alert>{listError(formState, name)}</Alert>
      <div>
        <Button small onClick={() => entries.append(typedFields(fields, null))}>
          <Plus aria-hidden="true" />
          Add {noun}
        </Button>
      </div>
    </div>
  );
}
