import { useRef, useState } from "react";
import { ConflictError, isDuplicate } from "#db/errors.ts";
import { useOneAtATime } from "../ui/use-one-at-a-time.ts";

type Stored = { id: string; updated_at: string };

type Options<Input, Row extends Stored> = {
  /** The record as it was read, or null for a new one. */
  row: Row | null;
  create: (input: Input) => Promise<Row>;
  update: (id: string, input: Input, version: string) => Promise<Row>;
  load: (id: string) => Promise<Row | null>;
  /** The message when the save failed for a reason that cannot be corrected in the form. */
  failure: string;
  /** Called when the slug was taken between the check and the save. */
  onDuplicate: () => void;
  onSaved: (row: Row, stay: boolean) => void;
};

/** The version that somebody else saved, or null when they deleted the record. */
export type Conflict<Row> = { theirs: Row | null; stay: boolean };

/** Saves a record if nobody else saved it since it was read; distinguishes a conflict from a failure. */
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
   * Checks and saves, one at a time: calls in the meantime are ignored, and so are calls after a record was created,
   * until the screen changes.
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

  // An update changed no row: either somebody else saved first, or the account lacks the right. The version tells which.
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
    /** The next save replaces this version. */
    acceptVersion: ({ updated_at }: Pick<Stored, "updated_at">) => {
      version.current = updated_at;
    },
    submit,
    save,
  };
}
