import { Plus } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { pastedSpecifications, withSpecifications } from "#domain/specifications/pasted-lists.ts";
import { SPECIFICATIONS_MAX } from "#domain/products/product.ts";
import { counted } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { Button } from "../../ui/controls.tsx";
import { TextField } from "../../ui/Field.tsx";
import { SortableList } from "../../ui/sortable/SortableList.tsx";
import { Card } from "../../ui/Card.tsx";
import { Pair, RemoveButton } from "../../ui/form-entries.tsx";
import { ATTRIBUTE_NAMES, ExpectedSpecifications, LineNote } from "./ExpectedSpecifications.tsx";
import { useProductForm } from "./product-form.ts";
import { addPendingSpecification } from "./pending-rows.ts";
import { useAddRow, usePastedRows } from "./use-added-rows.ts";
import { useKnownSpecifications } from "./use-known-specifications.ts";
import { bindFields } from "../../records/bind-fields.ts";

/** Name and value pairs in the order in which the product page shows them. `note` is shown below them. */
export function Specifications({ note }: { note?: string | undefined }) {
  const form = useProductForm();
  const { control, getValues } = form;
  const field = bindFields(form);
  const { fields, remove, move } = useFieldArray({ control, name: "specifications" });
  const { row, first, add, onKeyDown } = useAddRow(() => addPendingSpecification(form));
  const known = useKnownSpecifications();
  const pasting = usePastedRows({
    noun: "specification",
    max: SPECIFICATIONS_MAX,
    getRows: () => getValues("specifications"),
    setRows: (rows) => form.setValue("specifications", rows, { shouldDirty: true }),
    read: (text, typedIn, index) => {
      const pasted = pastedSpecifications(text);
      // A single line with a colon may be just a value; only in the field of a name it is name and value.
      if (!pasted || (pasted.rows.length === 1 && !text.includes("\t") && typedIn.endsWith("value"))) return null;
      const rows = withSpecifications(getValues("specifications"), pasted.rows, index);
      return { rows, count: pasted.rows.length, leftOut: pasted.leftOut };
    },
    focusNext: first,
  });
  const nameOf = (index: number) => getValues(`specifications.${index}.name`) || `Specification ${index + 1}`;
  return (
    <Card title="Specifications" note={<span className={badge()}>{counted(fields.length, "specification")}</span>}>
      <div className="contents" {...pasting}>
        {fields.length > 0 && (
          <SortableList
            tall
            label="Specifications"
            items={fields}
            idOf={({ id }) => id}
            nameOf={(_field, index) => nameOf(index)}
            onMove={move}
          >
            {(_field, index) => (
              <Pair
                button={
                  <RemoveButton
                    name={nameOf(index)}
                    onRemove={() => {
                      remove(index);
                      first();
                    }}
                  />
                }
              >
                <TextField
                  label={`Name of specification ${index + 1}`}
                  hideLabel
                  list={ATTRIBUTE_NAMES}
                  {...field(`specifications.${index}.name`)}
                />
                <TextField
                  label={`Value of specification ${index + 1}`}
                  hideLabel
                  hint={<LineNote index={index} known={known} />}
                  {...field(`specifications.${index}.value`)}
                />
              </Pair>
            )}
          </SortableList>
        )}
        <ExpectedSpecifications known={known} />
        <div
          className="grid items-start gap-x-2 gap-y-1.5 pbs-1 md:grid-cols-[2fr_3fr_auto]"
          ref={row}
          onKeyDown={onKeyDown}
        >
          <TextField
            label="Specification name"
            placeholder="Cooling capacity"
            list={ATTRIBUTE_NAMES}
            {...field("draft.name")}
          />
          <TextField label="Specification value" placeholder="1,055 kW" {...field("draft.value")} />
          <Button onClick={add} className="mbs-1 md:mbs-6.25" aria-label="Add specification">
            <Plus aria-hidden="true" />
            Add
          </Button>
        </div>
      </div>
      <p className="text-xs text-ink-soft">
        {note ?? "A table pasted into a field becomes rows: name, value and perhaps unit."}
      </p>
    </Card>
  );
}
