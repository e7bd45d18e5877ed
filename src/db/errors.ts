import type { PostgrestError } from "@supabase/supabase-js";

/** What the database refused or could not do; `code` is its SQLSTATE or the API's own code. */
export class DatabaseError extends Error {
  readonly code: string;
  readonly details: string | null;
  /** The HTTP status of the answer, where it is known. */
  readonly status: number | undefined;

  constructor(error: Pick<PostgrestError, "message" | "code"> & { details?: string | null }, status?: number) {
    // The embedded stack puts 'error: ' before the messages that it has no code for.
    super(error.message.replace(/^error: /, ""));
    this.name = "DatabaseError";
    this.code = error.code;
    this.details = error.details ?? null;
    this.status = status;
  }
}

/** Somebody else changed or deleted the record since it was read; nothing was written. */
export class ConflictError extends Error {
  constructor(message = "This record was changed by somebody else.") {
    super(message);
    this.name = "ConflictError";
  }
}

type Answer<T> = { data: T; error: PostgrestError | null; status?: number };

/** The data of an answer, or a thrown DatabaseError. */
export function unwrap<T>({ data, error, status }: Answer<T>): NonNullable<T> {
  if (error) throw new DatabaseError(error, status);
  if (data === null || data === undefined)
    throw new DatabaseError({ message: "The database sent no data.", code: "PGRST000" });
  return data;
}

/** Throws when the answer carries an error; for calls without data. */
export function ensureDone({ error }: { error: PostgrestError | null }): void {
  if (error) throw new DatabaseError(error);
}

/** No row of the answer, and an id that is no UUID, which therefore belongs to no row. */
const NO_ROW = ["PGRST116", "22P02"];

/** The row of a single-item read, or null where there is none; any other error is thrown. */
export function unwrapOptional<T>({ data, error, status }: Answer<T>): NonNullable<T> | null {
  if (error && NO_ROW.includes(error.code)) return null;
  if (error) throw new DatabaseError(error, status);
  return data ?? null;
}

/** True for a unique constraint that a slug or name broke. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "23505";
}

/** True when what a new row points to is not there (any more). */
export function isMissingTarget(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "23503";
}

/** True when what a change was made from is not as it was: others changed it meanwhile. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "PT409";
}

/** True for an answer 404: asking again gives the same. */
export function isNotFound(error: unknown): boolean {
  return error instanceof DatabaseError && error.status === 404;
}
