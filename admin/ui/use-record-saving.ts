import { useRef, useState } from "react";
import { ConflictError, isDuplicate } from "#db/errors.ts";
import { useOneAtATime } from "./use-one-at-a-time.ts";

type Stored = { id: string; updated_at: string };

type Options<Input, Row extends Stored> = {
  /** The record as it was read, or null for a new one. */
  row: Row | null;
  create: (input: Input) => Promise<Row>;
  update: (id: string, input: Input, version: string) => Promise<Row>;
  load: (id: string) => Promise<Row | null>;
  /** Said when the save failed for a reason nobody can mend in the form. */
  failure: string;
  /** The slug was taken between the check and the save. */
  onDuplicate: () => void;
  onSaved: (row: Row, stay: boolean) => void;
};

/** What stands in the way: the other version, or that there is none any more. */
export type Conflict<Row> = { theirs: Row | null; stay: boolean };

/** Saves a record from the version it was read in; tells a conflict from a failure, and never loses what was typed. */
export function useRecordSaving<Input, Row extends Stored>(options: Options<Input, Row>) {
  const { busy, run } = useOneAtATime();
  const [message, setMessage] = useState<string>();
  const [conflict, setConflict] = useState<Conflict<Row> | null>(null);
  const version = useRef(options.row?.updated_at);
  const created = useRef(false);

  const store = async (input: Input): Promise<Row> => {
    const { row } = options;
    return row && version.current ? options.update(row.id, input, version.current) : options.create(input);
  };

  const save = async (input: Input, stay: boolean): Promise<void> => {
    setMessage(undefined);
    try {
      const row = await store(input);
      version.current = row.updated_at;
      created.current = options.row === null;
      options.onSaved(row, stay);
    } catch (error) {
      if (isDuplicate(error)) options.onDuplicate();
      else if (error instanceof ConflictError && options.row) await explain(options.row.id, error, stay);
      else fail(error);
    }
  };

  /**
   * Checks and saves, one at a time: what is asked for while that is under way is left out, and so is a second record
   * once the first is created and the screen is about to change.
   */
  const submit = (checkAndSave: () => Promise<unknown>): void => {
    if (created.current) return;
    setMessage(undefined);
    void run(checkAndSave);
  };

  const fail = (error: unknown) => {
    console.error(options.failure, error);
    setMessage(options.failure);
  };

  // An update that reached no row has been overtaken, or its sender had no right to it: the version tells which.
  const explain = async (id: string, error: unknown, stay: boolean) => {
    try {
      const theirs = await options.load(id);
      if (theirs?.updated_at === version.current) fail(error);
      else setConflict({ theirs, stay });
    } catch (failure) {
      fail(failure);
    }
  };

  return {
    busy,
    message,
    setMessage,
    conflict,
    closeConflict: () => setConflict(null),
    /** From now on a save replaces this version. */
    acceptVersion: ({ updated_at }: Pick<Stored, "updated_at">) => {
      version.current = updated_at;
    },
    submit,
    save,
  };
}
