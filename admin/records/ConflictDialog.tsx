import { useState } from "react";
import { conflictingFields, fieldsOfOthers, mergeVersions, type Side } from "#domain/content/conflict.ts";
import { fieldText } from "#domain/content/field-text.ts";
import { translationsText } from "#domain/languages/translation-text.ts";
import { Button } from "../ui/controls.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { fieldLabel } from "../ui/Field.tsx";
import { AllOfOneSide, ChoiceFooter, SideRadio, SIDES } from "./VersionChoice.tsx";

/** The names of the records that a form refers to, by their ids. */
export type Names = ReadonlyMap<string, string>;

/**
 * What a conflict calls each value of a form; null for a value that is not stored. Every key is required, because a field left
 * out would keep the other person's value without asking.
 */
export type ComparedFields<T> = { [Key in keyof T & string]-?: string | null };

/** The values of a form that are stored. */
export const storedFields = <T extends object>(fields: ComparedFields<T>): (keyof T & string)[] =>
  (Object.keys(fields) as (keyof T & string)[]).filter((key) => fields[key] !== null);

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

/**
 * Shows the fields of a record that somebody else has changed, too; the user chooses field by field. What only one side has
 * changed is kept without asking.
 */
export function ConflictDialog<T extends object>(props: Props<T>) {
  const { noun, base, mine, theirs, fields, names, onClose, onChoose } = props;
  const keys = storedFields(fields);
  const [choices, setChoices] = useState<ReadonlyMap<keyof T & string, Side>>(
    () => new Map(theirs ? conflictingFields({ base, mine, theirs }, keys).map((key) => [key, "mine"]) : []),
  );

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
  const textOf = (key: keyof T & string, version: T) =>
    key === "translations" ? translationsText(fields, version[key]) : fieldText(version[key], names);
  const others = fieldsOfOthers({ base, mine, theirs }, keys).map((key) => fields[key]);
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={`This ${noun} was changed by somebody else`}
      description="Nothing has been overwritten. Choose which version to keep of each field that both of you changed."
      footer={
        <ChoiceFooter onClose={onClose} onSave={() => onChoose(mergeVersions({ base, mine, theirs }, keys, choices))} />
      }
    >
      {choices.size > 1 && (
        <AllOfOneSide onChoose={(side) => setChoices(new Map([...choices.keys()].map((key) => [key, side])))} />
      )}
      {[...choices].map(([key, keep]) => (
        <fieldset key={key} className="grid gap-1.5 md:grid-cols-2">
          <legend className={`${fieldLabel} md:mbe-1`}>{fields[key]}</legend>
          {SIDES.map((side) => (
            <label
              key={side}
              className={`grid cursor-pointer content-start gap-1 rounded-control border px-3 py-2.5 ${keep === side ? "border-petrol bg-petrol-wash" : "border-line"}`}
            >
              <span className="flex items-center gap-2 font-[570]">
                <SideRadio
                  name={key}
                  chosen={keep === side}
                  onChoose={() => setChoices(new Map([...choices, [key, side]]))}
                />
                {side === "mine" ? "Mine" : "Theirs"}
              </span>
              <span className="overflow-y-auto text-sm whitespace-pre-wrap max-block-40">
                {textOf(key, side === "mine" ? mine : theirs) || <em>empty</em>}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {others.length > 0 && (
        <p className="text-sm text-ink-soft">Also kept, as only somebody else changed it: {others.join(", ")}.</p>
      )}
    </Dialog>
  );
}
