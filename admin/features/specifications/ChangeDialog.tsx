import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import type { StoredAttribute } from "#db/specifications/attributes.ts";
import { listProductsWithSpecifications } from "#db/specifications/specification-names.ts";
import { findAttribute } from "#domain/specifications/attribute.ts";
import { SPECIFICATION_NAME_MAX } from "#domain/specifications/specification-schema.ts";
import { counted, tooLong } from "#domain/text/text.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { COMMON_UNITS, readUnit } from "#domain/units/units.ts";
import { Alert, Button, Checkbox, Suggestions } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { fieldLabel, Fields, SelectField, TextField } from "../../ui/Field.tsx";
import { client } from "../../environment.ts";
import { queryKeys } from "../../query-client.ts";
import { ChangePreview } from "./SpecificationChanges.tsx";
import { planned, titleOf, type Task } from "./changes.ts";
import { useStoreChange } from "./use-store-change.ts";
import { QueryState } from "../../ui/panels.tsx";

type Props = { task: Task; attributes: readonly StoredAttribute[]; onClose: () => void };

const DECIMALS = ["0", "1", "2", "3"];

/** Renames, merges or converts specifications across the catalogue: shows every change first, and stores all or none. */
export function ChangeDialog({ task, attributes, onClose }: Props) {
  const [names, setNames] = useState(task.names);
  const [to, setTo] = useState(task.kind === "rename" ? task.to : "");
  const [unit, setUnit] = useState(task.kind === "convert" ? task.unit : "");
  const [decimals, setDecimals] = useState(task.kind === "convert" ? String(task.decimals ?? "") : "");
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState("");
  const store = useStoreChange();
  const products = useQuery({
    queryKey: queryKeys.productsWithSpecifications(task.names),
    queryFn: () => listProductsWithSpecifications(client, task.names),
    staleTime: 0,
    gcTime: 0,
  });

  const present = useMemo((): Task => {
    if (task.kind === "rename") return { kind: "rename", names, to: to.trim() };
    return {
      kind: "convert",
      names,
      unit: readUnit(unit) ?? unit.trim(),
      decimals: decimals === "" ? null : Number(decimals),
    };
  }, [task.kind, names, to, unit, decimals]);
  const isTooLong = present.kind === "rename" && present.to.length > SPECIFICATION_NAME_MAX;
  const isComplete = present.kind === "rename" ? present.to !== "" && !isTooLong : present.unit !== "";
  // Deferred, so that previewing thousands of products does not block typing.
  const shown = useDeferredValue(present);
  const plan = useMemo(
    () => (isComplete ? planned(shown, products.data ?? []) : []),
    [isComplete, shown, products.data],
  );
  const changing = plan.filter(({ change }) => change.specifications !== null);
  const busy = sent !== null;

  const apply = async () => {
    setFailure("");
    setSent(0);
    try {
      const changes = changing.flatMap(({ id, specifications: before, change: { specifications } }) =>
        specifications ? [{ id, seen: { specifications: before }, values: { specifications } }] : [],
      );
      const conflicts = await store(titleOf(present), changes, setSent);
      if (conflicts === 0) return onClose();
      await products.refetch();
      setFailure(
        `Nothing was stored: ${counted(conflicts, "product was", "products were")} changed by others meanwhile. Please look at the preview again.`,
      );
    } catch (error) {
      console.error("Changing specifications failed", error);
      setFailure("Nothing was stored. Please check your connection and try again.");
    }
    setSent(null);
  };

  const known = findAttribute(attributes, to);
  return (
    <Dialog
      wide
      open
      onClose={() => {
        if (!busy) onClose();
      }}
      title={
        task.kind === "convert" ? "Convert units" : task.names.length > 1 ? "Merge names" : "Rename a specification"
      }
      footer={
        <>
          <Button onClick={onClose} busy={busy}>
            Cancel
          </Button>
          <Button
            intent="primary"
            disabled={!busy && (changing.length === 0 || shown !== present || products.isFetching)}
            busy={busy}
            onClick={() => void apply()}
          >
            {busy
              ? `Storing ${writtenNumber(sent)} of ${writtenNumber(changing.length)}...`
              : `Change ${counted(changing.length, "product")}`}
          </Button>
        </>
      }
    >
      {task.names.length > 1 ? (
        <fieldset className="grid gap-1.5">
          <legend className={fieldLabel}>Names</legend>
          <div className="mbs-1.5 flex flex-wrap gap-x-5 gap-y-1.5">
            {task.names.map((name) => (
              <label key={name} className="inline-flex cursor-pointer items-center gap-2 min-block-6">
                <Checkbox
                  checked={names.includes(name)}
                  onChange={({ target }) =>
                    setNames(task.names.filter((one) => (one === name ? target.checked : names.includes(one))))
                  }
                />
                <span className="wrap-anywhere">{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <p className="wrap-anywhere">
          <span className="text-ink-soft">Name: </span>
          {task.names[0]}
        </p>
      )}
      {task.kind === "rename" ? (
        <TextField
          label="New name"
          required
          value={to}
          list="names-of-the-catalogue"
          hint={
            known?.name === to.trim()
              ? "In the catalogue of specifications"
              : known
                ? `The catalogue calls this “${known.name}”`
                : "Not in the catalogue of specifications"
          }
          error={isTooLong ? tooLong(SPECIFICATION_NAME_MAX) : undefined}
          onChange={(event) => setTo(event.target.value)}
        />
      ) : (
        <Fields>
          <TextField
            label="Unit"
            required
            value={unit}
            list="common-units"
            onChange={(event) => setUnit(event.target.value)}
          />
          <SelectField label="Decimals" value={decimals} onChange={(event) => setDecimals(event.target.value)}>
            <option value="">As many as needed</option>
            {DECIMALS.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </SelectField>
        </Fields>
      )}
      <Suggestions id="names-of-the-catalogue" values={attributes.map(({ name }) => name)} />
      <Suggestions id="common-units" values={COMMON_UNITS} />
      <QueryState query={products} loading="Loading products..." failed="The products could not be loaded" />
      {products.data && isComplete && <ChangePreview kind={present.kind} products={plan} />}
      <Alert boxed>{failure}</Alert>
    </Dialog>
  );
}
