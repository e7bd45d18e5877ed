import { Plus } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { insertedAfter, pastedFeatures } from "#domain/specifications/pasted-lists.ts";
import { FEATURES_MAX } from "#domain/products/product.ts";
import { counted } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { Button } from "../../ui/controls.tsx";
import { TextField } from "../../ui/Field.tsx";
import { SortableList } from "../../ui/sortable/SortableList.tsx";
import { Card } from "../../ui/Card.tsx";
import { RemoveButton } from "../../ui/form-entries.tsx";
import { useProductForm } from "./product-form.ts";
import { addPendingFeature } from "./pending-rows.ts";
import { useAddRow, usePastedRows } from "./use-added-rows.ts";
import { bindFields } from "../../records/bind-fields.ts";

/** Lines of text in the order in which the product page shows them. */
export function Features() {
  const form = useProductForm();
  const { control, register, getValues } = form;
  const field = bindFields(form);
  const { fields, remove, move } = useFieldArray({ control, name: "features" });
  const { row, first, add, onKeyDown } = useAddRow(() => addPendingFeature(form));
  const pasting = usePastedRows({
    noun: "feature",
    max: FEATURES_MAX,
    getRows: () => getValues("features"),
    setRows: (rows) => form.setValue("features", rows, { shouldDirty: true }),
    read: (text, _field, index) => {
      const pasted = pastedFeatures(text)?.map((line) => ({ text: line }));
      const list = getValues("features");
      if (!pasted) return null;
      return {
        rows: insertedAfter(list, pasted, index ?? list.length, (row) => !row.text.trim()),
        count: pasted.length,
      };
    },
    focusNext: first,
  });
  const nameOf = (index: number) => getValues(`features.${index}.text`) || `Feature ${index + 1}`;
  return (
    <Card title="Features" note={<span className={badge()}>{counted(fields.length, "feature")}</span>}>
      <div className="contents" {...pasting}>
        {fields.length > 0 && (
          <SortableList
            label="Features"
            items={fields}
            idOf={({ id }) => id}
            nameOf={(_field, index) => nameOf(index)}
            onMove={move}
          >
            {(_field, index) => (
              <div className="flex items-start gap-2">
                <TextField
                  label={`Feature ${index + 1}`}
                  hideLabel
                  className="grow"
                  {...field(`features.${index}.text`)}
                />
                <RemoveButton
                  name={nameOf(index)}
                  onRemove={() => {
                    remove(index);
                    first();
                  }}
                />
              </div>
            )}
          </SortableList>
        )}
        <div className="flex items-start gap-2 pbs-1" ref={row} onKeyDown={onKeyDown}>
          <TextField
            label="New feature"
            className="grow"
            placeholder="Stepless capacity control"
            {...register("draft.feature")}
          />
          <Button onClick={add} className="mbs-6.25" aria-label="Add feature">
            <Plus aria-hidden="true" />
            Add
          </Button>
        </div>
      </div>
      <p className="text-xs text-ink-soft">A list pasted into a field becomes features, one for each line.</p>
    </Card>
  );
}
