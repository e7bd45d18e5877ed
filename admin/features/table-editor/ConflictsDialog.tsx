import { useState } from "react";
import { comparedCells, type RowConflict } from "./rules/conflicts.ts";
import type { Column } from "#domain/products/editor-columns.ts";
import type { Edits } from "./rules/history.ts";
import { counted } from "#domain/text/text.ts";
import type { Side } from "#domain/content/conflict.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { AllOfOneSide, ChoiceFooter, SideRadio, SIDES } from "../../records/VersionChoice.tsx";

type Props = {
  conflicts: readonly RowConflict[];
  edits: Edits;
  columns: readonly Column[];
  columnOf: (key: string) => Column;
  onClose: () => void;
  /** Whose version of each product is kept. */
  onChoose: (choices: ReadonlyMap<string, Side>) => void;
};

/** The products that somebody else changed meanwhile: both versions of each, and the choice between them. */
export function ConflictsDialog({ conflicts, edits, columns, columnOf, onClose, onChoose }: Props) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const all = (keep: Side) =>
    setChoices(new Map(conflicts.map(({ id, theirs }) => [id, theirs ? keep : "theirs"] as const)));
  const open = conflicts.filter(({ id, theirs }) => theirs && !choices.has(id)).length;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`${counted(conflicts.length, "product")} changed by somebody else`}
      description="Nothing was saved or overwritten. Choose which version of each product to keep; of yours, only the cells that you changed are saved."
      footer={
        <ChoiceFooter
          onClose={onClose}
          missing={open}
          onSave={() => onChoose(new Map(conflicts.map(({ id }) => [id, choices.get(id) ?? "theirs"] as const)))}
        />
      }
    >
      <AllOfOneSide onChoose={all} />
      {conflicts.map((conflict) => (
        <ConflictRow
          key={conflict.id}
          conflict={conflict}
          cells={comparedCells(conflict, edits, columns, columnOf)}
          keep={choices.get(conflict.id)}
          onKeep={(keep) => setChoices(new Map([...choices, [conflict.id, keep]]))}
        />
      ))}
    </Dialog>
  );
}

type RowProps = {
  conflict: RowConflict;
  cells: ReturnType<typeof comparedCells>;
  keep: Side | undefined;
  onKeep: (keep: Side) => void;
};

function ConflictRow({ conflict: { id, base, theirs }, cells, keep, onKeep }: RowProps) {
  const empty = <em className="text-ink-soft">empty</em>;
  return (
    <fieldset className="grid gap-2 rounded-control border border-line px-3 pbe-3">
      <legend className="px-1 font-medium">{theirs?.name ?? base.name}</legend>
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label="Both versions">
        <table className="text-sm inline-full">
          <thead className="text-start text-ink-soft">
            <tr className="*:py-1 *:pe-4 *:text-start *:font-medium">
              <th scope="col">Column</th>
              <th scope="col">Mine</th>
              <th scope="col">{theirs ? "Theirs" : "Before"}</th>
            </tr>
          </thead>
          <tbody>
            {cells.map(({ column, before, mine, theirs: other }) => (
              <tr
                key={column.key}
                className="border-bs border-line *:py-1 *:pe-4 *:text-start *:align-top *:wrap-anywhere"
              >
                <th scope="row" className="font-normal text-ink-soft">
                  {column.label}
                </th>
                <td>{mine || empty}</td>
                <td>{(theirs ? other : before) || empty}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {theirs ? (
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {SIDES.map((side) => (
            <label key={side} className="inline-flex cursor-pointer items-center gap-2 min-block-6">
              <SideRadio name={id} chosen={keep === side} onChoose={() => onKeep(side)} />
              {side === "mine" ? "Keep mine" : "Keep theirs"}
            </label>
          ))}
        </div>
      ) : (
        <p className="text-sm">Somebody else deleted this product. It leaves the table; copy what you need before.</p>
      )}
    </fieldset>
  );
}
