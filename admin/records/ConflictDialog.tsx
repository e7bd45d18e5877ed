import { useState } from "react";
import { differences, mergeVersions, type Difference, type Side } from "#domain/content/conflict.ts";
import { Button } from "../ui/controls.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { fieldLabel } from "../ui/Field.tsx";
import { AllOfOneSide, ChoiceFooter, SideRadio, SIDES } from "./VersionChoice.tsx";

/** The names of the records that a form refers to, by their ids. */
export type Names = ReadonlyMap<string, string>;

export type ComparedField<T> = { label: string; show: (value: T, names: Names) => string };

/**
 * How a conflict shows each value of a form; null for a value that is not stored. Every key is required, because a field left
 * out would keep the other person's value without asking.
 */
export type ComparedFields<T> = {
  [Key in keyof T & string]-?: ComparedField<T> | null;
};

const NO_NAMES: Names = new Map();

type Props<T extends object> = {
  /** The kind of the record within a sentence: 'brand', 'product'. */
  noun: string;
  base: T;
  mine: T;
  /** Null when somebody else deleted the record. */
  theirs: T | null;
  fields: ComparedFields<T>;
  names?: Names | undefined;
  onClose: () => void;
  onChoose: (merged: T) => void;
};

/** Shows two versions of a record side by side; the user chooses field by field. Nothing is overwritten silently. */
export function ConflictDialog<T extends object>(props: Props<T>) {
  const { noun, base, mine, theirs, fields, names = NO_NAMES, onClose, onChoose } = props;
  const [choices, setChoices] = useState<Difference<keyof T & string>[]>(() => {
    const compared = (Object.keys(fields) as (keyof T & string)[]).filter((key) => fields[key]);
    return theirs ? differences(base, mine, theirs, compared) : [];
  });
  const choose = (key: keyof T & string, keep: Side) =>
    setChoices(choices.map((choice) => (choice.key === key ? { key, keep } : choice)));
  const all = (keep: Side) => setChoices(choices.map(({ key }) => ({ key, keep })));

  if (!theirs) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={`This ${noun} was deleted`}
        footer={<Button onClick={onClose}>Keep editing</Button>}
        description={`Somebody else deleted this ${noun} while you were editing it. Your text is still in the form; copy what you need before you leave.`}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={`This ${noun} was changed by somebody else`}
      description="Nothing has been overwritten. Choose which version of each field to keep."
      footer={<ChoiceFooter onClose={onClose} onSave={() => onChoose(mergeVersions(mine, theirs, choices))} />}
    >
      {choices.length === 0 ? (
        <p>Both versions have the same content.</p>
      ) : (
        <>
          <AllOfOneSide onChoose={all} />
          {choices.map(({ key, keep }) => {
            const field = fields[key];
            if (!field) return null;
            return (
              <fieldset key={key} className="grid gap-1.5 md:grid-cols-2">
                <legend className={`${fieldLabel} md:mbe-1`}>{field.label}</legend>
                {SIDES.map((side) => (
                  <label
                    key={side}
                    className={`grid cursor-pointer content-start gap-1 rounded-control border px-3 py-2.5 ${keep === side ? "border-petrol bg-petrol-wash" : "border-line"}`}
                  >
                    <span className="flex items-center gap-2 font-[570]">
                      <SideRadio name={key} chosen={keep === side} onChoose={() => choose(key, side)} />
                      {side === "mine" ? "Mine" : "Theirs"}
                    </span>
                    <span className="overflow-y-auto text-sm whitespace-pre-wrap max-block-40">
                      {field.show(side === "mine" ? mine : theirs, names) || <em>empty</em>}
                    </span>
                  </label>
                ))}
              </fieldset>
            );
          })}
        </>
      )}
    </Dialog>
  );
}
